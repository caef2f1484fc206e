import { createHash } from 'node:crypto'
import { copyFileSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWithLifeline } from './child.mjs'
import { saysFullDisk } from './full-disk.mjs'
import { packagesUnused, takeInstallation, usePackages } from './in-use.mjs'
import { readIfThere } from './lock.mjs'
import { nodeModules, root } from './paths.mjs'
import { pinnedNode, versionOf } from './pinned-node.mjs'
import { withProgress } from './progress.mjs'

const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url))
const marker = join(nodeModules, '.lock-hash')

/**
 * Installs exactly the lockfile if it changed, while no other command uses the packages; until this process ends no
 * other installation replaces them. Shows npm's output only on failure.
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
      // Removed first, so that a command that starts now waits for this installation.
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
    // A production environment would omit the build and test tools.
    const work = async () => npmCi(['--include=dev'], await nodeFor(folder, ancestors), ancestors)
    await withProgress('Installing the packages of the lockfile', work, say)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The pinned Node for npm, installed first and alone: npm silently skips optional packages that do not fit its Node,
 * and an older one would lack the web app's build tools.
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

async function npmCi(args, node, ancestors) {
  const words = []
  const collect = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => words.push(chunk))
  }
  const env = { ...process.env, PATH: [join(node, '..'), process.env.PATH].join(delimiter) }
  // npm finishes running work before it stops.
  const options = { cwd: root, env, stdio: 'pipe', onSpawn: collect, patient: false }
  const command = [guard, ...npm(node), 'ci', '--include=optional', '--no-audit', '--no-fund', ...args]
  const code = await runWithLifeline(process.execPath, command, options, ancestors)
  if (code > 128) throw new Error('The installation was broken off.')
  const said = String(Buffer.concat(words))
  if (saysFullDisk(said)) throw new Error(`The disk is full: the packages do not fit into ${root}.`)
  if (code !== 0) throw new Error(`${said}\nnpm ci failed (exit ${code}).`)
}

/** npm ci would empty the folder behind a link, which another checkout uses. */
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
