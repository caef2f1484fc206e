import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { nodeModules, root } from './paths.mjs'

const OLDEST = 24

/** The version that the project pins for this machine, where there is one, and where its binary is once installed. */
export function pinnedNode() {
  const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const binary = join(nodeModules, packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return { packageName, version: optionalDependencies[packageName], binary }
}

/** The path of the pinned Node; where none exists for this machine, of this Node if it is new enough. */
export function findNode() {
  const { packageName, version, binary } = pinnedNode()
  if (version && versionOf(binary) === `v${version}`) return binary
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
    console.log(
      `No pinned Node for this machine (${packageName}): using ${process.execPath} ${process.version}.`,
    )
    return process.execPath
  }
  throw new Error(`No pinned Node for this machine (${packageName}): please install Node ${OLDEST} or newer.`)
}

/** PATH with the project's tools and the given Node first. */
export const pathFor = (node) =>
  [join(nodeModules, '.bin'), dirname(node), process.env.PATH].filter(Boolean).join(delimiter)

/** Asked of the binary itself: it may be there and yet not run, as with another C library. */
export function versionOf(binary) {
  return spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim()
}
