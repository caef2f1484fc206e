import {
  MASTER_TEXTS,
  RECRUIT_SWITCHES,
  RECRUIT_TEXTS,
  RESULT_SWITCHES,
  RESULT_TEXTS,
  type SettingsFields,
} from '@recruit/contract/settings-fields'
import { call } from '../../../api/call.ts'

export const TABS = ['recruit', 'result', 'master'] as const
export type Tab = (typeof TABS)[number]

/** The fields that each tab edits and sends, hidden ones included so that they are not lost. */
export const FIELDS: Record<Tab, readonly (keyof SettingsFields)[]> = {
  recruit: [...RECRUIT_TEXTS, ...RECRUIT_SWITCHES],
  result: [...RESULT_TEXTS, ...RESULT_SWITCHES],
  master: MASTER_TEXTS,
}
const CALLS = {
  recruit: 'modifyRecruitInfo',
  result: 'modifyResultInfo',
  master: 'modifyMasterInfo',
} as const

export const fieldsOf = (tab: Tab, values: SettingsFields): Partial<SettingsFields> =>
  Object.fromEntries(FIELDS[tab].map((field) => [field, values[field]]))

export const isDirty = (tab: Tab, values: SettingsFields, stored: SettingsFields): boolean =>
  FIELDS[tab].some((field) => values[field] !== stored[field])

/** Stores one tab; `version` names the record that was read. */
export const saveTab = (tab: Tab, values: SettingsFields, version: number) =>
  call(CALLS[tab], { ...fieldsOf(tab, values), version })
