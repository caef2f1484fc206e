import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { DecisionStore } from '../decision.model.ts'
import type { WaitingListStore } from './waiting-list.model.ts'
import { moveUp, readWaiting, setWaiting } from './waiting-list.ts'

/** The calls of staff about the waiting lists: both roles read, the admin changes. */
export const waitingListRoutes = (
  { waitingLists, decisions }: { waitingLists: WaitingListStore; decisions: DecisionStore },
  settings: SettingsClient,
): Route[] => [
  on(calls.waitingList, (form) => readWaiting(waitingLists, settings, form)),
  on(calls.setWaitingList, async (form, { caller, language }) => {
    await setWaiting(waitingLists, settings, form, byCaller(caller))
    return { message: messages.waitingListSaved[language] }
  }),
  on(calls.moveUp, async ({ team, _id: id, staged }, { caller, language }) => {
    const context = { decisions, settings, by: byCaller(caller) }
    await moveUp(context, { team, id, ...(staged && { staged }) })
    return { message: messages.movedUp[language] }
  }),
]
