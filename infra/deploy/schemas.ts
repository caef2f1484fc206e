/**
 * The schemas and accounts of an installation, as the administrator of its MySQL. Run before the migrations it makes
 * them; `grants`, after the migrations, lets each service reach its tables. Safe to repeat.
 */
import { readConfig } from '@recruit/chassis/config/config'
import { databaseUrl, strongSecret } from '@recruit/chassis/config/secrets'
import { ensureSchemas, grantTables } from '@recruit/local/stack/schemas'

const config = readConfig(
  {
    MYSQL_URL: databaseUrl(process.env),
    /** From which the passwords of all accounts are derived. */
    MYSQL_USERS_KEY: strongSecret(process.env),
  },
  process.env,
)
if (process.argv[2] === 'grants') await grantTables(config.MYSQL_URL)
else await ensureSchemas(config.MYSQL_URL, { mysqlUsers: config.MYSQL_USERS_KEY })
