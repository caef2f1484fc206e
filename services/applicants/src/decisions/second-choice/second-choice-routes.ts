import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { type Application, isId } from '../../application/applicant.ts'
import type { SeatStore } from '../../application/seats/seat.model.ts'
import { isOpenToOthers, submittedSecondTeam } from '../../application/seats/second-choice.ts'
import { UNCOUNTED } from '../../application/shown-result.ts'
import { stagingOf } from '../staging.ts'
import type { SecondChoiceStore } from './second-choice.model.ts'

/** The call by which the admin moves a submitted application to the team of its second choice. */
export const secondChoiceRoutes = (
  { secondChoices, seats: places }: { secondChoices: SecondChoiceStore; seats: SeatStore },
  settings: SettingsClient,
): Route[] => [
  on(calls.takeOver, async ({ _id: id, team, staged }, { caller, language }) => {
    const now = await settings.now()
    const staging = stagingOf(now, staged)
    // Where nothing can be held back, hidden results would show by the team.
    if (staging.last === UNCOUNTED) throw new AppError('notHeldBack')
    const { hasSecondChoice, seats } = await places.read(now.term)
    const isFit = (application: Application) =>
      hasSecondChoice && submittedSecondTeam(application) === team && isOpenToOthers(application, seats)
    const by = byCaller(caller)
    const outcome = isId(id) ? await secondChoices.takeOver(id, now.term, team, isFit, staging, by) : 'gone'
    if (outcome === 'gone') throw new AppError('notFound')
    if (outcome === 'unfit') throw new AppError('notToTakeOver')
    return { message: messages.takenOver[language] }
  }),
]
