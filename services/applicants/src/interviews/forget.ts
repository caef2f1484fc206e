import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import type { PersonalData } from '../shared/ports.ts'
import { type RunAnswer, withoutApplicant } from './answer.ts'

/** Removes the appointments of applications and what was tapped on their day, in the same transaction. */
async function forgetAppointments(db: Sequelize, ids: string[], transaction: Transaction): Promise<void> {
  for (const table of ['appointments', 'interview_taps'])
    await queriesOf(db).write(`DELETE FROM ${table} WHERE application IN (?)`, [ids], transaction)
}

/** Removes a single application from computed results too; with a whole term all of those go. */
async function forgetInRuns(
  db: Sequelize,
  term: number,
  id: string,
  transaction: Transaction,
): Promise<void> {
  const { select, write } = queriesOf(db)
  const runs = await select<{ id: string; result: unknown }>(
    'SELECT id, result FROM timetable_runs WHERE term = ? AND LOCATE(?, result) > 0 FOR UPDATE',
    [term, id],
    transaction,
  )
  for (const run of runs) {
    const result = JSON.stringify(withoutApplicant(unpacked<RunAnswer>(run.result), id))
    await write('UPDATE timetable_runs SET result = ? WHERE id = ?', [result, run.id], transaction)
  }
}

/** Removes everything of a term with its last application, names of interviewers included. */
async function forgetTimetable(db: Sequelize, term: number): Promise<void> {
  for (const table of [
    'interviewers',
    'timetable_rules',
    'timetable_runs',
    'timetables',
    'appointments',
    'interview_taps',
    'interviewer_links',
  ])
    await queriesOf(db).write(`DELETE FROM ${table} WHERE term = ?`, [term])
}

export const timetableOfApplicants = (db: Sequelize): PersonalData => ({
  async forget({ ids, term, why }, transaction) {
    await forgetAppointments(db, ids, transaction)
    // Results of an expired term are removed whole.
    if (why === 'withdrawn') for (const id of ids) await forgetInRuns(db, term, id, transaction)
  },
  forgetTerm: (term) => forgetTimetable(db, term),
})
