import { call } from '../../../api/call.ts'
import { type Edited, type EditedField, type Stored, sentBy, type Tab } from './settings-tabs.ts'

const CALLS = {
  recruit: 'modifyRecruitInfo',
  result: 'modifyResultInfo',
  master: 'modifyMasterInfo',
} as const

/** Stores one tab; `stored` is the record that was read, whose version says on what the edit rests. */
export const saveTab = (tab: Tab, values: Edited, stored: Stored, retyped: readonly EditedField[]) =>
  call(CALLS[tab], { ...sentBy(tab, values, stored, retyped), version: stored.version })
