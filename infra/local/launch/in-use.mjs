/**
 * The commands that use the installed packages: a lock file each, outside `node_modules`, which an installation
 * empties.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isHeld, takeLock } from './lock.mjs'
import { root } from './paths.mjs'

const AGAIN_MS = 250
const folder = join(root, '.running')

/** Makes installations wait until this process ends, or calls the returned function. */
export function usePackages(command) {
  try {
    const release = takeLock(join(folder, `${command}.${process.pid}`))
    process.once('exit', release)
    return release
  } catch (error) {
    // A user without write access installs nothing here either.
    if (error.code === 'EACCES' || error.code === 'EROFS') return () => {}
    throw error
  }
}

/** Resolves when no other process installs. Returns the function that admits the next one. */
export async function takeInstallation(ancestors, say) {
  let release = null
  const holder = () => {
    release = takeLock(join(folder, 'install'))
    return release ? null : 'another installation'
  }
  await untilNone(holder, ancestors, say)
  return release
}

/** Resolves when no command uses the packages. */
export const packagesUnused = (ancestors, say) => untilNone(runningCommand, ancestors, say)

function runningCommand() {
  const [file] = readdirSync(folder).filter((name) => /^[^.]+\.\d+$/.test(name) && isHeld(join(folder, name)))
  const [command, pid] = file?.split('.') ?? []
  return command ? `npm run ${command} (process ${pid})` : null
}

/** Polls until there is no holder; prints once what it waits for. */
async function untilNone(holderNow, ancestors, say) {
  let hasSaidSo = false
  for (let holder = holderNow(); holder; holder = holderNow()) {
    if (!hasSaidSo) say(`The packages have changed. Waiting for ${holder} to end before they are installed.`)
    hasSaidSo = true
    if (ancestors.aborted) throw new Error('The installation was broken off.')
    await sleep(AGAIN_MS)
  }
}
