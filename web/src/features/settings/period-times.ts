import { daysIn } from '../../ui/time/picked-dates.ts'
import { fromSeoulInput } from '../../ui/time/seoul-input.ts'
import type { Edited, EditedField } from './settings-tabs.ts'

/** The texts that hold dates with their weekdays. */
export const DATED = [
  'applicationSubmissionPeriod',
  'firstPresentationPeriod',
  'interviewPeriod',
  'finalPresentationPeriod',
  'masterTrainingSchedule',
  'designPreAssignmentSubmitPeriod',
] as const satisfies readonly EditedField[]

export const isDated = (field: EditedField): boolean => DATED.some((dated) => dated === field)

/** How the dates of a text are picked. */
export function pickedAs(field: EditedField): 'day' | 'days' | 'time' {
  if (field === 'masterTrainingSchedule') return 'time'
  return field === 'applicationSubmissionPeriod' || field === 'interviewPeriod' ? 'days' : 'day'
}

export const isPlanned = (field: EditedField): field is 'opensAt' | 'closesAt' =>
  field === 'opensAt' || field === 'closesAt'

/** The first day and the last one of the application period, by its text. */
function periodIn(text: string, now: number) {
  const { from, to } = daysIn(text, new Date(now))
  return { opensAt: from, closesAt: to || from }
}

/** The first minute or the last one of the application period; '' where it is over, or the time is that day's. */
export function timeOfPeriod(field: 'opensAt' | 'closesAt', values: Edited, now: number): string {
  const day = periodIn(values.applicationSubmissionPeriod, now)[field]
  if (!day || values[field].startsWith(day)) return ''
  if (field === 'opensAt' && values.isApplicationPeriod) return ''
  const time = `${day}T${field === 'opensAt' ? '00:00' : '23:59'}`
  return Date.parse(fromSeoulInput(time)) > now ? time : ''
}

/** Opening and closing times that keep their hour and move with the days of the picked application period. */
export function movedTimes(field: EditedField, picked: string, values: Edited, now = Date.now()) {
  if (field !== 'applicationSubmissionPeriod') return []
  const [before, after] = [periodIn(values[field], now), periodIn(picked, now)]
  return (['opensAt', 'closesAt'] as const).flatMap((name) =>
    before[name] && after[name] && before[name] !== after[name] && values[name].startsWith(before[name])
      ? [[name, `${after[name]}${values[name].slice(10)}`] as const]
      : [],
  )
}
