import { existsSync } from 'node:fs'
import { baseEnv } from './environment.ts'
import { findProgram, type Place, type Rung } from './ladder.ts'
import { runToEnd } from './run.ts'

const LIMIT_MS = 10 * 60_000

/** On Debian as root: installs the packages, saying so, and tries the rung again. Elsewhere this way is not open. */
export const afterInstalling =
  (packages: string[], rung: Rung): Rung =>
  async (place) => {
    const aptGet = findProgram(['apt-get'], place.env)
    if (!aptGet || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null
    place.say(`Installing ${packages.join(', ')} with apt-get…`)
    await run(place, aptGet, ['update', '-q'])
    await run(place, aptGet, ['install', '-q', '-y', '--no-install-recommends', ...packages])
    return rung(place)
  }

const run = ({ dataDir, env, signal }: Place, command: string, args: string[]) =>
  runToEnd(
    {
      name: `apt-get-${args[0]}`,
      command,
      args,
      env: { ...baseEnv(env, dataDir), DEBIAN_FRONTEND: 'noninteractive' },
      dataDir,
    },
    LIMIT_MS,
    signal,
  )
