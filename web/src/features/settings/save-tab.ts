import { call } from '../../api/call.ts'
import { type Edited, type EditedField, type Stored, sentBy, type Tab } from './settings-tabs.ts'

/** Stores one tab; `stored` is the record that was read, whose version is the base of the edit. */
export function saveTab(tab: Tab, values: Edited, stored: Stored, retyped: readonly EditedField[]) {
  const sent = { ...sentBy(tab, values, stored, retyped), version: stored.version }
  if (tab === 'recruit') return call('modifyRecruitInfo', sent)
  // Where it shows results: those that the sheet named, and no others.
  if (tab === 'result') return call('modifyResultInfo', { ...sent, staged: true })
  return call('modifyMasterInfo', sent)
}
