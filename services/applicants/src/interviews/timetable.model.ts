import type { Sequelize, Transaction } from 'sequelize'
import { Op } from 'sequelize'
import { Row, unpacked } from '../applicant.row.ts'
import { dated, SUBMITTED_DAYS, SUBMITTED_HOURS } from '../report.model.ts'
import { queriesOf } from '../reviewing/queries.ts'
import type { Arranged, Candidate } from './timetable-input.ts'

/** The draft of a term's timetable, and whom it is about. */
export function timetableStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  const versionOf = async (term: number, transaction?: Transaction, lock = '') =>
    (
      await select<{ version: number }>(
        `SELECT version FROM timetables WHERE term = ? ${lock}`,
        [term],
        transaction,
      )
    )[0]?.version ?? 0

  return {
    version: (term: number) => versionOf(term),

    /** Holds the term's timetable for a change of it, or for the start of a run; everybody else waits. */
    async hold(term: number, transaction: Transaction): Promise<number> {
      await write('INSERT IGNORE INTO timetables (term) VALUES (?)', [term], transaction)
      return versionOf(term, transaction, 'FOR UPDATE')
    },

    /** Who is to be interviewed: those who submitted and passed the first round, with the hours that they submitted. */
    async candidates(term: number, transaction?: Transaction): Promise<Candidate[]> {
      const rows = await Row.findAll({
        where: { term, pass: '1stPass', submissions: { [Op.gt]: 0 } },
        attributes: [
          ...['id', 'name', 'team'],
          [SUBMITTED_HOURS, 'interviewHours'],
          [SUBMITTED_DAYS, 'interviewDays'],
        ],
        order: ['team', 'name', 'id'],
        raw: true,
        transaction,
      })
      return rows.map(({ id, name, team, ...hours }) => ({ id, name, team, ...dated(hours) }))
    },

    async appointments(term: number, transaction?: Transaction): Promise<Arranged[]> {
      const rows = await select<Omit<Arranged, 'interviewers'> & { interviewers: unknown }>(
        `SELECT application AS applicant, day, start, room, interviewers, is_locked AS isLocked
          FROM appointments WHERE term = ? ORDER BY day, start, room`,
        [term],
        transaction,
      )
      return rows.map((row) => ({
        ...row,
        interviewers: unpacked<string[]>(row.interviewers),
        isLocked: Boolean(row.isLocked),
      }))
    },
  }
}
export type TimetableStore = ReturnType<typeof timetableStore>
