import { type By, byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import type { Team } from '@recruit/contract/constants'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { type Application, isId } from '../../application/applicant.ts'
import type { SeatStore, TermPlaces } from '../../application/seats/seat.model.ts'
import { isOpenToOthers, submittedSecondTeam } from '../../application/seats/second-choice.ts'
import { UNCOUNTED } from '../../application/shown-result.ts'
import { stagingOf } from '../staging.ts'
import type { SecondChoiceStore } from './second-choice.model.ts'

/** The call by which the admin moves an application to the team of its second choice. */
export const secondChoiceRoutes = (
  { secondChoices, seats }: Pick<TakeOver, 'secondChoices' | 'seats'>,
  settings: SettingsClient,
): Route[] => [
  on(calls.takeOver, async ({ _id: id, team, staged }, { caller, language }) => {
    const context = { secondChoices, seats, settings, by: byCaller(caller) }
    await takeOver(context, { id, team, ...(staged && { staged }) })
    return { message: messages.takenOver[language] }
  }),
]

interface TakeOver {
  secondChoices: SecondChoiceStore
  seats: SeatStore
  settings: SettingsClient
  by: By
}

/** Moves a submitted application to the team of its second choice. Throws 'notToTakeOver' where that may not have it. */
async function takeOver(
  { secondChoices, seats, settings, by }: TakeOver,
  { id, team, staged }: { id: string; team: Team; staged?: true },
): Promise<void> {
  const now = await settings.now()
  const staging = stagingOf(now, staged)
  // Where nothing can be held back, hidden results would show by the team.
  if (staging.last === UNCOUNTED) throw new AppError('notHeldBack')
  const places = await seats.read(now.term)
  const isFit = (application: Application) => mayTakeOver(application, team, places)
  const outcome = isId(id) ? await secondChoices.takeOver(id, now.term, team, isFit, staging, by) : 'gone'
  if (outcome === 'gone') throw new AppError('notFound')
  if (outcome === 'unfit') throw new AppError('notToTakeOver')
}

const mayTakeOver = (application: Application, team: Team, places: TermPlaces): boolean =>
  places.hasSecondChoice &&
  submittedSecondTeam(application) === team &&
  isOpenToOthers(application, places.seats)
