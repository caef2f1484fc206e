import { randomUUID } from 'node:crypto'
import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import { DEFAULT_KEEP_MONTHS } from '@recruit/contract/constants'
import { emptySettings, type SettingsFields } from '@recruit/contract/fields/settings-fields'
import { QueryTypes, type Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import type { ClosedTerm, StoredSettings } from './record.ts'

export interface SettingsChange {
  fields: Partial<SettingsFields>
  closesAt?: Date | null
  keepMonths?: number
}

/** What a change decides about; the rest of the record follows from it. */
type Kept = Pick<StoredSettings, 'fields' | 'closesAt' | 'keepMonths' | 'term'>

interface Row {
  id: string
  term: number
  version: number
  fields: string | Partial<SettingsFields>
  closesAt: Date | null
  keepMonths: number
  announcement: number
  isBeforeClose: number
}

const READ = `SELECT id, term, version, fields, closes_at AS closesAt, keep_months AS keepMonths, announcement,
  (closes_at IS NULL OR UTC_TIMESTAMP(6) < closes_at) AS isBeforeClose FROM settings`
const CLOSED =
  'SELECT term, closed_at AS closedAt, cardinal_number AS cardinalNumber FROM terms ORDER BY term'

/** The settings table and the terms that are over; what leaves here is plain objects. */
export function settingsStore(db: Sequelize, history: History) {
  async function read(transaction?: Transaction): Promise<StoredSettings | null> {
    const sql = transaction ? `${READ} FOR UPDATE` : READ
    const [row] = await db.query<Row>(sql, { type: QueryTypes.SELECT, transaction })
    if (!row) return null
    const closedTerms = await db.query<ClosedTerm>(CLOSED, { type: QueryTypes.SELECT, transaction })
    const fields = typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields
    // A field that a later version added is at its default in an older record.
    return {
      ...row,
      fields: { ...emptySettings(), ...fields },
      isBeforeClose: Boolean(row.isBeforeClose),
      closedTerms,
    }
  }

  /**
   * Writes what `decide` makes of the record, and what differs into the history. Answers 'missing' where there is
   * no record and 'stale' where `version` names another version than the stored one; neither changes anything.
   */
  const rewrite = (
    by: By,
    version: number | undefined,
    decide: (current: StoredSettings, transaction: Transaction) => Promise<Kept>,
  ): Promise<StoredSettings | 'missing' | 'stale'> =>
    inTransaction(db, async (transaction) => {
      const current = await read(transaction)
      if (!current) return 'missing'
      if (version !== undefined && version !== current.version) return 'stale'
      const kept = await decide(current, transaction)
      await db.query(
        `UPDATE settings SET fields = ?, closes_at = ?, keep_months = ?, term = ?, version = version + 1,
          announcement = announcement + ? WHERE id = ?`,
        {
          replacements: [
            JSON.stringify(kept.fields),
            kept.closesAt && asColumn(kept.closesAt),
            kept.keepMonths,
            kept.term,
            Number(kept.fields.showResultToApplicant && !current.fields.showResultToApplicant),
            current.id,
          ],
          transaction,
        },
      )
      await history.append(by, differences(current, kept), transaction)
      return (await read(transaction)) ?? 'missing'
    })

  return {
    read: () => read(),

    /** The new record, or null when there is one already: the unique key decides, also between two at once. */
    async create(fields: SettingsFields, by: By): Promise<StoredSettings | null> {
      try {
        return await inTransaction(db, async (transaction) => {
          await db.query('INSERT INTO settings (id, fields, keep_months, announcement) VALUES (?, ?, ?, ?)', {
            replacements: [
              randomUUID(),
              JSON.stringify(fields),
              DEFAULT_KEEP_MONTHS,
              Number(fields.showResultToApplicant),
            ],
            transaction,
          })
          const none = { closesAt: null, keepMonths: DEFAULT_KEEP_MONTHS, term: 1 }
          const begun = differences({ ...none, fields: emptySettings() }, { ...none, fields })
          await history.append(by, [{ what: 'created' }, ...begun], transaction)
          return read(transaction)
        })
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return null
        throw thrown
      }
    },

    /** Applies a change to the record; what it does not name stays. */
    change: ({ fields, closesAt, keepMonths }: SettingsChange, by: By, version?: number) =>
      rewrite(by, version, async (current) => ({
        fields: { ...current.fields, ...fields },
        closesAt: closesAt === undefined ? current.closesAt : closesAt,
        keepMonths: keepMonths ?? current.keepMonths,
        term: current.term,
      })),

    /** Closes the running term: the record of the next one keeps of this one's fields what `next` leaves. */
    startTerm: (next: (fields: SettingsFields) => SettingsFields, by: By, version?: number) =>
      rewrite(by, version, async ({ fields, keepMonths, term }, transaction) => {
        await db.query(
          'INSERT INTO terms (term, closed_at, cardinal_number) VALUES (?, UTC_TIMESTAMP(6), ?)',
          { replacements: [term, fields.cardinalNumber], transaction },
        )
        return { fields: next(fields), closesAt: null, keepMonths, term: term + 1 }
      }),
  }
}
/** With its fraction, which a Date loses on the way. */
const asColumn = (time: Date) => time.toISOString().slice(0, 23).replace('T', ' ')

/** Each field that is no longer as it was. */
function differences(before: Kept, after: Kept): Change[] {
  const flat = ({ fields, closesAt, keepMonths, term }: Kept) => {
    const said = { ...fields, closesAt: closesAt?.toISOString() ?? '', keepMonths, term }
    return said as Record<string, string | number | boolean>
  }
  const [was, is] = [flat(before), flat(after)]
  return Object.keys(is)
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, from: String(was[what]), to: String(is[what]) }))
}

export type SettingsStore = ReturnType<typeof settingsStore>
