import { randomUUID } from 'node:crypto'
import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import type { WriteKey } from '@recruit/chassis/http/route'
import { clockOf, inTransaction, orTaken, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import { pick } from '@recruit/contract/fields/pick'
import { IDENTITY } from '@recruit/contract/rules/application-rules'
import { type Language, nameKeyOf } from '@recruit/contract/text'
import type { InferAttributes, Sequelize, Transaction } from 'sequelize'
import { asApplication, assignmentsOf, columnsBut, frozen, NOW, Row, withNameKey } from './applicant.row.ts'
import type { Application, Changes, Content, Identity, Saved, Submitted } from './applicant.ts'
import type { IdempotencyRecords } from './idempotency-record.model.ts'
import type { Announced, OnSubmitted } from './ports.ts'

const OF_PERSON = 'SELECT id, name FROM applications WHERE term = ? AND student_id = ? AND ewhaian_id = ?'
const BY_KEY = `${OF_PERSON} AND name_key = ?`
const BY_KEY_OR_NAME = `${OF_PERSON} AND (name_key = ? OR name = ?)`
const WRITE = 'UPDATE applications SET version = version + 1, updated_at = UTC_TIMESTAMP(6)'

const SAVED = ['version', 'submissions', 'submittedAt'] as const
/**
 * 'taken': another application has this identity, or a write with this key exists. 'stale': another version is stored.
 * 'gone': the term has no such id.
 */
export type SaveOutcome = Saved | 'taken' | 'stale' | 'gone'
/** The outcome of a decision: changed fields, and a new submission. */
export interface Decision {
  changes: Changes
  submitted?: Submitted
  hoursSeq?: number | undefined
  /** The language of the receipt and of later messages. */
  language?: Language
  /** What the receipt says besides: the term's data, and the questions that were asked. */
  announced?: Announced
}

/** The text that was agreed to, and how many months it said. */
interface Consent {
  text: number
  months: number
}

export const APPLICANT: By = { role: 'applicant', session: '' }

/** The changes of a save to the identity, by which staff look for people. */
const renamings = (current: Application, changes: Changes): Change[] =>
  IDENTITY.filter((what) => changes[what] !== undefined && changes[what] !== current[what]).map((what) => ({
    what,
    about: current.id,
    from: current[what],
    to: changes[what],
  }))

/** The applicants' operations on their applications; returns plain objects. */
export function applicantStore(
  db: Sequelize,
  history: History,
  idempotencyRecords: IdempotencyRecords,
  onSubmitted: OnSubmitted,
) {
  const { select, changeRows } = queriesOf(db)
  /** A written list of columns, without those that concern only the row. */
  const COLUMNS = columnsBut('nameKey', 'dateSeq', 'dateSeqBy')
  const READ = `SELECT ${COLUMNS} FROM applications WHERE id = ?`
  /** Also reads the time before the wait for the lock, which is the time of a submission. */
  const LOCK = `SELECT ${COLUMNS}, UTC_TIMESTAMP(6) AS now FROM applications WHERE id = ? FOR UPDATE`

  /** Stores the outcome of a write with a key, in its transaction; a write that changes nothing has none. */
  const withRecord = <Result>(
    id: string,
    key: WriteKey | undefined,
    write: (transaction?: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    key
      ? inTransaction(db, async (transaction) => {
          const result = await write(transaction)
          if (result) await idempotencyRecords.store(id, key, transaction)
          return result
        })
      : write()

  const exists = async (id: string, term: number) => (await Row.count({ where: { id, term } })) > 0

  /** The applicants of these ids who still exist. */
  async function people(ids: string[]): Promise<Map<string, { name: string; team: Team }>> {
    if (!ids.length) return new Map()
    const rows = await Row.findAll({ where: { id: ids }, attributes: ['id', 'name', 'team'], raw: true })
    return new Map(rows.map(({ id, name, team }) => [id, { name, team }]))
  }

  return {
    async get(id: string): Promise<Application | null> {
      const [row] = await select<InferAttributes<Row>>(READ, [id])
      return row ? asApplication(row) : null
    },

    /**
     * The id of this person's application: by the name as typed, else without white space. `among` restricts it to
     * these applications.
     */
    async find(
      term: number,
      { name, studentId, ewhaianId }: Identity,
      among?: string[],
    ): Promise<string | null> {
      // Written SQL, because this is the busiest query of an announcement, and building the model's takes a tenth of a
      // lookup.
      const rowsOf = (question: string, ...names: string[]) => {
        const values = [term, studentId, ewhaianId, ...names]
        return among
          ? select<{ id: string; name: string }>(`${question} AND id IN (?)`, [...values, among])
          : select<{ id: string; name: string }>(question, values)
      }
      const isAsTyped = (row: { name: string }) => row.name === name
      // The whole index finds nearly all applications as typed; a second query finds rows without a key of the name.
      const asTyped = (await rowsOf(BY_KEY, nameKeyOf(name))).find(isAsTyped)
      if (asTyped) return asTyped.id
      const rows = await rowsOf(BY_KEY_OR_NAME, nameKeyOf(name), name)
      return (rows.find(isAsTyped) ?? rows[0])?.id ?? null
    },

    /** The new id, or null when the identity is taken: the unique index decides, also between concurrent writers. */
    async create(
      term: number,
      team: Team,
      fields: Identity & Content,
      { consent, language }: { consent: Consent | null; language: Language },
      key?: WriteKey,
    ): Promise<string | null> {
      const id = randomUUID()
      const nameKey = nameKeyOf(fields.name)
      const row = {
        ...fields,
        nameKey,
        id,
        term,
        team,
        language,
        consentedAt: consent && NOW,
        consentText: consent?.text ?? null,
        consentMonths: consent?.months ?? null,
        createdAt: NOW,
        updatedAt: NOW,
      }
      return orTaken(null, async () => {
        await withRecord(id, key, async (transaction) => Row.create(row, { transaction }))
        return id
      })
    },

    /** One statement, for a writer who names the version that was read; returns the next version. */
    async save(
      id: string,
      term: number,
      changes: Changes,
      version: number,
      key?: WriteKey,
    ): Promise<SaveOutcome> {
      const { sets, values } = assignmentsOf(changes)
      const sql = `${WRITE}${sets} WHERE id = ? AND term = ? AND version = ?`
      const written = [...values, id, term, version]
      return orTaken('taken', async () => {
        const saved = await withRecord(
          id,
          key,
          async (transaction) => (await changeRows(sql, written, transaction)) > 0,
        )
        if (saved) return { version: version + 1 }
        return (await exists(id, term)) ? 'stale' : 'gone'
      })
    },

    /**
     * Locks and reads the application, calls `decide` (which may throw or return null: then nothing changes) and writes
     * its result. A deadlock runs all of it again.
     */
    async change(
      id: string,
      term: number,
      version: number | undefined,
      decide: (current: Application) => Decision | null,
      key?: WriteKey,
    ): Promise<SaveOutcome> {
      return orTaken('taken', () =>
        inTransaction(db, async (transaction, { changeRows, select }) => {
          const [row] = await select<InferAttributes<Row> & { now: Date }>(LOCK, [id])
          if (!row || row.term !== term) return 'gone'
          if (version !== undefined && version !== row.version) return 'stale'
          const { now, ...stored } = row
          const current = asApplication(stored)
          const decision = decide(current)
          if (!decision) {
            if (key) await idempotencyRecords.store(id, key, transaction)
            return current
          }
          const { changes, submitted, hoursSeq, language, announced } = decision
          const submission = submitted
            ? {
                submitted,
                submittedAt: now,
                submissions: current.submissions + 1,
                ...(language && { language }),
              }
            : {}
          const { sets, values } = assignmentsOf({
            ...withNameKey(changes, current),
            ...submission,
            ...(submitted && frozen(submitted)),
            ...(hoursSeq !== undefined && { hoursSeq }),
          })
          await changeRows(`${WRITE}${sets} WHERE id = ?`, [...values, id])
          await history.append(APPLICANT, renamings(current, changes), transaction)
          if (key) await idempotencyRecords.store(id, key, transaction)
          // The row is locked, so its contents are known.
          const saved = { ...current, ...changes, ...submission, version: current.version + 1 }
          if (submitted && language && announced)
            await onSubmitted({ application: saved, language, announced }, transaction)
          return pick(saved, SAVED)
        }),
      )
    },

    transaction: <Result>(story: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      inTransaction(db, story),

    /** Whether the term had such an application. */
    remove: async (id: string, term: number, transaction: Transaction): Promise<boolean> =>
      (await Row.destroy({ where: { id, term }, transaction })) > 0,

    people,
    names: async (ids: string[]): Promise<Map<string, string>> =>
      new Map([...(await people(ids))].map(([id, { name }]) => [id, name])),

    /** MySQL's clock, which decides deadlines. */
    clock: (): Promise<Date> => clockOf(db),
  }
}
export type ApplicantStore = ReturnType<typeof applicantStore>
