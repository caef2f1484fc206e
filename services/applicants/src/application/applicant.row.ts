import type { Value } from '@recruit/chassis/mysql/mysql'
import {
  type ApplicationField,
  type ApplicationValues,
  declared,
  emptyContent,
  FIELDS,
  IDENTITY,
} from '@recruit/contract/fields/application-values'
import type { FieldDeclaration, Kind } from '@recruit/contract/fields/field-kinds'
import type { Answers } from '@recruit/contract/fields/questions'
import type { InterviewDays, InterviewHours } from '@recruit/contract/interview/grid'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { type Language, nameKeyOf } from '@recruit/contract/text'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  type ModelStatic,
  Op,
  type Sequelize,
} from 'sequelize'
import type { Application, Content, FrozenAnswers, FrozenContent, Identity, Submitted } from './applicant.ts'

type Given = 'id' | 'term' | 'team'
type Unpacked = 'answers' | 'submitted'
/** Columns that the applicant does not write; all but the given ones have a default. */
type Administered = Pick<Application, Given> & {
  [Name in keyof Omit<Application, keyof Identity | keyof Content | Given | Unpacked>]: CreationOptional<
    Application[Name]
  >
} & {
  /** The compared form of the name; see `withNameKey`. */
  nameKey: string
  answers: CreationOptional<Answers | null>
  submitted: CreationOptional<FrozenContent | null>
  submittedAnswers: CreationOptional<FrozenAnswers | null>
  dateSeq: CreationOptional<number>
  dateSeqBy: CreationOptional<string>
  language: CreationOptional<Language | null>
}
type Stored = Identity & Content & Administered
type Instance = Model<InferAttributes<Stored & Model>, InferCreationAttributes<Stored & Model>> & Stored

/** A row of the applications table, for the model files in this folder only. */
export class Row extends (Model as ModelStatic<Instance>) {}

const { STRING, TEXT, INTEGER, SMALLINT, TINYINT, BOOLEAN, BIGINT, JSON: JSON_TYPE, DATE, CHAR } = DataTypes

function columnOf(field: FieldDeclaration) {
  if (field.kind === 'switch') return BOOLEAN
  if (!('limit' in field)) return JSON_TYPE
  return field.kind === 'essay' ? TEXT : STRING(field.limit)
}
const fieldColumns = Object.fromEntries(FIELDS.map((field) => [field, columnOf(declared[field])])) as Record<
  ApplicationField,
  ReturnType<typeof columnOf>
>

const columns = {
  ...fieldColumns,
  id: { type: CHAR(36), primaryKey: true },
  term: INTEGER,
  nameKey: STRING(50),
  team: TINYINT,
  secondTeam: TINYINT,
  version: INTEGER,
  answers: JSON_TYPE,
  submitted: JSON_TYPE,
  submittedAnswers: JSON_TYPE,
  submittedAt: DATE(6),
  submissions: INTEGER,
  pass: STRING(10),
  date: STRING(100),
  shownPass: STRING(10),
  shownDate: STRING(100),
  shownTeam: TINYINT,
  shownIn: INTEGER,
  answer: STRING(10),
  answeredAt: DATE(6),
  waitingRank: INTEGER,
  publishedAppointments: JSON_TYPE,
  appointmentAnswer: JSON_TYPE,
  dateSeq: BIGINT,
  dateSeqBy: STRING(64),
  hoursSeq: BIGINT,
  language: CHAR(2),
  consentedAt: DATE(6),
  consentText: SMALLINT,
  consentMonths: SMALLINT,
  createdAt: DATE(6),
  updatedAt: DATE(6),
}

export const initRow = (db: Sequelize): void =>
  void Row.init(columns, { sequelize: db, tableName: 'applications' })

/** The columns for a written `SELECT`, with their aliases. */
export const columnsBut = (...left: (keyof typeof columns)[]): string =>
  Object.entries(Row.getAttributes())
    .filter(([name]) => !(left as string[]).includes(name))
    .map(([name, { field }]) => `${field} AS ${name}`)
    .join(', ')

/** Fields as further assignments of an `UPDATE`, each after a comma, and their values. Undefined ones stay. */
export function assignmentsOf(written: Partial<InferAttributes<Row>>): { sets: string; values: Value[] } {
  const fields = Object.entries(written).filter(([, value]) => value !== undefined) as [
    keyof typeof columns,
    Value,
  ][]
  const attributes = Row.getAttributes()
  return {
    sets: fields.map(([name]) => `, ${attributes[name].field} = ?`).join(''),
    values: fields.map(([name, value]) =>
      columns[name] === JSON_TYPE && value !== null ? JSON.stringify(value) : value,
    ),
  }
}

/** A condition for a JSON column; Sequelize's types exclude null there. */
export const NOT_NULL = { [Op.ne]: null } as never
/** MySQL's clock as the value of a column. */
export { NOW } from '@recruit/chassis/mysql/mysql'

/**
 * The changes to an identity, with the key of its name. Only differences from `current` count: an older application
 * without the key of its own name keeps that until a change.
 */
export function withNameKey<Written extends Partial<Identity>>(written: Written, current: Identity) {
  const isMoved = IDENTITY.some((what) => written[what] !== undefined && written[what] !== current[what])
  return isMoved ? { ...written, nameKey: nameKeyOf(written.name ?? current.name) } : written
}

/** A raw row as a plain object: MariaDB returns JSON as text and booleans as numbers. */
export function asApplication({ submittedAnswers, ...row }: InferAttributes<Row>): Application {
  const read = FIELDS.map((field) => [field, readValue(declared[field].kind, row[field])])
  return {
    ...row,
    ...(Object.fromEntries(read) as ApplicationValues),
    publishedAppointments: unpacked(row.publishedAppointments),
    appointmentAnswer: unpacked(row.appointmentAnswer),
    answers: unpacked<Answers | null>(row.answers) ?? {},
    submitted: row.submitted === null ? null : submittedOf(row.submitted, submittedAnswers),
  }
}

const readValue = (kind: Kind, stored: unknown) =>
  kind === 'switch' ? Boolean(stored) : kind === 'hours' || kind === 'days' ? unpacked(stored) : stored

/** A submission as it is stored: the answers apart, null without any. */
export const frozen = ({ answers, questionsVersion, ...submitted }: Submitted) => ({
  submitted,
  submittedAnswers: answers && questionsVersion !== undefined ? { answers, questionsVersion } : null,
})

/** A submitted version from both of its columns. A field that is newer than the submission is empty. */
export const submittedOf = (content: unknown, answers: unknown): Submitted => ({
  ...emptyContent(),
  ...unpacked<Partial<FrozenContent>>(content),
  ...unpacked<FrozenAnswers | null>(answers),
})

export const unpacked = <Value>(stored: unknown): Value =>
  (typeof stored === 'string' ? JSON.parse(stored) : stored) as Value

/** How to write to an applicant, as submitted, else as drafted. */
export const EMAIL_NOW = literal("COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.email')), email)")
export const PHONE_NOW = literal("COALESCE(JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.phonenum')), phonenum)")
export const SUBMITTED_HOURS = literal("JSON_EXTRACT(submitted, '$.interviewHours')")
export const SUBMITTED_DAYS = literal("JSON_EXTRACT(submitted, '$.interviewDays')")
/** Parses hours from the database. */
export const dated = (stored: Record<keyof DatedHours, unknown>): DatedHours => ({
  interviewHours: unpacked<InterviewHours>(stored.interviewHours),
  interviewDays: unpacked<InterviewDays | null>(stored.interviewDays),
})
