import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Sequelize,
  type Transaction,
} from 'sequelize'
import type { Migration } from '../mysql/migrate.ts'
import { NOW } from '../mysql/mysql.ts'
import type { Caller } from '../tokens/internal-token.ts'

/** A recorded change: append-only, written in the transaction of the change itself. */
export interface Change {
  what: string
  /** The id of the changed object, where there are many of its kind. */
  about?: string
  from?: string
  to?: string
}
/** Without lines that would say the same twice. */
export const realChanges = (lines: Change[]): Change[] =>
  lines.filter(({ from = '', to = '' }) => from !== to)

export interface By<Author extends string = string> {
  /** A role of the staff, or another known author. */
  role: Author
  /** Enough of the session's hash to distinguish two people with one key. */
  session: string
  /** Her name, for a sign-in by name. */
  member?: string
}
/** What happens without anyone's press: at a time, or when a term is over. */
export const SYSTEM: By<'system'> = { role: 'system', session: '' }

export interface Entry<Author extends string = string> extends By<Author> {
  entry: number
  at: string
  what: string
  about?: string
  from: string
  to: string
}

const SESSION_LENGTH = 8
const PAGE = 100

/** The author that a caller is; the product where the caller has no role. */
export const byCaller = ({ role, sid, member }: Caller): By => ({
  role: role ?? 'system',
  session: sid?.slice(0, SESSION_LENGTH) ?? '',
  ...(member && { member: member.name }),
})

/**
 * The table, created by a migration of the service that owns it. Never edit this; a change is a migration of its own.
 */
export const historyTable: Migration = {
  async up(db) {
    await db.sequelize.query(`
      CREATE TABLE history (
        entry BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY,
        at DATETIME(6) NOT NULL,
        role VARCHAR(10) CHARACTER SET ascii NOT NULL,
        session VARCHAR(${SESSION_LENGTH}) CHARACTER SET ascii NOT NULL,
        what VARCHAR(40) CHARACTER SET ascii NOT NULL,
        about VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
        from_text TEXT NOT NULL,
        to_text TEXT NOT NULL,
        KEY by_subject (about, entry)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`)
  },
  async down(db) {
    await db.dropTable('history')
  },
}

/** A later migration: the member of the staff, by name. */
export const historyMembers: Migration = {
  async up(db) {
    await db.sequelize.query('ALTER TABLE history ADD COLUMN member VARCHAR(50) NULL')
  },
  async down(db) {
    await db.removeColumn('history', 'member')
  },
}

/** The history of one service; every database has a model of its own, because a test runs several. */
export function historyOf(db: Sequelize) {
  class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
    declare entry: CreationOptional<number>
    declare at: Date
    declare role: string
    declare session: string
    declare member: CreationOptional<string | null>
    declare what: string
    declare about: string | null
    declare fromText: string
    declare toText: string
  }
  const { BIGINT, DATE, STRING, TEXT } = DataTypes
  Row.init(
    {
      entry: { type: BIGINT, primaryKey: true, autoIncrement: true },
      at: DATE(6),
      role: STRING(10),
      session: STRING(SESSION_LENGTH),
      member: STRING(50),
      what: STRING(40),
      about: STRING(36),
      fromText: TEXT,
      toText: TEXT,
    },
    { sequelize: db, tableName: 'history' },
  )

  const entryOf = <Author extends string>(row: InferAttributes<Row>): Entry<Author> => ({
    entry: Number(row.entry),
    at: row.at.toISOString(),
    role: row.role as Author,
    session: row.session,
    ...(row.member && { member: row.member }),
    what: row.what,
    ...(row.about && { about: row.about }),
    from: row.fromText,
    to: row.toText,
  })

  return {
    async append(by: By, changes: Change[], transaction?: Transaction): Promise<void> {
      if (!changes.length) return
      const rows = changes.map(({ what, about = null, from = '', to = '' }) => {
        return { at: NOW, ...by, what, about, fromText: from, toText: to }
      })
      await Row.bulkCreate(rows, { transaction })
    },

    /** A page, newest first, by known authors; `next` is the `before` of the next page, or null. */
    async read<Author extends string>({
      about,
      before,
      only,
    }: {
      about?: string
      before?: number
      only?: readonly string[]
    }) {
      const rows = await Row.findAll({
        where: {
          ...(about && { about }),
          ...(before && { entry: { [Op.lt]: before } }),
          ...(only && { what: [...only] }),
        },
        order: [['entry', 'DESC']],
        limit: PAGE + 1,
        raw: true,
      })
      const history = rows.slice(0, PAGE).map((row) => entryOf<Author>(row))
      return { history, next: rows.length > PAGE ? (history.at(-1)?.entry ?? null) : null }
    },

    /** The author of the last of these changes to a subject; null if none is known. */
    async lastBy(about: string, what: string[]): Promise<Pick<By, 'role' | 'member'> | null> {
      const row = await Row.findOne({ where: { about, what }, order: [['entry', 'DESC']], raw: true })
      return row && { role: row.role, ...(row.member && { member: row.member }) }
    },

    /**
     * Empties the personal texts about removed subjects; that something changed stays. Uses a procedure of the service
     * with such texts, whose account can change nothing else in its history.
     */
    async conceal(about: string[], transaction?: Transaction): Promise<void> {
      for (const id of about) await db.query('CALL conceal_history(?)', { replacements: [id], transaction })
    },
  }
}
export type History = ReturnType<typeof historyOf>
