import { type By, byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { isId } from '../../application/applicant.ts'
import { digest } from '../../shared/digest.ts'
import { termOf } from '../../shared/running-term.ts'
import type { DecisionContext } from '../decide.ts'
import type { DecisionStore } from '../decision.model.ts'
import { stagingOf } from '../staging.ts'
import type { WaitingListStore } from './waiting-list.model.ts'

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

/** Names a list, by which a writer says what she saw. */
const digestOf = (term: number, team: Team, ids: string[]): string => digest([term, team, ids])

/** A team's list in its order, of the running or an earlier term. */
async function readWaiting(
  lists: WaitingListStore,
  settings: SettingsClient,
  { team, term: asked }: { team: Team; term?: number },
) {
  const term = termOf(asked, await settings.now())
  const rows = await lists.read(term, team)
  const ids = rows.map(({ id }) => id)
  return {
    team,
    waiting: rows.map(({ id, name, pass }) => ({ _id: id, name, pass })),
    seen: digestOf(term, team, ids),
  }
}

/** Replaces the whole list of the running term. Throws 'waitingListChanged' if it is no longer what was seen. */
async function setWaiting(
  lists: WaitingListStore,
  settings: SettingsClient,
  { team, ids, seen }: { team: Team; ids: string[]; seen: string },
  by: By,
): Promise<void> {
  const { term } = await settings.now()
  const meant = [...new Set(ids)]
  const outcome = meant.every(isId)
    ? await lists.set(term, team, meant, (standing) => digestOf(term, team, standing) === seen, by)
    : 'gone'
  if (outcome === 'gone') throw new AppError('notFound')
  if (outcome === 'unfit') throw new AppError('notForWaitingList')
  if (outcome === 'stale') throw new AppError('waitingListChanged')
}

/** Gives the first of the list a final pass. Throws 'waitingListChanged' if another one is first by now. */
async function moveUp(
  { decisions, settings, by }: DecisionContext,
  { team, id, staged }: { team: Team; id: string; staged?: true },
): Promise<void> {
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  const isMoved = isId(id) && (await decisions.moveUp(now.term, team, id, staging, by))
  if (!isMoved) throw new AppError('waitingListChanged')
}
