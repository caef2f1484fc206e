import { randomUUID } from 'node:crypto'
import { inTransaction } from '@recruit/chassis/mysql'
import { DEFAULT_KEEP_MONTHS } from '@recruit/contract/constants'
import { emptySettings, type SettingsFields } from '@recruit/contract/settings-fields'
import { QueryTypes, type Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import type { StoredSettings } from './record.ts'

export interface SettingsChange {
  fields: Partial<SettingsFields>
  closesAt?: Date | null
  keepMonths?: number
}

interface Row {
  id: string
  term: number
  version: number
  fields: string | Partial<SettingsFields>
  closesAt: Date | null
  keepMonths: number
  isBeforeClose: number
}

const READ = `SELECT id, term, version, fields, closes_at AS closesAt, keep_months AS keepMonths,
  (closes_at IS NULL OR UTC_TIMESTAMP(6) < closes_at) AS isBeforeClose FROM settings`

/** The settings table; what leaves here is plain objects. */
export function settingsStore(db: Sequelize) {
  async function read(transaction?: Transaction): Promise<StoredSettings | null> {
    const sql = transaction ? `${READ} FOR UPDATE` : READ
    const [row] = await db.query<Row>(sql, { type: QueryTypes.SELECT, transaction })
    if (!row) return null
    const fields = typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields
    // A field that a later version added is at its default in an older record.
    return { ...row, fields: { ...emptySettings(), ...fields }, isBeforeClose: Boolean(row.isBeforeClose) }
  }

  return {
    read: () => read(),

    /** The new record, or null when there is one already: the unique key decides, also between two at once. */
    async create(fields: SettingsFields): Promise<StoredSettings | null> {
      try {
        await db.query('INSERT INTO settings (id, fields, keep_months) VALUES (?, ?, ?)', {
          replacements: [randomUUID(), JSON.stringify(fields), DEFAULT_KEEP_MONTHS],
        })
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return null
        throw thrown
      }
      return read()
    },

    /**
     * Applies a change to the record. Answers 'missing' where there is none and 'stale' where `version` names
     * another version than the stored one; neither changes anything.
     */
    change: (change: SettingsChange, version?: number): Promise<StoredSettings | 'missing' | 'stale'> =>
      inTransaction(db, async (transaction) => {
        const current = await read(transaction)
        if (!current) return 'missing'
        if (version !== undefined && version !== current.version) return 'stale'
        const closesAt = change.closesAt === undefined ? current.closesAt : change.closesAt
        await db.query(
          'UPDATE settings SET fields = ?, closes_at = ?, keep_months = ?, version = version + 1 WHERE id = ?',
          {
            replacements: [
              JSON.stringify({ ...current.fields, ...change.fields }),
              closesAt && asColumn(closesAt),
              change.keepMonths ?? current.keepMonths,
              current.id,
            ],
            transaction,
          },
        )
        return (await read(transaction)) ?? 'missing'
      }),
  }
}
/** With its fraction, which a Date loses on the way. */
const asColumn = (time: Date) => time.toISOString().slice(0, 23).replace('T', ' ')

export type SettingsStore = ReturnType<typeof settingsStore>
