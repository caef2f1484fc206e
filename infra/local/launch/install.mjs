import { createHash } from 'node:crypto'
import { copyFileSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWithLifeline } from './child.mjs'
import { saysFullDisk } from './full-disk.mjs'
import { packagesUnused, takeInstallation, usePackages } from './in-use.mjs'
import { nodeModules, root } from './paths.mjs'
import { pinnedNode, versionOf } from './pinned-node.mjs'
import { withProgress } from './progress.mjs'

const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url))
const marker = join(nodeModules, '.lock-hash')

/**
 * Installs exactly what the lockfile names when it changed since the last time, while no other command runs on the
 * packages; until this process ends no other installation replaces them. Shows npm's words on failure only.
 */
export async function installIfNeeded(command, ancestors, say) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isInstalled = () => readIfThere(marker) === wanted
  const leave = usePackages(command)
  if (isInstalled()) return
  leave()
  const release = await takeInstallation(ancestors, say)
  try {
    if (!isInstalled()) {
      // Gone first: a command that starts from now on waits for this installation.
      rmSync(marker, { force: true })
      await packagesUnused(ancestors, say)
      await install(ancestors, say)
      writeFileSync(marker, wanted)
    }
    usePackages(command)
  } finally {
    release()
  }
}

async function install(ancestors, say) {
  refuseLink()
  const folder = mkdtempSync(join(tmpdir(), 'recruit-install-'))
  try {
    const work = async () => installAll(await nodeFor(folder, ancestors), ancestors)
    await withProgress('Installing the packages of the lockfile', work, say)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The Node that npm runs on: the pinned one, brought first and alone. npm leaves out, without a word, an optional
 * package that does not fit the Node it runs on, and an older one would lack what builds the web app.
 */
async function nodeFor(folder, ancestors) {
  const { version, binary } = pinnedNode()
  if (!version || process.version === `v${version}`) return process.execPath
  const isThere = () => versionOf(binary) === `v${version}`
  if (!isThere()) await npmCi(['--workspaces=false', '--omit=dev'], process.execPath, ancestors)
  if (!isThere()) return process.execPath
  // Outside the folder that the whole installation empties.
  const node = join(folder, basename(binary))
  copyFileSync(binary, node)
  return node
}

// A production environment would leave out what builds and tests the product.
const installAll = (node, ancestors) => npmCi(['--include=dev'], node, ancestors)

async function npmCi(args, node, ancestors) {
  const words = []
  const collect = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => words.push(chunk))
  }
  const env = { ...process.env, PATH: [join(node, '..'), process.env.PATH].join(delimiter) }
  // npm finishes what it has begun when it is asked to stop.
  const options = { cwd: root, env, stdio: 'pipe', onSpawn: collect, patient: false }
  const command = [guard, ...npm(node), 'ci', '--include=optional', '--no-audit', '--no-fund', ...args]
  const code = await runWithLifeline(process.execPath, command, options, ancestors)
  if (code > 128) throw new Error('The installation was broken off.')
  const said = String(Buffer.concat(words))
  if (saysFullDisk(said)) throw new Error(`The disk is full: the packages do not fit into ${root}.`)
  if (code !== 0) throw new Error(`${said}\nnpm ci failed (exit ${code}).`)
}

/** npm ci would empty the folder behind a link, which another copy of the project is living on. */
function refuseLink() {
  if (lstatSync(nodeModules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error('node_modules is a link and out of date: remove it, or install where it leads.')
}

/** The npm that runs this script, else the one next to this Node or in PATH. */
function npm(node) {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return [node, own]
  return ['npm']
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
