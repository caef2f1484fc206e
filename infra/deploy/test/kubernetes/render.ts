import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { kubectlPath } from './kubectl.ts'

/** What Kubernetes is told, as it is rendered for `kubectl apply`. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
}

/** Where the manifests are. */
export const folder = resolve(import.meta.dirname, '../../k8s')
const RENDER_LIMIT_MS = 15_000

const rendered = new Map<string, string>()

/** What `kubectl kustomize` makes of a folder below `infra/deploy/k8s`. Throws where kubectl is missing or refuses. */
export function render(path: string): Manifest[] {
  const text = rendered.get(path) ?? kustomize(['kustomize', resolve(folder, path)])
  rendered.set(path, text)
  return parse(text)
}

const parse = (text: string) =>
  parseAllDocuments(text).map((document) => {
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw problem
    return document.toJS() as Manifest
  })

function kustomize(args: string[]): string {
  try {
    return execFileSync(kubectlPath(), args, { encoding: 'utf8', timeout: RENDER_LIMIT_MS, stdio: 'pipe' })
  } catch (thrown) {
    const { stderr } = thrown as { stderr?: string }
    throw new Error(`kubectl ${args.join(' ')}: ${stderr ?? thrown}`)
  }
}

/** The folders that an operator applies. */
export const site = 'overlays/production'
export const folders = [site, 'overlays/small', `${site}/migrate`, `${site}/staff-keys`, `${site}/invariants`]
