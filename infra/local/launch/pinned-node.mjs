import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { nodePackageFor, refusalOf } from './machine.mjs'
import { manifest, nodeModules } from './paths.mjs'

/** The version that the project pins for this machine, if any, and the path of its binary once installed. */
export function pinnedNode() {
  const packageName = nodePackageFor(process)
  return {
    version: manifest.optionalDependencies[packageName],
    binary: join(nodeModules, packageName, 'bin/node'),
  }
}

/** The path of the pinned Node; if none exists or runs on this machine, of this Node if it is new enough. */
export function findNode() {
  const { version, binary } = pinnedNode()
  if (version && versionOf(binary) === `v${version}`) return binary
  const refusal = refusalOf(process, { ...manifest, optionalDependencies: {} })
  if (refusal) throw new Error(refusal)
  return process.execPath
}

/** PATH with the project's tools and the given Node first. */
export const pathFor = (node) =>
  [join(nodeModules, '.bin'), dirname(node), process.env.PATH].filter(Boolean).join(delimiter)

/** Asks the binary itself: it may exist and not run, as with another C library. */
export function versionOf(binary) {
  return spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout?.trim()
}
