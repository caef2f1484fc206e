import type { Language } from '@recruit/contract/text'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { answersSeen } from './answers/answers-seen.ts'
import { brokenRules, inLanguage } from './broken-rules.ts'
import { hoursOn } from './timetable-input.ts'
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
