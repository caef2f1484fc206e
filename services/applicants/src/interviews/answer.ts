import type { Answer, Appointment, Concession, Unplaced } from '@recruit/timetable/instance/schema'

/** A day of the grid as a date: numbers would change with the next edit of the interview period. */
type Dated<What> = What extends { day: number } ? Omit<What, 'day'> & { day: string } : What
export type DatedAppointment = Dated<Appointment>

/** The stored result of a run. */
export interface RunAnswer extends Pick<Answer, 'placed' | 'bound' | 'proven' | 'moved'> {
  appointments: DatedAppointment[]
  unplaced: Unplaced[]
  concessions: Dated<Concession>[]
}

/** The answer with dates; `days` are those of the instance. */
export function answerOn(days: string[], answer: Answer): RunAnswer {
  const { placed, bound, proven, moved, unplaced } = answer
  const dated = <What extends { day: number }>(one: What) =>
    ({ ...one, day: days[one.day] ?? '' }) as unknown as Dated<What>
  return {
    ...{ placed, bound, proven, moved, unplaced },
    appointments: answer.appointments.map(dated),
    concessions: answer.concessions.map(dated),
  }
}

export const withoutApplicant = (answer: RunAnswer, id: string): RunAnswer => ({
  ...answer,
  appointments: answer.appointments.filter(({ applicant }) => applicant !== id),
  unplaced: answer.unplaced
    .filter(({ applicant }) => applicant !== id)
    .map((one) => ({ ...one, with: one.with.filter((other) => other !== id) })),
  concessions: answer.concessions.filter((one) => !('applicant' in one) || one.applicant !== id),
})
