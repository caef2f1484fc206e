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

/** Names, types and values, derived from the table of the settings. */
type Table = typeof settingsFields
export type SettingName = keyof Table
export type SettingOf<K extends SettingKind> = {
  [Name in SettingName]: Table[Name]['kind'] extends K ? Name : never
}[SettingName]
type With<Property extends object> = {
  [Name in SettingName]: Table[Name] extends Property ? Name : never
}[SettingName]
export type SettingOn<Tab extends SettingsTab> = With<{ tab: Tab }>
export type ColumnSetting = With<{ column: string }>
/** A setting for those who passed only: it is never in the public record. */
export type PassedSetting = With<{ readBy: 'passed' }>
export type PublicSetting = Exclude<SettingName, With<{ readBy: string }>>
export type SettingsText = SettingOf<SettingTextKind>

export type SettingsFields = { [Name in SettingName]: SettingValues[Table[Name]['kind']] }
export type PublicSettings = Pick<SettingsFields, PublicSetting> & { isInDB: 'true' | 'false' }

export const SETTINGS = Object.keys(settingsFields) as SettingName[]
export const declaredSetting: Record<SettingName, SettingDeclaration> = settingsFields

const namesWhere = <Name extends SettingName>(fits: (declared: SettingDeclaration) => boolean) =>
  SETTINGS.filter((name): name is Name => fits(declaredSetting[name]))

export const settingsOn = <Tab extends SettingsTab>(tab: Tab) =>
  namesWhere<SettingOn<Tab>>((declared) => declared.tab === tab)
export const COLUMN_SETTINGS = namesWhere<ColumnSetting>(({ column }) => column !== undefined)
export const DOCUMENT_SETTINGS = namesWhere<Exclude<SettingName, ColumnSetting>>(({ column }) => !column)
export const PASSED_SETTINGS = namesWhere<PassedSetting>(({ readBy }) => readBy === 'passed')
export const PUBLIC_SETTINGS = namesWhere<PublicSetting>(({ readBy }) => !readBy)
/** The settings that a new term empties. */
export const TERM_SETTINGS = namesWhere(({ outlastsTerm }) => !outlastsTerm)
/** The texts among them, which a new term may keep. */
export const TERM_TEXTS = namesWhere<SettingsText>(
  ({ kind, outlastsTerm }) => !outlastsTerm && kind in TEXT_LIMITS,
)

function defaultOf(declared: SettingDeclaration): string | number | boolean {
  if (declared.kind === 'number') return declared.default
  return declared.kind === 'switch' ? false : ''
}

/** The values of an absent record: all switches off, all texts empty. */
export const emptySettings = () =>
  Object.fromEntries(SETTINGS.map((name) => [name, defaultOf(declaredSetting[name])])) as SettingsFields

export const publicSettings = (fields: SettingsFields, isInDB: boolean): PublicSettings => ({
  isInDB: isInDB ? 'true' : 'false',
  ...pick(fields, PUBLIC_SETTINGS),
})

/** A public record from another release; settings that it does not know get their defaults. */
export const completed = (reply: Partial<PublicSettings>): PublicSettings => ({
  ...publicSettings(emptySettings(), false),
  ...reply,
})
