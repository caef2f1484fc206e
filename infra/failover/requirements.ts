import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packagedProgram, type Requirement } from '@recruit/local/install/install-missing'
import { findProgram } from '@recruit/local/install/machine'
import { PlainError } from '@recruit/local/plain-error'
import { runToEnd } from '@recruit/local/process/child'
import { serverProgramRequirements } from '@recruit/local/servers/databases'
import type { LaunchContext } from '@recruit/local/stack/launch-context'

/** As in galera.cnf: Debian's path. */
const LIBRARY = '/usr/lib/galera/libgalera_smm.so'
const LIMIT_MS = 120_000

const otherwise = 'run it on Debian or Ubuntu'

/** The requirements of the run; none of them starts a server. */
export const failoverRequirements: Requirement[] = [
  ...serverProgramRequirements,
  packagedProgram('Galera', 'galera', 'galera-4', { isThere: () => existsSync(LIBRARY), otherwise }),
  packagedProgram('rsync', 'rsync', 'rsync', { otherwise }),
  // The data transfer uses it to find listening ports.
  packagedProgram('ss', 'ss', 'iproute2', { otherwise }),
  packagedProgram('HAProxy', 'haproxy', 'haproxy', { otherwise }),
]

/**
 * The folder of Galera's scripts for the data transfer. They are in `mariadb-server`, which would start a server: if it
 * is not installed, they are unpacked from the package.
 */
export async function transferScripts({ env, dataDir, signal }: LaunchContext): Promise<string> {
  const installed = findProgram(['wsrep_sst_rsync'], env)
  if (installed) return join(installed, '..')
  const folder = join(dataDir, 'mariadb-server')
  mkdirSync(folder, { recursive: true })
  const own = { name: 'mariadb-server', cwd: folder, env: { PATH: `${env.PATH}:/usr/sbin:/sbin` }, dataDir }
  const run = (command: string, ...args: string[]) => runToEnd({ ...own, command, args }, LIMIT_MS, signal)
  await run('apt-get', 'download', '-q', 'mariadb-server')
  const pack = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (!pack) throw new PlainError('apt-get brought no mariadb-server.')
  await run('dpkg-deb', '-x', pack, '.')
  return join(folder, 'usr/bin')
}
