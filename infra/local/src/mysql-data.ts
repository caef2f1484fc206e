import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { baseEnv } from './environment.ts'
import { findProgram, type Place } from './ladder.ts'
import { PlainError } from './plain-error.ts'
import { runToEnd } from './run.ts'

export type Flavour = 'mariadb' | 'mysql'
type User = { name: string; uid: number; gid: number }

const LIMIT_MS = 120_000

/**
 * Makes the data folder of a private server once; a half-made one is thrown away. Returns its path and the `--user`
 * argument with which the server must run.
 */
export async function prepareMysqlData(place: Place, program: string, flavour: Flavour) {
  const home = join(place.dataDir, 'mysql')
  const data = join(home, 'data')
  if (!existsSync(data)) {
    mkdirSync(home, { recursive: true, mode: 0o711 })
    const draft = join(home, 'data.new')
    rmSync(draft, { recursive: true, force: true })
    await initialise(place, program, flavour, draft)
    renameSync(draft, data)
  }
  return { home, data, userArgs: userArgs(data) }
}

async function initialise(place: Place, program: string, flavour: Flavour, draft: string): Promise<void> {
  mkdirSync(draft, { mode: 0o700 })
  const user = unprivilegedUser(draft)
  if (user) chownSync(draft, user.uid, user.gid)
  const [command, args] =
    flavour === 'mysql'
      ? [program, ['--initialize-insecure']]
      : [installer(place), ['--auth-root-authentication-method=normal', '--skip-test-db']]
  const spec = {
    name: 'mysql-init',
    command,
    args: ['--no-defaults', `--datadir=${draft}`, ...userArgs(draft), ...args],
    env: baseEnv(place.env, place.dataDir),
    dataDir: place.dataDir,
  }
  await runToEnd(spec, LIMIT_MS, place.signal)
}

function installer(place: Place): string {
  const found = findProgram(['mariadb-install-db', 'mysql_install_db'], place.env)
  if (!found) throw new PlainError('mariadbd is installed without mariadb-install-db: install MariaDB whole.')
  return found
}

/** Writes statements that the server runs when it starts, readable by it alone. */
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

/** As root the server wants to be told its user: whoever owns its data. */
function userArgs(data: string): string[] {
  if (process.getuid?.() !== 0) return []
  const { uid } = statSync(data)
  return [`--user=${mysqlUser()?.uid === uid ? 'mysql' : 'root'}`]
}

/** The system's database user, if it can enter every folder on the way: a private home shuts it out. */
function unprivilegedUser(folder: string): User | null {
  const user = process.getuid?.() === 0 ? mysqlUser() : null
  if (!user) return null
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const { mode, uid, gid } = statSync(parent)
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & enter)) return null
    if (parent === dirname(parent)) return user
  }
}

function mysqlUser(): User | null {
  if (!existsSync('/etc/passwd')) return null
  const line = readFileSync('/etc/passwd', 'utf8').match(/^mysql:[^:]*:(\d+):(\d+):/m)
  return line ? { name: 'mysql', uid: Number(line[1]), gid: Number(line[2]) } : null
}
