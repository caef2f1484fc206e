import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../launch/progress.mjs'
import { PlainError } from '../plain-error.ts'
import { runToEnd } from '../process/child.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { findProgram } from './machine.ts'

const LIMIT_MS = 15 * 60_000
const LOCK_LIMIT_S = 300
const AGAIN_MS = 2_000
/** apt's message while another installation runs. `Lock::Timeout` covers dpkg's lock, not the one of the lists. */
const LOCKED = /Could not get lock \S+/

/** Installs all of these Debian packages with one `apt-get update` and one `install`. Throws with apt's last lines. */
export async function installPackages(packages: string[], context: LaunchContext): Promise<void> {
  const aptGet = findProgram(['apt-get'], context.env, context.machine)
  if (!aptGet) throw new PlainError('apt-get is missing.')
  const install = async () => {
    await run(aptGet, ['update', '-q'], context)
    await run(aptGet, ['install', '-q', '-y', '--no-install-recommends', ...packages], context)
  }
  await withProgress(`Installing ${packages.join(', ')} with apt-get`, install, context.say)
}

async function run(aptGet: string, args: string[], context: LaunchContext): Promise<void> {
  const { dataDir, env, signal, say } = context
  const spec = {
    name: `apt-get-${args[0]}`,
    command: aptGet,
    args: ['-o', `DPkg::Lock::Timeout=${LOCK_LIMIT_S}`, ...args],
    env: { ...baseEnv(env, dataDir), DEBIAN_FRONTEND: 'noninteractive' },
    dataDir,
  }
  const until = Date.now() + LOCK_LIMIT_S * 1_000
  for (let hasSaidSo = false; ; hasSaidSo = true)
    try {
      return await runToEnd(spec, LIMIT_MS, signal)
    } catch (error) {
      const isLocked = error instanceof PlainError && LOCKED.test(error.message)
      if (!isLocked || Date.now() > until) throw error
      if (!hasSaidSo) say('  another installation holds the lock of apt-get: waiting for it')
      await sleep(AGAIN_MS, undefined, { signal })
    }
}
