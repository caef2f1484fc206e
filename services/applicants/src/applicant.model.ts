import { randomUUID } from 'node:crypto'
import { inTransaction } from '@recruit/chassis/mysql'
import type { Pass, Team } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
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
  UniqueConstraintError,
} from 'sequelize'
import type { Application, Changes, Content, Identity } from './applicant.ts'

class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
  declare id: string
  declare term: number
  declare name: string
  declare studentId: string
  declare ewhaianId: string
  declare team: Team
  declare isEwhaian: CreationOptional<boolean>
  declare major: CreationOptional<string>
  declare semester: CreationOptional<string>
  declare email: CreationOptional<string>
  declare phonenum: CreationOptional<string>
  declare interviewHours: InterviewHours
  declare applyReason: string
  declare activityPlan: string
  declare portfolioLink: CreationOptional<string>
  declare version: CreationOptional<number>
  declare submitted: CreationOptional<Content | null>
  declare submittedAt: CreationOptional<Date | null>
  declare submissions: CreationOptional<number>
  declare pass: CreationOptional<Pass>
  declare date: CreationOptional<string>
  declare dateSeq: CreationOptional<number>
  declare dateSeqBy: CreationOptional<string>
  declare hoursSeq: CreationOptional<number>
  declare consentedAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

const { STRING, TEXT, INTEGER, TINYINT, BOOLEAN, BIGINT, JSON: JSON_TYPE, DATE, CHAR } = DataTypes
const columns = {
  id: { type: CHAR(36), primaryKey: true },
  term: INTEGER,
  name: STRING(50),
  studentId: STRING(7),
  ewhaianId: STRING(50),
  team: TINYINT,
  isEwhaian: BOOLEAN,
  major: STRING(200),
  semester: STRING(200),
  email: STRING(200),
  phonenum: STRING(200),
  interviewHours: JSON_TYPE,
  applyReason: TEXT,
  activityPlan: TEXT,
  portfolioLink: STRING(2048),
  version: INTEGER,
  submitted: JSON_TYPE,
  submittedAt: DATE(6),
  submissions: INTEGER,
  pass: STRING(10),
  date: STRING(100),
  dateSeq: BIGINT,
  dateSeqBy: STRING(64),
  hoursSeq: BIGINT,
  consentedAt: DATE(6),
  createdAt: DATE(6),
  updatedAt: DATE(6),
}
const NOW = literal('UTC_TIMESTAMP(6)')
const NEXT = literal('version + 1')

export type ListedApplicant = Identity &
  Pick<Application, 'id' | 'team' | 'pass' | 'date'> & { isFinalSubmit: boolean }
export type Saved = Pick<Application, 'version'> & Partial<Pick<Application, 'submissions' | 'submittedAt'>>
/** 'taken': another application has this identity. 'stale': another version is stored. 'gone': none of this term has the id. */
export type SaveOutcome = Saved | 'taken' | 'stale' | 'gone'
/** What becomes of an application: fields that change, and what counts as submitted from now on. */
export interface Decision {
  changes: Changes
  submitted?: Content
  hoursSeq?: number | undefined
}

