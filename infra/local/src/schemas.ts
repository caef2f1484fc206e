import { type Connection, createConnection } from 'mysql2/promise'
import { type Service, services } from './paths.ts'
import { PlainError } from './plain-error.ts'
import { passwordOf, type Secrets } from './secrets.ts'

/** Addresses of one schema: as its service uses it, and as its migrations do. */
export type SchemaUrls = { app: string; ddl: string }

// With the longest ending, `_applicants_ddl`, a name has at most MySQL's 32 characters.
const PREFIX = /^[a-z0-9_]{1,16}$/

/** The prefix of the schemas' names: the path of the admin's address, else `recruit`. */
export function prefixOf(adminUrl: string, wanted?: string): string {
  const prefix = wanted ?? (new URL(adminUrl).pathname.slice(1) || 'recruit')
  if (!PREFIX.test(prefix))
    throw new PlainError(`"${prefix}" cannot begin the schemas' names: at most 16 of a-z, 0-9 and _.`)
  return prefix
}

/** Sees to it that each service has a schema and two users with rights there and nowhere else. Safe to repeat. */
export async function ensureSchemas(
  adminUrl: string,
  secrets: Secrets,
  prefix = prefixOf(adminUrl),
): Promise<Record<Service, SchemaUrls>> {
  const server = new URL(adminUrl)
  server.pathname = '/'
  const admin = await createConnection({ uri: server.href, connectTimeout: 5_000 })
  try {
    for (const service of services) await ensureSchema(admin, `${prefix}_${service}`, secrets)
  } finally {
    await admin.end()
  }
  const urls = (service: Service): SchemaUrls => ({
    app: urlOf(server, `${prefix}_${service}`, `${prefix}_${service}`, secrets),
    ddl: urlOf(server, `${prefix}_${service}`, `${prefix}_${service}_ddl`, secrets),
  })
  return { applicants: urls('applicants'), settings: urls('settings'), auth: urls('auth') }
}

async function ensureSchema(admin: Connection, schema: string, secrets: Secrets): Promise<void> {
  await admin.query(`CREATE DATABASE IF NOT EXISTS \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  // In a grant an underscore stands for any character.
  const here = `\`${schema.replaceAll('_', '\\_')}\`.*`
  for (const [user, rights] of [
    [schema, 'SELECT, INSERT, UPDATE, DELETE'],
    [`${schema}_ddl`, 'ALL PRIVILEGES'],
  ] as const) {
    await admin.query("CREATE USER IF NOT EXISTS ?@'%'", [user])
    await admin.query("ALTER USER ?@'%' IDENTIFIED BY ?", [user, passwordOf(secrets, user)])
    await admin.query(`GRANT ${rights} ON ${here} TO ?@'%'`, [user])
  }
}

function urlOf(server: URL, schema: string, user: string, secrets: Secrets): string {
  const url = new URL(server)
  url.username = user
  url.password = passwordOf(secrets, user)
  url.pathname = `/${schema}`
  return url.href
}
