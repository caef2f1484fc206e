import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import type { Team } from '@recruit/contract/constants'
import type { SettingsClient } from '@recruit/settings-client/client'
import { isId } from '../../application/applicant.ts'
import { digest } from '../../shared/digest.ts'
import { termOf } from '../../shared/running-term.ts'
import type { DecisionContext } from '../decide.ts'
import { stagingOf } from '../staging.ts'
import type { WaitingListStore } from './waiting-list.model.ts'

/** Names a list, by which a writer says what she saw. */
const digestOf = (term: number, team: Team, ids: string[]): string => digest([term, team, ids])

/** A team's list in its order, of the running or an earlier term. */
export async function readWaiting(
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
export async function setWaiting(
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
export async function moveUp(
  { decisions, settings, by }: DecisionContext,
  { team, id, staged }: { team: Team; id: string; staged?: true },
): Promise<void> {
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  const isMoved = isId(id) && (await decisions.moveUp(now.term, team, id, staging, by))
  if (!isMoved) throw new AppError('waitingListChanged')
}
