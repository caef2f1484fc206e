/**
 * `npm run backup [-- file-or-folder]`: everything in MySQL in one file, from the server that MYSQL_URL names, else
 * from the stack on DATA_DIR, running (without interruption) or not.
 */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withTlsFiles } from '@recruit/chassis/config/tls-files'
import { readArguments } from '../src/arguments.ts'
import { lockDataDir } from '../src/data-dir.ts'
import { installMissing } from '../src/install/install-missing.ts'
import { PlainError } from '../src/plain-error.ts'
import { runCommand } from '../src/process/run-command.ts'
import { mysqlRequirement, startMysql } from '../src/servers/mysql.ts'
import { commandContext, type LaunchContext } from '../src/stack/launch-context.ts'
import { readRunFile } from '../src/stack/run-file.ts'
import { prefixOf } from '../src/stack/schemas.ts'
import { writeBackup } from './format.ts'
import { type Source, withConnection } from './tables.ts'
import { takeBackup } from './take.ts'

/** The target: a new file in the named folder, or the named file, which must not exist yet. */
function targetOf(dataDir: string): string {
  const { words, refusal } = readArguments({
    usage: 'npm run backup [-- file-or-folder]',
    words: 'any',
  })
  const [named, ...more] = words
  if (more.length) throw refusal('One file or folder.')
  const folder = join(dataDir, 'backups')
  if (!named) mkdirSync(folder, { recursive: true, mode: 0o700 })
  // npm runs us in the repository, not in the caller's folder.
  const path = named ? resolve(process.env.INIT_CWD ?? '.', named) : folder
  const name = `recruit-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.backup.gz`
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, name) : path
  if (existsSync(file)) throw new PlainError(`${file} is there already: a backup is never written over.`)
  return file
}

/** Runs the work on the chosen database; starts a stopped stack's meanwhile. */
async function withSource(context: LaunchContext, work: (source: Source) => Promise<void>): Promise<void> {
  const { env, dataDir } = context
  const running = env.MYSQL_URL ? null : readRunFile(dataDir)
  if (running) return work({ url: running.mysqlAdminUrl, prefix: running.prefix })
  if (env.MYSQL_URL)
    return work({ url: withTlsFiles(env.MYSQL_URL, 'MYSQL', env), prefix: prefixOf(env.MYSQL_URL) })
  const release = lockDataDir(dataDir, 'databases')
  try {
    await installMissing([mysqlRequirement], context)
    const { url, stop } = await startMysql(context)
    await work({ url, prefix: prefixOf(url) }).finally(stop)
  } finally {
    release()
  }
}

async function backup(signal: AbortSignal): Promise<void> {
  const context = commandContext(signal)
  const file = targetOf(context.dataDir)
  await withSource(context, (source) =>
    withConnection(
      source,
      'The backup',
      (connection) => writeBackup(file, takeBackup(connection, source, context.say), signal),
      signal,
    ),
  )
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  context.say(`Backup: ${file} (${kilobytes} kB). It holds personal data: keep it encrypted and elsewhere.`)
}

await runCommand(backup, 1)
