import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import type { Requirement } from '@recruit/local/install/requirement'
import { PlainError } from '@recruit/local/plain-error'
import { runToEnd } from '@recruit/local/process/run-to-end'
import { serverProgramRequirements } from '@recruit/local/servers/databases'
import type { LaunchContext } from '@recruit/local/stack/launch-context'

const LIBRARIES = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so']
const TRANSFER = 'wsrep_sst_rsync'
const LIMIT_MS = 120_000
const otherwise = 'run it on Debian or Ubuntu'

/** The library by which MariaDB makes a group. */
export const galeraLibrary = (): string | undefined => LIBRARIES.find(existsSync)

const program = (name: string, packages: string[] = [name]): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram([name], env, machine) !== null,
  packages: { debian: packages, ubuntu: packages },
  otherwise,
})

/** What the groups of databases need on the machine beside what `npm start` does. None of it begins to listen there. */
export const databaseServerRequirements: Requirement[] = [
  ...serverProgramRequirements.filter(({ name }) => name.includes('MariaDB')),
  {
    name: 'Galera',
    isThere: () => galeraLibrary() !== undefined,
    packages: { debian: ['galera-4'], ubuntu: ['galera-4'] },
    otherwise,
  },
  program('rsync'),
  // Tells the transfer of data which ports are listened on.
  program('ss', ['iproute2']),
  program('haproxy'),
]

/**
 * The folder of Galera's scripts for the transfer of data. They come with `mariadb-server`, which would start a server
 * of the machine: where it is not installed, they are taken from the package without installing it.
 */
export async function transferScripts(context: LaunchContext): Promise<string> {
  const installed = findProgram([TRANSFER], context.env)
  if (installed) return join(installed, '..')
  const folder = join(context.dataDir, 'mariadb-server')
  mkdirSync(folder, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    runToEnd(
      { name: 'mariadb-server', command, args, cwd: folder, env: pathOf(context), dataDir: context.dataDir },
      LIMIT_MS,
      context.signal,
    )
  await run('apt-get', 'download', '-q', 'mariadb-server')
  const pack = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (!pack) throw new PlainError('apt-get brought no mariadb-server.')
  await run('dpkg-deb', '-x', pack, '.')
  return join(folder, 'usr/bin')
}

const pathOf = ({ env }: LaunchContext) => ({ PATH: `${env.PATH}:/usr/sbin:/sbin` })
