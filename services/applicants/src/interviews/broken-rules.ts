import { AppError } from '@recruit/chassis/http/errors'
import { GRID_FIRST_HOUR } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { timetableRuleTexts } from '@recruit/contract/interview/timetable-rules'
import type { Language, Text } from '@recruit/contract/text'
import { check, type Rule, type Violation } from '@recruit/timetable/check/check'
import { type Arranged, daysOf, instanceOf, numberedOn, type TimetableInput } from './timetable-input.ts'

/** A rule that appointments break, with its sentence. */
export interface BrokenRule extends Omit<Violation, 'day' | 'applicant'> {
  rule: Rule
  _id?: string
  day?: string
  said: Text
}

/** Every rule that these appointments break; the input's locked ones must be unchanged. */
export function brokenRules(input: TimetableInput, appointments: Arranged[]): BrokenRule[] {
  const both = { ...input, appointments: [...input.appointments, ...appointments] }
  const days = daysOf(both)
  const numbered = numberedOn(both)
  const instance = {
    ...instanceOf(input),
    locked: input.appointments.filter((one) => one.isLocked).map(numbered),
  }
  const nameOf = (people: { id: string; name: string }[]) => new Map(people.map(({ id, name }) => [id, name]))
  const named = {
    applicants: nameOf(input.candidates),
    interviewers: nameOf(input.interviewers),
    roomNames: input.rules.roomNames,
  }
  const found = check(instance, appointments.map(numbered))
  // For a day outside of the interviews every other rule would repeat the same.
  const outside = new Set(found.filter(({ rule }) => rule === 'outside-grid').map((one) => one.applicant))
  return found
    .filter(({ rule, applicant }) => rule === 'outside-grid' || !outside.has(applicant))
    .map(({ applicant, day, ...one }) => ({
      ...one,
      ...(applicant !== undefined && { _id: applicant }),
      ...(day !== undefined && { day: days[day] ?? '' }),
      said: sentenceOf(named, { ...one, applicant }, days[day ?? -1]),
    }))
}

interface Names {
  applicants: ReadonlyMap<string, string>
  interviewers: ReadonlyMap<string, string>
  roomNames: string[]
}

function sentenceOf(
  { applicants, interviewers, roomNames }: Names,
  { rule, applicant, interviewer, room = 0, hour }: Violation,
  day: string | undefined,
): Text {
  const when = (language: Language) =>
    [day && dayHead(day, 0, language), hour !== undefined && `${hour + GRID_FIRST_HOUR}:00`]
      .filter(Boolean)
      .join(' ')
  return timetableRuleTexts[rule]({
    applicant: applicants.get(applicant ?? '') ?? '?',
    interviewer: interviewers.get(interviewer ?? '') ?? '?',
    room: roomNames[room] || String(room + 1),
    when: { ko: when('ko'), en: when('en') },
  })
}

/** Broken rules as replies show them. */
export const inLanguage = (broken: BrokenRule[], language: Language) =>
  broken.map(({ said, ...one }) => ({ ...one, said: said[language] }))

/** Refuses broken rules: the message has every sentence, `broken` lists them. */
export function refuseBroken(broken: BrokenRule[], language: Language): void {
  if (!broken.length) return
  const all = (in_: Language) => [...new Set(broken.map(({ said }) => said[in_]))].join(' ')
  throw new AppError('timetableRuleBroken', {
    said: { ko: all('ko'), en: all('en') },
    flags: { broken: inLanguage(broken, language) },
  })
}
