import { z } from 'zod'
import {
  ALL_HOURS,
  DATE_MAX,
  ESSAY_MAX,
  GRID_DAYS,
  NAME_MAX,
  PASS_STATES,
  STUDENT_ID_LENGTH,
  TEAMS,
} from './constants.ts'
import {
  SETTINGS_SWITCHES,
  SETTINGS_TEXTS,
  type SettingsSwitch,
  type SettingsText,
} from './settings-fields.ts'
import { settingsWords } from './settings-words.ts'

/** Shapes only: a text that breaks a rule (length, form) is refused by the service in words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Well-formed Unicode without control characters other than tab and line breaks. */
export const text = z.string().refine((value) => value.isWellFormed() && !CONTROL.test(value))
export const flag = z.boolean()
export const pass = z
  .enum(PASS_STATES)
  .describe('The decision: none yet, passed the first round, passed the last, or rejected.')
/** A number; the strings '1' to '3' are accepted. */
export const team = z
  .union([z.literal(TEAMS), z.enum(['1', '2', '3']).transform(Number).pipe(z.literal(TEAMS))])
  .describe('1 marketing, 2 design, 3 web development.')
export const interviewTime = z
  .array(z.literal([0, 1]))
  .length(GRID_DAYS)
  .describe('For each of 32 days whether there is an hour.')
export const interviewHours = z
  .array(z.int().min(0).max(ALL_HOURS))
  .length(GRID_DAYS)
  .describe('For each of 32 days the hours as 17 bits: bit 0 is 8:00, bit 16 is 24:00.')
/** From `update/get` and `manager/get`; a save that names a stale one is answered 409. */
export const version = z.int().min(0).describe('The stored version, for a save to name the one it has read.')
export const seq = z.int().min(0).describe('Keystroke order: a lower number than the last is ignored.')
export const id = text.describe("The application's id, as in its address.")
export const time = text.describe('A time in ISO 8601.')
export const date = text.describe(`The interview's date and place in words, at most ${DATE_MAX} characters.`)
export const submissions = z.int().describe('How often it was submitted.')

const shapeOf = <Name extends keyof typeof settingsWords, Shape extends z.ZodType>(
  names: readonly Name[],
  shape: Shape,
) =>
  Object.fromEntries(names.map((name) => [name, shape.describe(settingsWords[name])])) as Record<Name, Shape>
export const texts = <Name extends SettingsText>(names: readonly Name[]) => shapeOf(names, text)
export const flags = <Name extends SettingsSwitch>(names: readonly Name[]) => shapeOf(names, flag)
export const settingsShape = { ...texts(SETTINGS_TEXTS), ...flags(SETTINGS_SWITCHES) }

/** What an applicant writes beside the identity; a missing field is left as it is. */
export const contentShape = {
  isEwhaian: flag.describe('Says to be a certified member of the community.'),
  major: text.describe('Major.'),
  semester: text.describe('Completed semesters, as typed.'),
  email: text.describe('E-mail.'),
  phonenum: text.describe('Phone: 8 to 15 digits with the usual separators.'),
  interviewTime,
  interviewHours,
  applyReason: text.describe(`Why they apply: at most ${ESSAY_MAX} code points.`),
  activityPlan: text.describe(`What they plan to do: at most ${ESSAY_MAX} code points.`),
  portfolioLink: text.describe('An http(s) address, or empty.'),
}
export const identityShape = {
  name: text.describe(`Name, at most ${NAME_MAX} characters.`),
  studentId: text.describe(`Student id: ${STUDENT_ID_LENGTH} digits.`),
  ewhaianId: text.describe(`Community id, at most ${NAME_MAX} characters.`),
}
export const message = z.object({ message: text })
