import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { isId } from '../../application/applicant.ts'
import { digest } from '../../shared/digest.ts'
import { termOf } from '../../shared/running-term.ts'
import type { DecisionStore } from '../decision.model.ts'
import { stagingOf } from '../staging.ts'
import type { WaitingListStore } from './waiting-list.model.ts'

/** Names a list, by which a writer says what she saw. */
const digestOf = (term: number, team: Team, ids: string[]): string => digest([term, team, ids])

/** The calls of staff about the waiting lists: both roles read, the admin changes. */
export const waitingListRoutes = (
  { waitingLists, decisions }: { waitingLists: WaitingListStore; decisions: DecisionStore },
  settings: SettingsClient,
): Route[] => [
  on(calls.waitingList, async ({ team, term: asked }) => {
    const term = termOf(asked, await settings.now())
    const rows = await waitingLists.read(term, team)
    const ids = rows.map(({ id }) => id)
    return {
      team,
      waiting: rows.map(({ id, name, pass }) => ({ _id: id, name, pass })),
      seen: digestOf(term, team, ids),
    }
  }),
  on(calls.setWaitingList, async ({ team, ids, seen }, { caller, language }) => {
    const { term } = await settings.now()
    const meant = [...new Set(ids)]
    const isSeen = (standing: string[]) => digestOf(term, team, standing) === seen
    const outcome = meant.every(isId)
      ? await waitingLists.set(term, team, meant, isSeen, byCaller(caller))
      : 'gone'
    if (outcome === 'gone') throw new AppError('notFound')
    if (outcome === 'unfit') throw new AppError('notForWaitingList')
    if (outcome === 'stale') throw new AppError('waitingListChanged')
    return { message: messages.waitingListSaved[language] }
  }),
  on(calls.moveUp, async ({ team, _id: id, staged }, { caller, language }) => {
    const now = await settings.now()
    const staging = stagingOf(now, staged)
    const isMoved = isId(id) && (await decisions.moveUp(now.term, team, id, staging, byCaller(caller)))
    if (!isMoved) throw new AppError('waitingListChanged')
    return { message: messages.movedUp[language] }
  }),
]
