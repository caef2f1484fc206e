/**
 * `npm run keys [admin|manager]`: sets new keys, from ADMIN_KEY and MANAGER_KEY or else random ones, and prints them.
 * `npm run keys internal`: new keys for what the processes tell each other. Whether the product runs or not.
 */
import { chooseKeys, givenKeys, type Role, roles, setKeys } from './auth-keys.ts'
import { dataDirOf } from './data-dir.ts'
import { startDatabases } from './databases.ts'
import { Interrupted, listenForTheEnd } from './ending.ts'
import { rotateInternalKeys } from './internal-keys.ts'
import { writeKeyFiles } from './key-files.ts'
import type { Place } from './ladder.ts'
import { entries } from './paths.ts'
import { PlainError, wordsFor } from './plain-error.ts'
import { migrateAll } from './product.ts'
import { readRunFile } from './run-file.ts'
import { ensureSchemas, grantTables } from './schemas.ts'
import { withSecretFiles } from './secret-files.ts'
import { readSecrets } from './secrets.ts'

type Addresses = { mysqlUrl: string; redisUrl: string }

function wantedRoles([role]: string[]): readonly Role[] {
  if (!role) return roles
  const known = roles.filter((one) => one === role)
  if (known.length === 0)
    throw new PlainError(
      `"${role}" is none of ${roles.join(', ')} and internal; without a name both roles get new keys.`,
    )
  return known
}

/** Runs the work with the running stack's databases, or with databases started for the moment. */
async function withAuth(place: Place, work: (auth: Addresses) => Promise<void>): Promise<void> {
  const running = readRunFile(place.dataDir)
  if (running) return work({ mysqlUrl: running.authMysqlUrl, redisUrl: running.authRedisUrl })
  const databases = await startDatabases(place)
  try {
    const schemas = await ensureSchemas(databases.mysqlAdminUrl, readSecrets(place.dataDir))
    await migrateAll({ ...place, entries, extraEnv: {} }, schemas)
    await grantTables(databases.mysqlAdminUrl)
    await work({ mysqlUrl: schemas.auth.app, redisUrl: databases.redisUrls.auth })
  } finally {
    await databases.stop()
  }
}

async function rotate(signal: AbortSignal): Promise<void> {
  const env = withSecretFiles(process.env)
  const place: Place = { dataDir: dataDirOf(env), env, say: console.log, signal }
  if (process.argv[2] === 'internal') return rotateInternal(place)
  const chosen = chooseKeys(givenKeys(env), env)
  const keys = Object.fromEntries(wantedRoles(process.argv.slice(2)).map((role) => [role, chosen[role]]))
  await withAuth(place, async (auth) => {
    await setKeys({ entry: entries.keys, mode: 'rotate', keys, ...auth }, place)
  })
  for (const [role, key] of Object.entries(keys)) console.log(`New ${role} key: ${key}`)
}

async function rotateInternal({ dataDir, say, signal }: Place): Promise<void> {
  if (readRunFile(dataDir)) {
    say('Replacing the internal keys while the product runs; this takes some 40 seconds…')
    await rotateInternalKeys(dataDir, { signal })
  } else {
    writeKeyFiles(dataDir, readSecrets(dataDir))
    await rotateInternalKeys(dataDir)
  }
  say('New internal keys are in use.')
}

process.exitCode = await rotate(listenForTheEnd()).then(
  () => 0,
  (error: unknown) => {
    if (!(error instanceof Interrupted)) console.error(wordsFor(error))
    return 1
  },
)
process.exit()
