import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  Op,
  type Sequelize,
  type Transaction,
} from 'sequelize'
import type { Caller, Role } from './internal-token.ts'
import type { Migration } from './migrate.ts'

/** What is remembered of a change: append-only, written in the transaction of the change itself. */
export interface Change {
  what: string
  /** The id of what was changed, where there are many of its kind. */
  about?: string
  from?: string
  to?: string
}
export interface By {
  role: Role | 'operator' | 'applicant' | 'system'
  /** Enough of the session's hash to tell two people with one key apart. */
  session: string
}
export interface Entry extends By {
  entry: number
  at: string
  what: string
  about?: string
  from: string
  to: string
}

const SESSION_LENGTH = 8
const PAGE = 100

/** The author that a caller is; `role` where nobody of the staff is behind it. */
export const byCaller = ({ role, sid }: Caller, otherwise: By['role'] = 'system'): By => ({
  role: role ?? otherwise,
  session: sid?.slice(0, SESSION_LENGTH) ?? '',
})

/** The table, made by a migration of the service that owns it; never edited, a change of it is a migration of its own. */
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

/** The history of one service; every database has a class of its own, because a test runs several. */
export function historyOf(db: Sequelize) {
  class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
    declare entry: CreationOptional<number>
    declare at: Date
    declare role: By['role']
    declare session: string
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
      what: STRING(40),
      about: STRING(36),
      fromText: TEXT,
      toText: TEXT,
    },
    { sequelize: db, tableName: 'history' },
  )

  return {
    async append(by: By, changes: Change[], transaction?: Transaction): Promise<void> {
      if (!changes.length) return
      const at = literal('UTC_TIMESTAMP(6)') as unknown as Date
      const rows = changes.map(({ what, about = null, from = '', to = '' }) => {
        return { at, ...by, what, about, fromText: from, toText: to }
      })
      await Row.bulkCreate(rows, { transaction })
    },

    /** A page, the newest first; `next` is what `before` must be for the page after it, or null. */
    async read({ about, before }: { about?: string; before?: number }) {
      const rows = await Row.findAll({
        where: { ...(about && { about }), ...(before && { entry: { [Op.lt]: before } }) },
        order: [['entry', 'DESC']],
        limit: PAGE + 1,
        raw: true,
      })
      const history = rows.slice(0, PAGE).map(
        ({ entry, at, role, session, what, about, fromText: from, toText: to }): Entry => ({
          entry: Number(entry),
          at: at.toISOString(),
          role,
          session,
          what,
          ...(about && { about }),
          from,
          to,
        }),
      )
      return { history, next: rows.length > PAGE ? (history.at(-1)?.entry ?? null) : null }
    },

    /** Empties the texts of personal fields of subjects that are gone; that something changed stays known. */
    async conceal(about: string[], what: string[], transaction?: Transaction): Promise<void> {
      await Row.update({ fromText: '', toText: '' }, { where: { about, what }, transaction })
    },
  }
}
export type History = ReturnType<typeof historyOf>
