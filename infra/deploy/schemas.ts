/**
 * The schemas and accounts of an installation, created as the administrator of its MySQL before the migrations; with
 * `grants`, after them, each service gets access to its tables. Safe to repeat.
 */
import { readConfig } from '@recruit/chassis/config/config'
import { databaseUrl, strongSecret } from '@recruit/chassis/config/secrets'
import { ensureSchemas, grantTables } from '@recruit/local/stack/schemas'

const config = readConfig(
  {
    MYSQL_URL: databaseUrl(process.env),
    /** The passwords of all accounts derive from it. */
    MYSQL_USERS_KEY: strongSecret(process.env),
  },
  process.env,
)
if (process.argv[2] === 'grants') await grantTables(config.MYSQL_URL)
else await ensureSchemas(config.MYSQL_URL, { mysqlUsers: config.MYSQL_USERS_KEY })