/** The applications table; what leaves here is plain objects. */
export function applicantStore(db: Sequelize) {
  Row.init(columns, { sequelize: db, tableName: 'applications' })

  async function get(id: string, transaction?: Transaction): Promise<Application | null> {
    const row = await Row.findOne({ where: { id }, raw: true, transaction, lock: transaction?.LOCK.UPDATE })
    return row && asApplication(row)
  }

  const exists = async (id: string, term: number) => (await Row.count({ where: { id, term } })) > 0

  return {
    get: (id: string) => get(id),

    /** The id of the application with exactly this identity. */
    async find(term: number, { name, studentId, ewhaianId }: Identity): Promise<string | null> {
      const row = await Row.findOne({
        where: { term, name, studentId, ewhaianId },
        attributes: ['id'],
        raw: true,
      })
      return row?.id ?? null
    },

    /** The new id, or null when the identity is taken: the unique key decides, also between twenty at once. */
    async create(
      term: number,
      team: Team,
      fields: Identity & Content,
      hasConsent: boolean,
    ): Promise<string | null> {
      const id = randomUUID()
      try {
        await Row.create({
          ...fields,
          id,
          term,
          team,
          consentedAt: hasConsent ? (NOW as unknown as Date) : null,
          createdAt: NOW as unknown as Date,
          updatedAt: NOW as unknown as Date,
        })
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return null
        throw thrown
      }
      return id
    },

    /** One statement, for a writer who names the version that was read; the new version is the next one. */
    async save(id: string, term: number, changes: Changes, version: number): Promise<SaveOutcome> {
      try {
        const written = { ...changes, version: NEXT, updatedAt: NOW }
        const [saved] = await Row.update(written, { where: { id, term, version } })
        if (saved) return { version: version + 1 }
        return (await exists(id, term)) ? 'stale' : 'gone'
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return 'taken'
        throw thrown
      }
    },

    /**
     * Reads the application under a lock, lets `decide` say what becomes of it (it may throw: then nothing
     * happens; null: nothing is to be done) and writes that. Run again as a whole after a deadlock.
     */
    async change(
      id: string,
      term: number,
      version: number | undefined,
      decide: (current: Application) => Decision | null,
    ): Promise<SaveOutcome> {
      try {
        return await inTransaction(db, async (transaction) => {
          const current = await get(id, transaction)
          if (!current || current.term !== term) return 'gone'
          if (version !== undefined && version !== current.version) return 'stale'
          const decision = decide(current)
          if (!decision) return current
          const { changes, submitted, hoursSeq } = decision
          const submission = submitted
            ? { submitted, submittedAt: NOW, submissions: literal('submissions + 1') }
            : {}
          await Row.update(
            {
              ...changes,
              ...submission,
              ...(hoursSeq !== undefined && { hoursSeq }),
              version: NEXT,
              updatedAt: NOW,
            },
            { where: { id }, transaction },
          )
          return (await get(id, transaction)) ?? 'gone'
        })
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return 'taken'
        throw thrown
      }
    },

    /** Whether there was such an application in the term. */
    async remove(id: string, term: number): Promise<boolean> {
      return (await Row.destroy({ where: { id, term } })) > 0
    },

    async list(term: number, team: Team): Promise<ListedApplicant[]> {
      const rows = await Row.findAll({
        where: { term, team },
        attributes: ['id', 'name', 'studentId', 'ewhaianId', 'team', 'pass', 'date', 'submissions'],
        order: ['createdAt', 'id'],
        raw: true,
      })
      return rows.map(({ submissions, ...row }) => ({ ...row, isFinalSubmit: submissions > 0 }))
    },

    /** Student ids that more than one application of the term has. */
    async sharedStudentIds(term: number): Promise<Set<string>> {
      const rows = await Row.findAll({
        where: { term },
        attributes: ['studentId'],
        group: ['studentId'],
        having: literal('COUNT(*) > 1'),
        raw: true,
      })
      return new Set(rows.map((row) => row.studentId))
    },

    /** Whether there was such an application in the term. */
    async setPass(id: string, term: number, pass: Pass): Promise<boolean> {
      const [changed] = await Row.update({ pass }, { where: { id, term } })
      return changed > 0 || (await exists(id, term))
    },

    /** 'superseded': a number from the same session that is not lower came first. */
    async setDate(
      id: string,
      term: number,
      date: string,
      order?: { seq: number; by: string },
    ): Promise<'saved' | 'superseded' | 'gone'> {
      const isLater = order && {
        [Op.or]: [{ dateSeqBy: { [Op.ne]: order.by } }, { dateSeq: { [Op.lt]: order.seq } }],
      }
      const where = { id, term, ...isLater }
      const written = { date, ...(order && { dateSeq: order.seq, dateSeqBy: order.by }) }
      const [changed] = await Row.update(written, { where })
      // An update that changes nothing counts no row either.
      if (changed || (await Row.count({ where: { id, term, date } }))) return 'saved'
      return (await exists(id, term)) ? 'superseded' : 'gone'
    },

    /** MySQL's clock, by which deadlines are judged. */
    async clock(): Promise<Date> {
      const [rows] = await db.query('SELECT UTC_TIMESTAMP(6) AS now')
      const [row] = rows as { now: Date }[]
      if (!row) throw new Error('MySQL does not tell the time')
      return row.now
    },
  }
}
export type ApplicantStore = ReturnType<typeof applicantStore>

/** A raw row as a plain object: MariaDB hands JSON out as text and booleans as numbers. */
function asApplication(row: InferAttributes<Row>): Application {
  return {
    ...row,
    isEwhaian: Boolean(row.isEwhaian),
    interviewHours: unpacked<InterviewHours>(row.interviewHours),
    submitted: row.submitted === null ? null : unpacked<Content>(row.submitted),
  }
}
const unpacked = <Value>(stored: unknown): Value =>
  (typeof stored === 'string' ? JSON.parse(stored) : stored) as Value
