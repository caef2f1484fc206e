/**
 * `npm run keys [admin|manager]`: sets new keys, from ADMIN_KEY, MANAGER_KEY or else random ones, which it prints. `npm
 * run keys internal`: new keys for the calls between the processes. Works whether the product runs or not.
 */

import { KEY_ROLE_NAMES } from '@recruit/contract/calls/roles'
import { readArguments } from '../arguments.ts'
import { chooseKeys, givenKeys, shownKeys } from '../keys/auth-keys.ts'
import { rotateInternalKeys } from '../keys/internal-keys.ts'
import { readSecrets, writeKeyFiles } from '../keys/secrets.ts'
import { type AuthAddresses, setKeys } from '../keys/set-keys.ts'
import { runCommand } from '../process/run-command.ts'
import { startDatabases } from '../servers/databases.ts'
import { commandContext, type LaunchContext } from '../stack/launch-context.ts'
import { migratedSchemas } from '../stack/product.ts'
import { readRunFile } from '../stack/run-file.ts'

const INTERNAL = 'internal'

/** Without a name every role gets a new key. */
const wantedKeys = () =>
  readArguments({
    usage: `npm run keys [-- ${[...KEY_ROLE_NAMES, INTERNAL].join('|')}]`,
    words: [...KEY_ROLE_NAMES, INTERNAL],
  }).words

/** Runs the work with the running stack's databases, or with databases started for it. */
async function withAuth(context: LaunchContext, work: (auth: AuthAddresses) => Promise<unknown>) {
  const running = readRunFile(context.dataDir)
  if (running) return work({ mysqlUrl: running.authMysqlUrl, redisUrl: running.authRedisUrl })
  const databases = await startDatabases(context)
  try {
    const schemas = await migratedSchemas(context, databases.mysqlAdminUrl)
    await work({ mysqlUrl: schemas.auth.app, redisUrl: databases.redisUrls.auth })
  } finally {
    await databases.stop()
  }
}

async function rotate(signal: AbortSignal): Promise<void> {
  const context = commandContext(signal)
  const { env } = context
  const named = wantedKeys()
  if (named.includes(INTERNAL)) return rotateInternal(context)
  const given = givenKeys(env)
  const chosen = chooseKeys(given, env)
  const wanted = KEY_ROLE_NAMES.filter((role) => named.length === 0 || named.includes(role))
  const keys = Object.fromEntries(wanted.map((role) => [role, chosen[role]]))
  await withAuth(context, (auth) => setKeys('rotate', keys, auth, context))
  const shown = shownKeys(chosen, given)
  for (const role of wanted) console.log(`New ${role} key: ${shown[role]}`)
}

async function rotateInternal({ dataDir, say, signal }: LaunchContext): Promise<void> {
  if (readRunFile(dataDir)) {
    say('Replacing the internal keys while the product runs; this takes some 40 seconds…')
    await rotateInternalKeys(dataDir, { signal })
  } else {
    writeKeyFiles(dataDir, readSecrets(dataDir))
    await rotateInternalKeys(dataDir)
  }
  say('New internal keys are in use.')
}

await runCommand(rotate, 1)
