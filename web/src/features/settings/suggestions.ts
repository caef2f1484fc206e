import { daysIn, timeIn, writtenDay, writtenDays, writtenMoment } from './picked-dates.ts'
import { type Edited, type EditedField, timeOfPeriod } from './settings-tabs.ts'

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Values for fields that are empty. */
export type Suggested = Partial<Edited>

const emptyAlone = (values: Edited, suggested: Suggested): Suggested =>
  Object.fromEntries(
    Object.entries(suggested).filter(([field, value]) => value && !values[field as EditedField]),
  )

/** What the first day of the application period suggests: two weeks to apply, interviews a week after. */
export function suggestedTerm(values: Edited, now: number): Suggested {
  const today = new Date(now)
  const { from, to } = daysIn(values.applicationSubmissionPeriod, today)
  if (!from) return {}
  const last = to || daysAfter(from, 13)
  const period = writtenDays({ from, to: last }, today)
  const dates = {
    firstPresentationPeriod: writtenDay(daysAfter(last, 4), '', today),
    interviewPeriod: writtenDays({ from: daysAfter(last, 7), to: daysAfter(last, 9) }, today),
    finalPresentationPeriod: writtenDay(daysAfter(last, 14), '', today),
  }
  const missing = { ...(!to && { applicationSubmissionPeriod: period }), ...emptyAlone(values, dates) }
  if (Object.keys(missing).length === 0) return {}
  const withPeriod = { ...values, applicationSubmissionPeriod: period }
  const teams = ['doesRecruitMarketing', 'doesRecruitDesign', 'doesRecruitWebDev'] as const
  return {
    ...missing,
    ...emptyAlone(values, {
      opensAt: timeOfPeriod('opensAt', withPeriod, now),
      closesAt: timeOfPeriod('closesAt', withPeriod, now),
    }),
    ...(teams.every((team) => !values[team]) && Object.fromEntries(teams.map((team) => [team, true]))),
  }
}

/** What the final announcement and the interview suggest for the training: the same places, some days later. */
export function suggestedTraining(values: Edited, now: number): Suggested {
  const today = new Date(now)
  const { from } = daysIn(values.finalPresentationPeriod, today)
  const start = timeIn(values.masterTrainingSchedule, today) || (from && `${daysAfter(from, 5)}T14:00`)
  const waits = start && new Date(Date.parse(`${start}Z`) - 1_800_000).toISOString().slice(0, 16)
  return emptyAlone(values, {
    masterTrainingSchedule: start && writtenMoment(start),
    masterTrainingPlace: values.isOnlineInterview ? '' : values.faceTofaceInterviewPlace,
    masterTrainingWaitingPlace: values.isOnlineInterview ? '' : values.interviewWaitingPlace,
    masterTrainingWaitingTime: waits && writtenMoment(waits).replace(/^.*\) /, ''),
  })
}
