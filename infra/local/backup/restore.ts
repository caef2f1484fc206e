/**
 * `npm run restore -- file [--replace]`: replaces MySQL's data by a backup, whole or not at all: on the server that
 * MYSQL_URL names, else in the stopped stack on DATA_DIR, which is created if missing.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OPTION, readArguments } from '../src/arguments.ts'
import { lockDataDir } from '../src/data-dir.ts'
import { setKeys } from '../src/keys/set-keys.ts'
import { PlainError, wordsFor } from '../src/plain-error.ts'
import { runCommand } from '../src/process/run-command.ts'
import { type Databases, startDatabases } from '../src/servers/databases.ts'
import { commandContext, type LaunchContext } from '../src/stack/launch-context.ts'
import { migratedSchemas } from '../src/stack/product.ts'
import { addressOf, prefixOf } from '../src/stack/schemas.ts'
import { assertOfThisVersion } from './fits.ts'
import { checkBackup } from './format.ts'
import { loadBackup } from './load.ts'
import { type Source, schemaName, withConnection } from './tables.ts'

function wanted(): { file: string; replace: boolean } {
  const { values, words, refusal } = readArguments({
    usage: 'npm run restore -- file [--replace]',
    options: { replace: OPTION.flag },
    words: 'any',
  })
  const [named, ...more] = words
  if (!named || more.length) throw refusal('Which file?')
  // npm runs us in the repository, not in the caller's folder.
  return { file: resolve(process.env.INIT_CWD ?? '.', named), replace: values.replace }
}

async function restore(signal: AbortSignal): Promise<void> {
  const { file, replace } = wanted()
  const context = commandContext(signal)
  assertSessionsInReach(context)
  const header = await checkBackup(file)
  assertOfThisVersion(file, header)
  await withDatabases(context, async ({ mysqlAdminUrl, redisUrls }) => {
    const source: Source = { url: mysqlAdminUrl, prefix: prefixOf(mysqlAdminUrl) }
    await withConnection(
      source,
      'The restoring',
      (connection) => loadBackup(connection, source, { file, header, replace, say: context.say }),
      signal,
    )
    await endSessions(context, source, redisUrls.auth)
  })
  context.say(`Restored as of ${header.at}. Staff sign in anew, with the keys of that time.`)
}

/** The staff's sessions must end, because the keys may change; those of a remote server are in a remote Redis. */
function assertSessionsInReach({ env, dataDir }: LaunchContext): void {
  if (env.MYSQL_URL && !env.REDIS_URL && !existsSync(join(dataDir, 'redis')))
    throw new PlainError(
      "MYSQL_URL without REDIS_URL: say both, so that the staff's sessions end. Nothing was changed.",
    )
}

/** Prevents a stack from starting meanwhile. Schemas and users of a remote server are not ours to create. */
async function withDatabases(
  context: LaunchContext,
  work: (databases: Databases) => Promise<void>,
): Promise<void> {
  const release = lockDataDir(context.dataDir, 'stack')
  try {
    const databases = await startDatabases(context)
    try {
      if (!context.env.MYSQL_URL) await migratedSchemas(context, databases.mysqlAdminUrl)
      await work(databases)
    } finally {
      await databases.stop()
    }
  } finally {
    release()
  }
}

async function endSessions(context: LaunchContext, source: Source, redisUrl: string): Promise<void> {
  const addresses = { mysqlUrl: addressOf(source.url, schemaName(source, 'auth')), redisUrl }
  await setKeys('sign-out', {}, addresses, context).catch((error) => {
    throw new PlainError(
      `The data are restored, but sessions of staff may live on: ${wordsFor(error)}\nEnd them: npm run keys`,
    )
  })
}

await runCommand(restore, 1)
