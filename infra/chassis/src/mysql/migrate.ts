import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type QueryInterface, Sequelize } from 'sequelize'
import { readConfig } from '../config/config.ts'
import { databaseUrl } from '../config/secrets.ts'
import { parseMysqlAddress, refuseUntrusted } from './mysql-address.ts'

/** The exports of a migration file; `down` is only for development. */
export interface Migration {
  up: (db: QueryInterface) => Promise<void>
  down: (db: QueryInterface) => Promise<void>
}

/** The newest migration in a folder, which `/readyz` expects to be applied. */
export function latestMigration(folder: string): string {
  const names = readdirSync(folder)
    .filter((name) => /^\d.*\.ts$/.test(name))
    .sort()
  const latest = names.at(-1)
  if (!latest) throw new Error(`No migrations in ${folder}`)
  return basename(latest, '.ts')
}

/** The whole of a service's `migrate.ts`: migrates the schema that MYSQL_URL names. */
export async function migrateOwnSchema(folder: string): Promise<void> {
  const { MYSQL_URL } = readConfig({ MYSQL_URL: databaseUrl(process.env) }, process.env)
  await migrate(MYSQL_URL, folder, console.log)
}

/** Applies missing migrations, one runner at a time, over the migration user's own connection. */
export async function migrate(url: string, folder: string, say: (line: string) => void): Promise<void> {
  const { url: plain, ssl } = parseMysqlAddress(url)
  const db = new Sequelize(plain, {
    dialect: 'mysql',
    logging: false,
    pool: { min: 1, max: 1, idle: 3_600_000 },
    dialectOptions: { connectTimeout: 5_000, ...(ssl && { ssl }) },
  })
  // Loaded late: every service imports this file for `latestMigration`, and umzug takes a tenth of its start.
  const { SequelizeStorage, Umzug } = await import('umzug')
  const umzug = new Umzug({
    migrations: readdirSync(folder)
      .filter((name) => /^\d.*\.ts$/.test(name))
      .sort()
      .map((file) => ({
        name: basename(file, '.ts'),
        up: async () => (await load(folder, file)).up(db.getQueryInterface()),
        down: async () => (await load(folder, file)).down(db.getQueryInterface()),
      })),
    storage: new SequelizeStorage({ sequelize: db, tableName: 'migrations' }),
    logger: undefined,
  })
  let isLocked = false
  // The lock ends with its connection, and other servers do not know it: MYSQL_URL leads to the writer.
  db.addHook('beforeConnect', () => {
    if (isLocked) throw new Error('The connection that held the lock of migrations was lost.')
  })
  const lock = `migrate ${db.getDatabaseName()}`.slice(0, 64)
  if (ssl) await refuseUntrusted(db)
  try {
    const [[taken]] = (await db.query('SELECT GET_LOCK(?, 60) AS held', { replacements: [lock] })) as [
      [{ held: number }],
      unknown,
    ]
    if (taken.held !== 1) throw new Error('Another migration is running.')
    isLocked = true
    for (const { name } of await umzug.up()) say(`applied ${name}`)
  } finally {
    await db.close()
  }
}

const load = (folder: string, file: string): Promise<Migration> => import(join(folder, file))
