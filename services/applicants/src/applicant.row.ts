import type { Pass, Team } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/grid'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  type Sequelize,
} from 'sequelize'
import type { Application, Content } from './applicant.ts'

/** A row of the applications table; only the model files beside this one see it. */
export class Row extends Model<InferAttributes<Row>, InferCreationAttributes<Row>> {
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

export const initRow = (db: Sequelize): void =>
  void Row.init(columns, { sequelize: db, tableName: 'applications' })

/** MySQL's clock, where a column takes a time. */
export const NOW = literal('UTC_TIMESTAMP(6)') as unknown as Date

/** A raw row as a plain object: MariaDB hands JSON out as text and booleans as numbers. */
export function asApplication(row: InferAttributes<Row>): Application {
  return {
    ...row,
    isEwhaian: Boolean(row.isEwhaian),
    interviewHours: unpacked<InterviewHours>(row.interviewHours),
    submitted: row.submitted === null ? null : unpacked<Content>(row.submitted),
  }
}
/** A JSON column's value. */
export const unpacked = <Value>(stored: unknown): Value =>
  (typeof stored === 'string' ? JSON.parse(stored) : stored) as Value
