import { settingsFields } from '@recruit/contract/fields/settings-fields'
import {
  COLUMN_SETTINGS,
  type ColumnSetting,
  type SettingsFields,
} from '@recruit/contract/fields/settings-values'

/** The settings' part of a row of the settings table. */
export type SettingsRow = { fields: string | Partial<SettingsFields> } & Record<
  ColumnSetting,
  Date | string | number | null
>

const columns = COLUMN_SETTINGS.map((name) => settingsFields[name].column)

/** The settings' columns for a SELECT, an INSERT and an UPDATE. */
export const SELECTED = [
  'fields',
  ...COLUMN_SETTINGS.map((name) => `${settingsFields[name].column} AS ${name}`),
].join(', ')
export const INSERTED = ['fields', ...columns].join(', ')
export const ASSIGNED = ['fields', ...columns].map((column) => `${column} = ?`).join(', ')

/** The values of those columns, in the same order. Settings of a later release stay in the document. */
export const columnsOf = (fields: SettingsFields) => [
  JSON.stringify(fields, (name, value) => (isColumn(name) ? undefined : value)),
  ...COLUMN_SETTINGS.map((name) =>
    settingsFields[name].kind === 'time' ? asColumn(String(fields[name])) : fields[name],
  ),
]
const isColumn = (name: string) => COLUMN_SETTINGS.some((column) => column === name)

/** MySQL's form of an ISO time, with the fraction that a Date would lose. */
const asColumn = (iso: string) => (iso ? iso.slice(0, 23).replace('T', ' ') : null)

/** The settings of a row, without those that the document lacks. */
export function settingsIn(row: SettingsRow): Partial<SettingsFields> {
  const document = typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields
  const values = COLUMN_SETTINGS.map((name) => [name, asSetting(row[name])])
  return { ...document, ...Object.fromEntries(values) }
}
const asSetting = (value: Date | string | number | null) =>
  value instanceof Date ? value.toISOString() : (value ?? '')
