import { pick } from './pick.ts'
import {
  type SettingDeclaration,
  type SettingKind,
  type SettingsTab,
  type SettingTextKind,
  type SettingValues,
  settingsFields,
  TEXT_LIMITS,
} from './settings-fields.ts'

/** What follows from the table of the settings: names, types and values. */
type Table = typeof settingsFields
export type SettingName = keyof Table
export type SettingOf<K extends SettingKind> = {
  [Name in SettingName]: Table[Name]['kind'] extends K ? Name : never
}[SettingName]
type With<Property extends object> = {
  [Name in SettingName]: Table[Name] extends Property ? Name : never
}[SettingName]
type SettingOn<Tab extends SettingsTab> = With<{ tab: Tab }>
/** A setting that has a column of its own. */
export type ColumnSetting = With<{ column: string }>
/** A setting that reaches only those who passed: it is never in the public record. */
export type PassedSetting = With<{ readBy: 'passed' }>
/** A setting that everyone may read. */
export type PublicSetting = Exclude<SettingName, With<{ readBy: string }>>
export type SettingsText = SettingOf<SettingTextKind>

export type SettingsFields = { [Name in SettingName]: SettingValues[Table[Name]['kind']] }
/** What every page may read (`var/load`). */
export type PublicSettings = Pick<SettingsFields, PublicSetting> & { isInDB: 'true' | 'false' }

export const SETTINGS = Object.keys(settingsFields) as SettingName[]
export const declaredSetting: Record<SettingName, SettingDeclaration> = settingsFields
export const declaredNumber: Record<SettingOf<'number'>, { min: number; max: number }> = settingsFields

const namesWhere = <Name extends SettingName>(fits: (declared: SettingDeclaration) => boolean) =>
  SETTINGS.filter((name): name is Name => fits(declaredSetting[name]))

/** The settings that one tab edits. */
export const settingsOn = <Tab extends SettingsTab>(tab: Tab) =>
  namesWhere<SettingOn<Tab>>((declared) => declared.tab === tab)
export const COLUMN_SETTINGS = namesWhere<ColumnSetting>(({ column }) => column !== undefined)
export const DOCUMENT_SETTINGS = namesWhere<Exclude<SettingName, ColumnSetting>>(({ column }) => !column)
export const PASSED_SETTINGS = namesWhere<PassedSetting>(({ readBy }) => readBy === 'passed')
export const PUBLIC_SETTINGS = namesWhere<PublicSetting>(({ readBy }) => !readBy)
/** What a new term empties. */
export const TERM_SETTINGS = namesWhere(({ outlastsTerm }) => !outlastsTerm)
/** Its texts, of which a new term may take over some. */
export const TERM_TEXTS = namesWhere<SettingsText>(
  ({ kind, outlastsTerm }) => !outlastsTerm && kind in TEXT_LIMITS,
)

function defaultOf(declared: SettingDeclaration): string | number | boolean {
  if (declared.kind === 'number') return declared.default
  return declared.kind === 'switch' ? false : ''
}

/** What an absent record counts as: all switches off, all texts empty. */
export const emptySettings = () =>
  Object.fromEntries(SETTINGS.map((name) => [name, defaultOf(declaredSetting[name])])) as SettingsFields

/** The part of a record that every page may read. */
export const publicSettings = (fields: SettingsFields, isInDB: boolean): PublicSettings => ({
  isInDB: isInDB ? 'true' : 'false',
  ...pick(fields, PUBLIC_SETTINGS),
})

/** A public record from elsewhere: a release that does not know a setting yet leaves it at its default. */
export const completed = (reply: Partial<PublicSettings>): PublicSettings => ({
  ...publicSettings(emptySettings(), false),
  ...reply,
})
