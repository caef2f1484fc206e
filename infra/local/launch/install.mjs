import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWithLifeline } from './child.mjs'
import { nodeModules, root } from './paths.mjs'

const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url))
const marker = join(nodeModules, '.lock-hash')

/** Installs exactly what the lockfile names when it changed since the last time. Shows npm's words on failure only. */
export async function installIfNeeded(ancestors) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (readIfThere(marker) === wanted) return
  refuseLink()
  console.log('Installing…')
  const words = []
  const collect = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => words.push(chunk))
  }
  // A production environment would leave out what builds and tests the product.
  const wholeTree = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // npm finishes what it has begun when it is asked to stop.
  const options = { cwd: root, env: process.env, stdio: 'pipe', onSpawn: collect, patient: false }
  const code = await runWithLifeline(process.execPath, [guard, ...npm(), ...wholeTree], options, ancestors)
  if (code > 128) throw new Error('The installation was broken off.')
  if (code !== 0) throw new Error(`${Buffer.concat(words)}\nnpm ci failed (exit ${code}).`)
  writeFileSync(marker, wanted)
}

/** npm ci would empty the folder behind a link, which another copy of the project is living on. */
function refuseLink() {
  if (lstatSync(nodeModules, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error('node_modules is a link and out of date: remove it, or install where it leads.')
}

/** The npm that runs this script, else the one beside this Node or in PATH. */
function npm() {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return [process.execPath, own]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
