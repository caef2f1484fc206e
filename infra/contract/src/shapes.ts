import { z } from 'zod'
import { ALL_HOURS, GRID_DAYS, PASS_STATES, TEAMS, type Team } from './constants.ts'
import {
  SETTINGS_SWITCHES,
  SETTINGS_TEXTS,
  type SettingsSwitch,
  type SettingsText,
} from './settings-fields.ts'

/** Shapes only: a text that breaks a rule (length, form) is refused by the service in words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Well-formed Unicode without control characters other than tab and line breaks. */
export const text = z.string().refine((value) => value.isWellFormed() && !CONTROL.test(value))
export const flag = z.boolean()
export const pass = z.enum(PASS_STATES)
/** A number; the strings '1' to '3' are accepted. */
export const team = z.union([
  z.literal(TEAMS),
  z.enum(['1', '2', '3']).transform((digit) => Number(digit) as Team),
])
export const interviewTime = z.array(z.union([z.literal(0), z.literal(1)])).length(GRID_DAYS)
export const interviewHours = z.array(z.int().min(0).max(ALL_HOURS)).length(GRID_DAYS)
/** From `update/get` and `manager/get`; a save that names a stale one is answered 409. */
export const version = z.int().min(0)
/** Keystroke order: a lower number than the last is ignored. */
export const seq = z.int().min(0)

const shapeOf = <Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>
export const texts = <Name extends SettingsText>(names: readonly Name[]) => shapeOf(names, text)
export const flags = <Name extends SettingsSwitch>(names: readonly Name[]) => shapeOf(names, flag)
export const settingsShape = { ...texts(SETTINGS_TEXTS), ...flags(SETTINGS_SWITCHES) }

/** What an applicant writes beside the identity; a missing field is left as it is. */
export const contentShape = {
  isEwhaian: flag,
  major: text,
  semester: text,
  email: text,
  phonenum: text,
  interviewTime,
  interviewHours,
  applyReason: text,
  activityPlan: text,
  portfolioLink: text,
}
export const identityShape = { name: text, studentId: text, ewhaianId: text }
export const message = z.object({ message: text })
