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
  consentedAt: DATE(6),
  createdAt: DATE(6),
  updatedAt: DATE(6),
}
const NOW = literal('UTC_TIMESTAMP(6)')
const NEXT = literal('version + 1')

export type ListedApplicant = Identity &
  Pick<Application, 'id' | 'team' | 'pass' | 'date'> & { isFinalSubmit: boolean }
/** 'taken': another application has this identity. 'stale': another version is stored. 'gone': none of this term has the id. */
export type SaveOutcome =
  | Pick<Application, 'version' | 'submissions' | 'submittedAt'>
  | 'taken'
  | 'stale'
  | 'gone'

/** The applications table; what leaves here is plain objects. */
export function applicantStore(db: Sequelize) {
  Row.init(columns, { sequelize: db, tableName: 'applications' })

  async function get(id: string, transaction?: Transaction): Promise<Application | null> {
    const row = await Row.findOne({ where: { id }, raw: true, transaction, lock: transaction?.LOCK.UPDATE })
    return row && asApplication(row)
  }

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
          consentedAt: hasConsent ? new Date() : null,
          createdAt: NOW as unknown as Date,
          updatedAt: NOW as unknown as Date,
        })
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return null
        throw thrown
      }
      return id
    },

    /** One statement; reads only what the reply needs. */
    async save(id: string, term: number, changes: Changes, version?: number): Promise<SaveOutcome> {
      try {
        const where = version === undefined ? { id, term } : { id, term, version }
        const [saved] = await Row.update({ ...changes, version: NEXT, updatedAt: NOW }, { where })
        const row = await Row.findOne({
          where: { id, term },
          attributes: ['version', 'submissions', 'submittedAt'],
          raw: true,
        })
        if (!row) return 'gone'
        return saved ? { ...row, version: version === undefined ? row.version : version + 1 } : 'stale'
      } catch (thrown) {
        if (thrown instanceof UniqueConstraintError) return 'taken'
        throw thrown
      }
    },

    /**
     * Reads the application under a lock, lets `decide` say what becomes of it (it may throw: then nothing
     * happens) and writes that. Run again as a whole after a deadlock.
     */
    async change(
      id: string,
      term: number,
      version: number | undefined,
      decide: (current: Application) => { changes: Changes; submitted?: Content },
    ): Promise<SaveOutcome> {
      try {
        return await inTransaction(db, async (transaction) => {
          const current = await get(id, transaction)
          if (!current || current.term !== term) return 'gone'
          if (version !== undefined && version !== current.version) return 'stale'
          const { changes, submitted } = decide(current)
          const submission = submitted
            ? { submitted, submittedAt: NOW, submissions: literal('submissions + 1') }
            : {}
          await Row.update(
            { ...changes, ...submission, version: NEXT, updatedAt: NOW },
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
      const [changed] = await Row.update({ pass, updatedAt: NOW }, { where: { id, term } })
      return changed > 0
    },

    /** A lower number from the same session is ignored: it was typed earlier and came late. */
    async setDate(
      id: string,
      term: number,
      date: string,
      order?: { seq: number; by: string },
    ): Promise<boolean> {
      const isLater = order && {
        [Op.or]: [{ dateSeqBy: { [Op.ne]: order.by } }, { dateSeq: { [Op.lt]: order.seq } }],
      }
      const [changed] = await Row.update(
        { date, updatedAt: NOW, ...(order && { dateSeq: order.seq, dateSeqBy: order.by }) },
        { where: { id, term, ...isLater } },
      )
      return changed > 0 || (await Row.count({ where: { id, term } })) > 0
    },

    /** MySQL's clock, by which deadlines are judged. */
    async clock(): Promise<Date> {
      const [rows] = await db.query('SELECT UTC_TIMESTAMP(6) AS now')
      return (rows as { now: Date }[])[0]?.now ?? new Date()
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
