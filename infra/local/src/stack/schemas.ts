import { connectionTo } from '@recruit/chassis/mysql/mysql-address'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { passwordOf, type Secrets } from '../keys/secrets.ts'
import { ofEachService, type Service, services } from '../paths.ts'
import { PlainError } from '../plain-error.ts'

/** The addresses of one schema for its service and for its migrations. */
export type SchemaUrls = { app: string; ddl: string }
type PasswordKey = Pick<Secrets, 'mysqlUsers'>

// With the longest suffix, `_applicants_ddl`, a name has at most MySQL's 32 characters.
const PREFIX = /^[a-z0-9_]{1,16}$/

/** The prefix of the schemas' names: the path of the admin's address, else `recruit`. */
export function prefixOf(adminUrl: string, wanted?: string): string {
  const prefix = wanted ?? (new URL(adminUrl).pathname.slice(1) || 'recruit')
  if (!PREFIX.test(prefix))
    throw new PlainError(`"${prefix}" cannot begin the schemas' names: at most 16 of a-z, 0-9 and _.`)
  return prefix
}

/**
 * Creates each service's schema and its two users, with rights only there. `grantTables` grants the service's user its
 * rights once there are tables. Safe to repeat.
 */
export async function ensureSchemas(
  adminUrl: string,
  secrets: PasswordKey,
  prefix = prefixOf(adminUrl),
): Promise<Record<Service, SchemaUrls>> {
  await asAdmin(adminUrl, async (admin) => {
    for (const service of services) await ensureSchema(admin, `${prefix}_${service}`, secrets)
  })
  return schemaUrls(adminUrl, secrets, prefix)
}

/** The addresses of the schemas that `ensureSchemas` makes, without a query. */
export function schemaUrls(
  adminUrl: string,
  secrets: PasswordKey,
  prefix = prefixOf(adminUrl),
): Record<Service, SchemaUrls> {
  const urlOf = (schema: string, user: string) => {
    const url = new URL(addressOf(adminUrl, schema))
    url.username = user
    url.password = passwordOf(secrets, user)
    return url.href
  }
  return ofEachService((service) => ({
    app: urlOf(`${prefix}_${service}`, `${prefix}_${service}`),
    ddl: urlOf(`${prefix}_${service}`, `${prefix}_${service}_ddl`),
  }))
}

async function ensureSchema(admin: Connection, schema: string, secrets: PasswordKey): Promise<void> {
  await admin.query(`CREATE DATABASE IF NOT EXISTS \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  for (const user of [schema, `${schema}_ddl`]) {
    await admin.query("CREATE USER IF NOT EXISTS ?@'%'", [user])
    await admin.query("ALTER USER ?@'%' IDENTIFIED BY ?", [user, passwordOf(secrets, user)])
  }
  await admin.query(`GRANT ALL PRIVILEGES ON ${everythingIn(schema)} TO ?@'%'`, [`${schema}_ddl`])
}

// In a grant an underscore stands for any character.
const everythingIn = (schema: string) => `\`${schema.replaceAll('_', '\\_')}\`.*`

/** A service's rights to a table; histories only grow. */
function rightsTo(table: string): string {
  if (table === 'migrations') return 'SELECT'
  return table === 'history' ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE, DELETE'
}

/** Grants each service's user its rights, table by table, after the migrations. Safe to repeat. */
export async function grantTables(adminUrl: string, prefix = prefixOf(adminUrl)): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    for (const service of services) {
      const schema = `${prefix}_${service}`
      const [tables] = await admin.query<RowDataPacket[]>(
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
        [schema],
      )
      for (const { name } of tables)
        await admin.query(`GRANT ${rightsTo(name)} ON \`${schema}\`.\`${name}\` TO ?@'%'`, [schema])
      const [procedures] = await admin.query<RowDataPacket[]>(
        "SELECT routine_name AS name FROM information_schema.routines WHERE routine_schema = ? AND routine_type = 'PROCEDURE'",
        [schema],
      )
      for (const { name } of procedures)
        await admin.query(`GRANT EXECUTE ON PROCEDURE \`${schema}\`.\`${name}\` TO ?@'%'`, [schema])
      // Grants of earlier installations to the whole schema, and to the table of the history.
      await revoke(admin, `SELECT, INSERT, UPDATE, DELETE ON ${everythingIn(schema)}`, schema)
      await revoke(admin, `UPDATE, DELETE ON \`${schema}\`.history`, schema)
    }
  })
}

const revoke = (admin: Connection, right: string, user: string) =>
  admin.query(`REVOKE ${right} FROM ?@'%'`, [user]).catch((error: { code: string }) => {
    if (!NOT_GRANTED.has(error.code)) throw error
  })
const NOT_GRANTED = new Set(['ER_NONEXISTING_GRANT', 'ER_NONEXISTING_TABLE_GRANT', 'ER_NO_SUCH_TABLE'])

/** The address of a schema on the same server; without a name, of the server. */
export function addressOf(url: string, schema = ''): string {
  const address = new URL(url)
  address.pathname = `/${schema}`
  return address.href
}

async function asAdmin(adminUrl: string, work: (admin: Connection) => Promise<void>): Promise<void> {
  const admin = await createConnection(connectionTo(addressOf(adminUrl)))
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
