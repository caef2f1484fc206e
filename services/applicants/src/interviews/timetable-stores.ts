import type { History } from '@recruit/chassis/audit-log/audit-log'
import { namedDays } from '@recruit/contract/interview/interview-days'
import type { SettingsRecord } from '@recruit/settings/client'
import type { Sequelize, Transaction } from 'sequelize'
import type { MessagingStores } from '../messages/messaging-stores.ts'
import { periodOf } from '../use-cases/terms/interview-period.ts'
import { appointmentAnswerStore } from './answers/appointment-answer.model.ts'
import { interviewerStore } from './interviewer.model.ts'
import { interviewerLinkStore } from './links/link.model.ts'
import { rulesStore } from './rules.model.ts'
import { runStore } from './run.model.ts'
import { timetableStore } from './timetable.model.ts'
import type { TimetableInput } from './timetable-input.ts'

/** Everything that is kept of the interview timetable. */
export function timetableStores(db: Sequelize, history: History, messaging: MessagingStores) {
  return {
    db,
    history,
    messaging,
    interviewers: interviewerStore(db, history),
    rules: rulesStore(db, history),
    runs: runStore(db),
    timetables: timetableStore(db),
    links: interviewerLinkStore(db, history),
    answers: appointmentAnswerStore(db, history),
  }
}
export type TimetableStores = ReturnType<typeof timetableStores>

/** What the running term's timetable follows from; without days where the settings' text names none. */
export async function readInput(
  { interviewers, rules, timetables }: TimetableStores,
  now: SettingsRecord,
  transaction?: Transaction,
): Promise<TimetableInput> {
  const { term } = now
  const period = periodOf(now)
  const candidates = await timetables.candidates(term, transaction)
  const known = new Set(candidates.map(({ id }) => id))
  return {
    days: period ? namedDays(period) : [],
    columns: period?.days ?? null,
    rules: (await rules.read(term, transaction)).rules,
    candidates,
    interviewers: await interviewers.list(term, transaction),
    appointments: (await timetables.appointments(term, transaction)).filter(({ applicant }) =>
      known.has(applicant),
    ),
  }
}
