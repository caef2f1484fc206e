import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { answerTo, appointmentOf } from '../application/appointment.ts'
import { announcementOf } from '../application/shown-result.ts'
import type { AnsweredAppointment } from './answers/appointment-answer.model.ts'
import { shownAnswer } from './answers/appointment-answer.ts'
import { brokenRules, inLanguage } from './broken-rules.ts'
import { published } from './publication-plan.ts'
import type { Rules } from './rules.model.ts'
import { type Arranged, hoursOn } from './timetable-input.ts'
import { readInput, type TimetableStores } from './timetable-stores.ts'

/** The draft, with the rules that it breaks now. */
export async function readTimetable(stores: TimetableStores, now: SettingsRecord, language: Language) {
  // Reads the version first, so that a change meanwhile makes it stale, never the appointments.
  const { version, published } = await stores.timetables.state(now.term)
  const input = await readInput(stores, now)
  const answerOf = answersSeen(await stores.answers.list(now.term), input.rules, now)
  const standing = new Map(input.appointments.map((one) => [one.applicant, one]))
  const hours = hoursOn(input)
  const named = input.candidates.map(({ id, name, team, ...dated }) => ({
    ...{ _id: id, name, team },
    hours: hours(dated),
  }))
  return {
    version,
    days: input.days,
    length: input.rules.length,
    pace: input.rules.pace,
    appointments: named.flatMap((who) => {
      const one = standing.get(who._id)
      if (!one) return []
      const { applicant: _, isByHand = false, turn = 0, ...place } = one
      return [{ ...who, ...place, turn, isByHand, isKept: input.kept.has(who._id), answer: answerOf(one) }]
    }),
    over: input.over.map(({ candidate: { id, name, team }, day, start, room, interviewers, turn, read }) => ({
      ...{ _id: id, name, team, day, start, room, interviewers, turn, read },
    })),
    unplaced: named
      .filter(({ _id }) => !standing.has(_id))
      .map((one) => ({ ...one, ...(input.absent.has(one._id) && { didNotCome: true }) })),
    broken: inLanguage(brokenRules(input, input.appointments), language),
    published,
  }
}

/** The answers for staff, only to exactly this appointment of the draft. */
function answersSeen(answered: AnsweredAppointment[], rules: Rules, now: SettingsRecord) {
  const running = announcementOf(now)
  const answers = new Map(answered.map((one) => [one.id, one]))
  return (arranged: Arranged) => {
    const one = answers.get(arranged.applicant)
    const shown = one && appointmentOf(one, running)
    if (!shown || shown.date !== published(arranged, rules, one.team).date) return null
    const answer = answerTo(shown, one.appointmentAnswer)
    return answer && shownAnswer(answer)
  }
}
