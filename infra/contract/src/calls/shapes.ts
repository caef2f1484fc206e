import { z } from 'zod'
import { ALL_HOURS, ANSWERS, DATE_MAX, GRID_DAYS, PASS_STATES, TEAMS } from '../constants.ts'
import { applicationFields } from '../fields/application.ts'
import { type ApplicationField, CONTENT, declared, IDENTITY, SCORED } from '../fields/application-values.ts'
import type { FieldDeclaration, TextKind } from '../fields/field-kinds.ts'
import { flagsOf } from '../interview/grid.ts'
import { periodDays } from '../interview/grid-days.ts'
import { messages } from '../messages.ts'
import { REASONS, type Reason } from './reasons.ts'

/** Shapes only: the service refuses a text that breaks a rule (length, form) with a sentence. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Well-formed Unicode without control characters other than tab and line breaks. */
export const text = z.string().refine((value) => value.isWellFormed() && !CONTROL.test(value))
export const flag = z.boolean()
export const pass = z
  .enum(PASS_STATES)
  .describe('The decision: none yet, passed the first round, passed the last, or rejected.')
  .meta({ examples: ['1stPass'] })
export const answer = z.enum(ANSWERS).describe('Of a final passer: whether to join.')
/** '' without an answer. */
export const answerOrNone = z
  .enum([...ANSWERS, ''])
  .describe("The answer to the final pass, '' where there is none yet.")
/** A number; the strings '1' to '3' are accepted. */
export const team = z
  .union([z.literal(TEAMS), z.enum(['1', '2', '3']).transform(Number).pipe(z.literal(TEAMS))])
  .describe('1 marketing, 2 design, 3 web development.')
  .meta({ examples: [3] })
/** From 9:00 to 12:00 on the second day, and the whole of the last. */
const EXAMPLE_HOURS = Array.from({ length: GRID_DAYS }, (_, day) =>
  day === 1 ? 0b11110 : day === GRID_DAYS - 1 ? ALL_HOURS : 0,
)
export const interviewTime = z
  .array(z.literal([0, 1]))
  .length(GRID_DAYS)
  .describe('For each of 32 days whether there is an hour.')
  .meta({ examples: [flagsOf(EXAMPLE_HOURS)] })
export const interviewHours = z
  .array(z.int().min(0).max(ALL_HOURS))
  .length(GRID_DAYS)
  .describe('For each of 32 days the hours as 17 bits: bit 0 is 8:00, bit 16 is 24:00.')
  .meta({ examples: [EXAMPLE_HOURS] })
export const interviewDay = z.iso.date().meta({ examples: ['2026-12-06'] })
/** Stored with the hours, which would otherwise mean other days after the next edit of the interview period. */
export const interviewDays = z
  .array(interviewDay)
  .length(GRID_DAYS)
  .refine((days) => new Set(days).size === days.length)
  .nullable()
  .describe(
    'The dates of the 32 columns of `interviewHours`, all different; null where they have none. A save of hours without it keeps the stored dates, or takes those of the present interview period where no hour is stored.',
  )
  .meta({ examples: [periodDays('2026.12.5(토) - 12.6(일)', new Date(0))?.days] })
/** Dates alone would move hours to other days. */
export const hasHoursToDate = (form: { interviewHours?: unknown; interviewDays?: unknown }): boolean =>
  form.interviewDays === undefined || form.interviewHours !== undefined
export const NO_HOURS_TO_DATE = { path: ['interviewDays'] }
/** Design: a decision is a draft until it is published. */
export const staged = z
  .literal(true)
  .optional()
  .describe(
    'While results are public: applicants go on seeing what was published. Absent: they see it at once.',
  )
/** From `update/get` and `manager/get`; a save with a stale one is answered 409. */
export const version = z
  .int()
  .min(0)
  .describe('The stored version, for a save to name the one it has read.')
  .meta({ examples: [3] })
export const seq = z.int().min(0).describe('Keystroke order: a lower number than the last is ignored.')
/** Ids are ASCII: MySQL cannot compare other text with them, so it becomes an id that never exists. */
export const idText = text.overwrite((value) => value.replace(/\P{ASCII}/gu, '?'))
export const id = idText
  .describe("The application's id, as in its address.")
  .meta({ examples: ['c0ffee00-1234-4abc-8def-000000000001'] })
export const time = text.describe('A time in ISO 8601.').meta({ examples: ['2026-11-21T05:03:00.000Z'] })
/** A digest of what its caller has read, which a later change names. */
export const digestOf = (description: string) =>
  text.describe(description).meta({ examples: ['x3v5Cq1mZr0yJd8kWb7n2A'] })
export const personName = text.meta({ examples: [applicationFields.name.example] })
export const date = text
  .describe(`The interview's date and place in words, at most ${DATE_MAX} characters.`)
  .meta({ examples: ['12.6(일) 14:00, 학관 301호'] })
export const termAsked = z.coerce
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The running term unless named; an earlier one is an archive: read-only.')
export const submissions = z
  .int()
  .describe('How often it was submitted.')
  .meta({ examples: [1] })

type KindShapes = Record<TextKind, typeof text> & {
  switch: typeof flag
  hours: typeof interviewHours
  days: typeof interviewDays
}
const fieldShapes = <Name extends ApplicationField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fieldShape(declared[name])])) as {
    [Field in Name]: KindShapes[(typeof applicationFields)[Field]['kind']]
  }
function fieldShape(field: FieldDeclaration): z.ZodType {
  if (!('description' in field)) return field.kind === 'hours' ? interviewHours : interviewDays
  const shape: z.ZodType = field.kind === 'switch' ? flag : text
  return shape.meta({ description: field.description, examples: [field.example] })
}

/** What an applicant writes in addition to the identity; an absent field stays as it is. */
export const contentShape = { interviewTime, ...fieldShapes(CONTENT) }
export const identityShape = fieldShapes(IDENTITY)
export const scoredShape = fieldShapes(SCORED)
/** What a person reads, with the sentence of the example. */
export const sentence = (name: keyof typeof messages) => text.meta({ examples: [messages[name].en] })
export const messageOf = (name: keyof typeof messages) => z.object({ message: sentence(name) })
/** The failure of a reply whose flag says so. */
export const reason = z
  .enum(Object.keys(REASONS) as [Reason, ...Reason[]])
  .optional()
  .describe('Why it was not done: one of the reasons of the failures.')
