import { randomUUID } from 'node:crypto'
import { type By, type Change, type History, SYSTEM } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, orTaken } from '@recruit/chassis/mysql/mysql'
import { settingsFields } from '@recruit/contract/fields/settings-fields'
import {
  COLUMN_SETTINGS,
  type ColumnSetting,
  emptySettings,
  type SettingsFields,
} from '@recruit/contract/fields/settings-values'
import { nextAnnouncement } from '@recruit/contract/rules/announcements'
import { PLANNED_TIMES, withoutPlansDecided } from '@recruit/contract/rules/plans'
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import type { ClosedTerm, StoredSettings } from './planned.ts'
import { applyDuePlans, assertPlannable, historyLinesOf } from './planned.ts'

/** The settings' part of a row of the settings table. */
type SettingsRow = { fields: string | Partial<SettingsFields> } & Record<
  ColumnSetting,
  Date | string | number | null
>

const columns = COLUMN_SETTINGS.map((name) => settingsFields[name].column)

/** The settings' columns for a SELECT, an INSERT and an UPDATE. */
const SELECTED = [
  'fields',
  ...COLUMN_SETTINGS.map((name) => `${settingsFields[name].column} AS ${name}`),
].join(', ')
const INSERTED = ['fields', ...columns].join(', ')
const ASSIGNED = ['fields', ...columns].map((column) => `${column} = ?`).join(', ')

/** The values of those columns, in the same order. Settings of a later release stay in the document. */
const columnsOf = (fields: SettingsFields) => [
  JSON.stringify(fields, (name, value) => (isColumn(name) ? undefined : value)),
  ...COLUMN_SETTINGS.map((name) =>
    settingsFields[name].kind === 'time' ? asColumn(String(fields[name])) : fields[name],
  ),
]
const isColumn = (name: string) => COLUMN_SETTINGS.some((column) => column === name)

/** MySQL's form of an ISO time, with the fraction that a Date would lose. */
const asColumn = (iso: string) => (iso ? iso.slice(0, 23).replace('T', ' ') : null)

/** The settings of a row, without those that the document lacks. */
function settingsIn(row: SettingsRow): Partial<SettingsFields> {
  const document = typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields
  const values = COLUMN_SETTINGS.map((name) => [name, asSetting(row[name])])
  return { ...document, ...Object.fromEntries(values) }
}
const asSetting = (value: Date | string | number | null) =>
  value instanceof Date ? value.toISOString() : (value ?? '')

/** The part of the record that a change affects; the rest derives from it. */
type SettingsState = Pick<StoredSettings, 'fields' | 'term'>

interface Row extends SettingsRow {
  id: string
  term: number
  version: number
  announcement: number
  now: Date
}

const READ = `SELECT id, term, version, announcement, ${SELECTED}, UTC_TIMESTAMP(6) AS now FROM settings`
const LOCK = 'SELECT id FROM settings FOR UPDATE'
const CLOSED =
  'SELECT term, closed_at AS closedAt, cardinal_number AS cardinalNumber FROM terms ORDER BY term'

