import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { withProgress } from '../../launch/progress.mjs'
import { findProgram } from '../install/machine.ts'
import { PlainError } from '../plain-error.ts'
import { runToEnd } from '../process/child.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'

export type Flavour = 'mariadb' | 'mysql'
type User = { name: string; uid: number; gid: number }

const LIMIT_MS = 120_000

/**
 * Makes the data folder of a private server once, and discards an incomplete one. Returns its path and the server's
 * arguments.
 */
export async function prepareMysqlData(context: LaunchContext, program: string, flavour: Flavour) {
  const home = join(context.dataDir, 'mysql')
  const data = join(home, 'data')
  if (!existsSync(data)) {
    mkdirSync(home, { recursive: true, mode: 0o711 })
    const draft = join(home, 'data.new')
    rmSync(draft, { recursive: true, force: true })
    await initialise(context, program, flavour, draft)
    renameSync(draft, data)
  }
  leaveRoot(data)
  const args = ownArgs(home, data)
  if (args.includes('--user=root')) context.say(`MySQL runs as root: no other user can reach ${data}.`)
  return { home, data, ownArgs: args }
}

async function initialise(
  context: LaunchContext,
  program: string,
  flavour: Flavour,
  draft: string,
): Promise<void> {
  mkdirSync(draft, { mode: 0o700 })
  const user = unprivilegedUser(draft)
  if (user) chownSync(draft, user.uid, user.gid)
  const [command, args] =
    flavour === 'mysql'
      ? [program, ['--initialize-insecure']]
      : [
          installer(context),
          ['--auth-root-authentication-method=normal', '--skip-test-db', '--skip-name-resolve'],
        ]
  const spec = {
    name: 'mysql-init',
    command,
    args: ['--no-defaults', `--datadir=${draft}`, ...ownArgs(dirname(draft), draft), ...args],
    env: baseEnv(context.env, context.dataDir),
    dataDir: context.dataDir,
  }
  const run = () => runToEnd(spec, LIMIT_MS, context.signal)
  await withProgress('Making the first database', run, context.say)
}

function installer(context: LaunchContext): string {
  const found = findProgram(['mariadb-install-db', 'mysql_install_db'], context.env)
  if (!found) throw new PlainError('mariadbd is installed without mariadb-install-db: install MariaDB whole.')
  return found
}

/** Writes statements that the server runs when it starts, readable only for it. */
export function writeInitFile(home: string, data: string, statements: string[]): string {
  const file = initFileIn(home)
  removeInitFile(home)
  writeFileSync(file, `${statements.join(';\n')};\n`, { mode: 0o600 })
  const { uid, gid } = statSync(data)
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
  return file
}

export const removeInitFile = (home: string): void => rmSync(initFileIn(home), { force: true })
const initFileIn = (home: string) => join(home, 'init.sql')

/**
 * A server that runs as root requires its user: the owner of its data. Its temporary tables get a folder of their own,
 * because a starting server deletes all that it finds next to its own.
 */
export function ownArgs(home: string, data: string): string[] {
  const temporary = join(home, 'tmp')
  mkdirSync(temporary, { recursive: true, mode: 0o700 })
  const args = [`--tmpdir=${temporary}`]
  if (process.getuid?.() !== 0) return args
  const { uid, gid } = statSync(data)
  chownSync(temporary, uid, gid)
  return [...args, `--user=${users().find((user) => user.uid === uid)?.name ?? 'root'}`]
}

/** Gives data of a server that ran as root to an ordinary user, if there is one. */
function leaveRoot(data: string): void {
  const user = statSync(data).uid === 0 ? unprivilegedUser(data) : null
  if (!user) return
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(data, name), user.uid, user.gid)
  // Last, so that an interrupted change repeats at the next start.
  chownSync(data, user.uid, user.gid)
}

/** The ordinary user for the database, if it can enter every parent folder, which a private home prevents. */
function unprivilegedUser(folder: string): User | null {
  const user = process.getuid?.() === 0 ? users()[0] : null
  if (!user) return null
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const { mode, uid, gid } = statSync(parent)
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & enter)) return null
    if (parent === dirname(parent)) return user
  }
}

/** The system's database user, else the one without files of its own; either gets only one of our folders. */
function users(): User[] {
  if (!existsSync('/etc/passwd')) return []
  const accounts = readFileSync('/etc/passwd', 'utf8')
  return ['mysql', 'mariadb', 'nobody'].flatMap((name) => {
    const [, uid, gid] = accounts.match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm')) ?? []
    return uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}
