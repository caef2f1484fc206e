import { call } from '../../../api/call.ts'
import { fromSeoulInput } from './seoul-input.ts'
import { type Edited, fieldsOf, type Stored, type Tab } from './settings-tabs.ts'

const CALLS = {
  recruit: 'modifyRecruitInfo',
  result: 'modifyResultInfo',
  master: 'modifyMasterInfo',
} as const

/** Stores one tab; `stored` is the record that was read, whose version says on what the edit rests. */
export function saveTab(tab: Tab, values: Edited, stored: Stored) {
  const { closesAt, keepMonths, ...sent } = fieldsOf(tab, values)
  return call(CALLS[tab], {
    ...sent,
    // Its input knows no seconds: an untouched one is not sent, so that it is not cut down.
    ...(closesAt === undefined || closesAt === stored.closesAt ? {} : { closesAt: fromSeoulInput(closesAt) }),
    ...(keepMonths === undefined ? {} : { keepMonths: Number(keepMonths) }),
    version: stored.version,
  })
}
