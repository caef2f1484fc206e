/**
 * Which commands run on the installed packages: a lock file for each, outside `node_modules`, which an installation
 * empties.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isHeld, takeLock } from './lock.mjs'
import { root } from './paths.mjs'

const AGAIN_MS = 250
const folder = join(root, '.running')

/** Keeps installations waiting until this process ends. Returns what lets them go on earlier. */
export function usePackages(command) {
  try {
    const release = takeLock(join(folder, `${command}.${process.pid}`))
    process.once('exit', release)
    return release
  } catch (error) {
    // A user who may not write here installs nothing here either.
    if (error.code === 'EACCES' || error.code === 'EROFS') return () => {}
    throw error
  }
}

/** Resolves when no other process installs. Returns what lets the next one do so. */
export async function takeInstallation(ancestors, say) {
  let release = null
  const holder = () => {
    release = takeLock(join(folder, 'install'))
    return release ? null : 'another installation'
  }
  await untilNone(holder, ancestors, say)
  return release
}

/** Resolves when no command runs on the packages. */
export const packagesUnused = (ancestors, say) => untilNone(runningCommand, ancestors, say)

function runningCommand() {
  const [file] = readdirSync(folder).filter((name) => /^[^.]+\.\d+$/.test(name) && isHeld(join(folder, name)))
  const [command, pid] = file?.split('.') ?? []
  return command ? `npm run ${command} (process ${pid})` : null
}

/** Asks until no holder is named; says once what it waits for. */
async function untilNone(holderNow, ancestors, say) {
  let hasSaidSo = false
  for (let holder = holderNow(); holder; holder = holderNow()) {
    if (!hasSaidSo) say(`The packages have changed. Waiting for ${holder} to end before they are installed.`)
    hasSaidSo = true
    if (ancestors.aborted) throw new Error('The installation was broken off.')
    await sleep(AGAIN_MS)
  }
}
