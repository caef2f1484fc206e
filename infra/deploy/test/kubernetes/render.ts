import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { kubectlPath } from './kubectl.ts'

/** A manifest as rendered for `kubectl apply`. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
}

export const folder = resolve(import.meta.dirname, '../../k8s')
const RENDER_LIMIT_MS = 15_000

const rendered = new Map<string, string>()

/** The output of `kubectl kustomize` for a folder below `infra/deploy/k8s`. Throws if kubectl is missing or fails. */
export function render(path: string): Manifest[] {
  const text = rendered.get(path) ?? kustomize(['kustomize', resolve(folder, path)])
  rendered.set(path, text)
  return parse(text)
}

/** The same with components that an operator enables by removing their `#`. */
export function renderWith(path: string, components: string[]): Manifest[] {
  const own = mkdtempSync(join(tmpdir(), 'recruit-overlay-'))
  const from = (other: string) => relative(own, join(folder, other))
  const added = components.map((name) => from(`components/${name}`))
  try {
    const content = { namespace: 'recruit', resources: [from(path)], components: added }
    writeFileSync(join(own, 'kustomization.yaml'), JSON.stringify(content))
    return parse(kustomize(['kustomize', own]))
  } finally {
    rmSync(own, { recursive: true })
  }
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

/** The folders that an operator applies: the site with its Jobs, at two places. */
export const site = 'overlays/production'
export const engines = 'overlays/engines'
export const withJobs = (place: string) => [
  place,
  ...['migrate', 'staff-keys', 'invariants'].map((jobs) => `${place}/${jobs}`),
]
export const folders = [...withJobs(site), 'overlays/small', ...withJobs(engines)]
/** The optional components of the overlay for engines. */
export const offered = ['mysql-client-tls', 'redis-client-tls', 'gateway-tls']
