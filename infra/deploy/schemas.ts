/**
 * The schemas and accounts of an installation, created as the administrator of its MySQL before the migrations; with
 * `grants`, after them, each service gets access to its tables. Safe to repeat.
 */
import { readConfig } from '@recruit/chassis/config/config'
import { databaseUrl, strongSecret } from '@recruit/chassis/config/secrets'
import { ensureSchemas, grantTables } from '@recruit/local/stack/schemas'

const { env } = process
const { MYSQL_URL } = readConfig({ MYSQL_URL: databaseUrl(env) }, env)
if (process.argv[2] === 'grants') await grantTables(MYSQL_URL)
else {
  // The passwords of all accounts derive from it.
  const { MYSQL_USERS_KEY } = readConfig({ MYSQL_USERS_KEY: strongSecret(env) }, env)
  await ensureSchemas(MYSQL_URL, { mysqlUsers: MYSQL_USERS_KEY })
}
