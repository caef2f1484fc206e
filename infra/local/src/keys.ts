/**
 * `npm run keys [admin|manager]`: sets new keys, from ADMIN_KEY and MANAGER_KEY or else random ones, and prints them.
 * Whether the product runs or not.
 */
import { chooseKeys, givenKeys, type Role, roles, setKeys } from './auth-keys.ts'
import { dataDirOf } from './data-dir.ts'
import { startDatabases } from './databases.ts'
import { Interrupted, listenForTheEnd } from './ending.ts'
import type { Place } from './ladder.ts'
import { entries } from './paths.ts'
import { PlainError, wordsFor } from './plain-error.ts'
import { migrateAll } from './product.ts'
import { readRunFile } from './run-file.ts'
import { ensureSchemas } from './schemas.ts'
import { readSecrets } from './secrets.ts'

type Addresses = { mysqlUrl: string; redisUrl: string }

function wantedRoles([role]: string[]): readonly Role[] {
  if (!role) return roles
  const known = roles.filter((one) => one === role)
  if (known.length === 0)
    throw new PlainError(`"${role}" is no role: ${roles.join(' or ')}, or none for both.`)
  return known
}

/** Runs the work with the running stack's databases, or with databases started for the moment. */
async function withAuth(place: Place, work: (auth: Addresses) => Promise<void>): Promise<void> {
  const running = readRunFile(place.dataDir)
  if (running) return work({ mysqlUrl: running.authMysqlUrl, redisUrl: running.redisUrl })
  const databases = await startDatabases(place)
  try {
    const schemas = await ensureSchemas(databases.mysqlAdminUrl, readSecrets(place.dataDir))
    await migrateAll({ ...place, entries, extraEnv: {} }, schemas)
    await work({ mysqlUrl: schemas.auth.app, redisUrl: databases.redisUrl })
  } finally {
    await databases.stop()
  }
}

async function rotate(signal: AbortSignal): Promise<void> {
  const { env } = process
  const place: Place = { dataDir: dataDirOf(env), env, say: console.log, signal }
  const chosen = chooseKeys(givenKeys(env))
  const keys = Object.fromEntries(wantedRoles(process.argv.slice(2)).map((role) => [role, chosen[role]]))
  await withAuth(place, async (auth) => {
    await setKeys({ entry: entries.keys, mode: 'rotate', keys, ...auth }, place)
  })
  for (const [role, key] of Object.entries(keys)) console.log(`New ${role} key: ${key}`)
}

process.exitCode = await rotate(listenForTheEnd()).then(
  () => 0,
  (error: unknown) => {
    if (!(error instanceof Interrupted)) console.error(wordsFor(error))
    return 1
  },
)
process.exit()