/** The settings table and the closed terms; returns plain objects. */
export function settingsStore(db: Sequelize, history: History) {
  async function readWritten(transaction?: Transaction): Promise<StoredSettings | null> {
    // MySQL's clock is fixed within a statement, so it is read after all waiting.
    if (transaction) await db.query(LOCK, { transaction })
    const readAt = performance.now()
    const sql = transaction ? `${READ} FOR UPDATE` : READ
    const [row] = await db.query<Row>(sql, { type: QueryTypes.SELECT, transaction })
    if (!row) return null
    const closedTerms = await db.query<ClosedTerm>(CLOSED, { type: QueryTypes.SELECT, transaction })
    const { id, term, version, announcement, now } = row
    // A setting of a later release has its default in an older record.
    const fields = { ...emptySettings(), ...settingsIn(row) }
    return { id, term, version, announcement, now, readAt, fields, closedTerms }
  }
  async function read(transaction?: Transaction): Promise<StoredSettings | null> {
    const written = await readWritten(transaction)
    return written && applyDuePlans(written, written.now)
  }

  const write = (
    { id, ...next }: Omit<StoredSettings, 'now' | 'readAt' | 'closedTerms'>,
    transaction: Transaction,
  ) =>
    db.query(`UPDATE settings SET ${ASSIGNED}, term = ?, version = ?, announcement = ? WHERE id = ?`, {
      replacements: [...columnsOf(next.fields), next.term, next.version, next.announcement, id],
      transaction,
    })

  /** The record under its lock; due plans are stored first. */
  async function readToChange(transaction: Transaction): Promise<StoredSettings | null> {
    const written = await readWritten(transaction)
    const current = written && applyDuePlans(written, written.now)
    if (!written || !current || current === written) return written
    await write(current, transaction)
    await history.append(SYSTEM, historyLinesOf(differences(written, current), written.now), transaction)
    return current
  }

  /**
   * Writes the result of `decide`, and the differences into the history. Returns 'missing' without a record and 'stale'
   * if `version` is not the stored one; neither changes anything.
   */
  const rewrite = (
    by: By,
    version: number | undefined,
    decide: (current: StoredSettings, transaction: Transaction) => Promise<SettingsState>,
    isStaged = false,
  ): Promise<StoredSettings | 'missing' | 'stale'> =>
    inTransaction(db, async (transaction) => {
      const current = await readToChange(transaction)
      if (!current) return 'missing'
      if (version !== undefined && version !== current.version) return 'stale'
      const next = await decide(current, transaction)
      const isAnnounced = next.fields.showResultToApplicant && !current.fields.showResultToApplicant
      const numbers = {
        version: current.version + 1,
        announcement: isAnnounced ? nextAnnouncement(current.announcement, isStaged) : current.announcement,
      }
      await write({ ...next, ...numbers, id: current.id }, transaction)
      await history.append(by, differences(current, next), transaction)
      const changed = await read(transaction)
      if (changed) assertPlannable(current.fields, next.fields, changed.now)
      return changed ?? 'missing'
    })

  return {
    read: () => read(),

    /** Stores due plans. They take effect without it; the history needs it. */
    async writeHappened(): Promise<void> {
      const written = await readWritten()
      if (!written || applyDuePlans(written, written.now) === written) return
      await inTransaction(db, async (transaction) => void (await readToChange(transaction)))
    },

    /** The new record, or null when there is one already: the unique key decides, also between concurrent writers. */
    async create(fields: SettingsFields, by: By): Promise<StoredSettings | null> {
      return orTaken(null, () =>
        inTransaction(db, async (transaction) => {
          const values = [randomUUID(), Number(fields.showResultToApplicant), ...columnsOf(fields)]
          await db.query(`INSERT INTO settings (id, announcement, ${INSERTED}) VALUES (?)`, {
            replacements: [values],
            transaction,
          })
          const begun = differences({ fields: emptySettings(), term: 1 }, { fields, term: 1 })
          await history.append(by, [{ what: 'created' }, ...begun], transaction)
          const created = await read(transaction)
          if (created) assertPlannable(emptySettings(), fields, created.now)
          return created
        }),
      )
    },

    /** Changes the record; other fields stay, except a plan whose switch the change turns without a new time. */
    change: (fields: Partial<SettingsFields>, by: By, version?: number, isStaged?: boolean) =>
      rewrite(
        by,
        version,
        async (current) => ({
          fields: withoutPlansDecided(
            current.fields,
            { ...current.fields, ...fields },
            PLANNED_TIMES.filter((name) => fields[name]),
          ),
          term: current.term,
        }),
        isStaged,
      ),

    /** Closes the running term; the next one's record has the fields that `next` returns. */
    startTerm: (next: (fields: SettingsFields) => SettingsFields, by: By, version?: number) =>
      rewrite(by, version, async ({ fields, term }, transaction) => {
        await db.query(
          'INSERT INTO terms (term, closed_at, cardinal_number) VALUES (?, UTC_TIMESTAMP(6), ?)',
          { replacements: [term, fields.cardinalNumber], transaction },
        )
        return { fields: next(fields), term: term + 1 }
      }),
  }
}

function differences(before: SettingsState, after: SettingsState): Change[] {
  const flat = ({ fields, term }: SettingsState): Record<string, string | number | boolean> => ({
    ...fields,
    term,
  })
  const [was, is] = [flat(before), flat(after)]
  return Object.keys(is)
    .filter((what) => was[what] !== is[what])
    .map((what) => ({ what, from: String(was[what]), to: String(is[what]) }))
}

export type SettingsStore = ReturnType<typeof settingsStore>
