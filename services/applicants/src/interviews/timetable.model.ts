import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import {
  dated,
  NOT_NULL,
  Row,
  SUBMITTED_DAYS,
  SUBMITTED_HOURS,
  unpacked,
} from '../application/applicant.row.ts'
import type { PublishedAppointment } from '../application/appointment.ts'
import type { Announced } from './publication-plan.ts'
import type { Arranged, Candidate } from './timetable-input.ts'

/** Applicants who submitted and passed the first round. */
const TO_INTERVIEW = (term: number) => ({ term, pass: '1stPass' as const, submissions: { [Op.gt]: 0 } })

/** Those, and applicants who read an appointment before another decision. */
const TO_ANNOUNCE = (term: number) => ({
  ...{ term, submissions: { [Op.gt]: 0 } },
  [Op.or]: [{ pass: '1stPass' as const }, { publishedAppointments: NOT_NULL }],
})

/** The draft of a term's timetable, and its applicants. */
export function timetableStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  const read = async (term: number, transaction?: Transaction, lock = '') =>
    (
      await select<{ version: number; publishedVersion: number | null; publishedAt: Date | null }>(
        `SELECT version, published_version AS publishedVersion, published_at AS publishedAt
          FROM timetables WHERE term = ? ${lock}`,
        [term],
        transaction,
      )
    )[0]

  return {
    async state(term: number) {
      const { version = 0, publishedVersion = null, publishedAt = null } = (await read(term)) ?? {}
      const published =
        publishedVersion !== null && publishedAt !== null
          ? { version: publishedVersion, at: publishedAt.toISOString() }
          : null
      return { version, published }
    },

    /** Locks the term's timetable for a change or the start of a run. */
    async lockForUpdate(term: number, transaction: Transaction): Promise<number> {
      const sql = 'INSERT INTO timetables (term) VALUES (?) ON DUPLICATE KEY UPDATE term = term'
      await write(sql, [term], transaction)
      return (await read(term, transaction, 'FOR UPDATE'))?.version ?? 0
    },

    /** Call it after a change. */
    async advance(term: number, version: number, transaction: Transaction): Promise<number> {
      await write('UPDATE timetables SET version = ? WHERE term = ?', [version + 1, term], transaction)
      return version + 1
    },

    /** Blocks withdrawals of these applications until the end, so that none gets an appointment and is gone. */
    async lockApplicationsShared(term: number, transaction: Transaction, ids: string[]): Promise<void> {
      if (ids.length === 0) return
      const sql = 'SELECT id FROM applications WHERE term = ? AND id IN (?) LOCK IN SHARE MODE'
      await select(sql, [term, ids], transaction)
    },

    async put(term: number, appointments: Arranged[], transaction: Transaction): Promise<void> {
      for (const one of appointments) {
        const { applicant, day, start, room, turn = 0, interviewers, isLocked, isByHand = false } = one
        await write(
          `REPLACE INTO appointments (application, term, day, start, room, turn, interviewers, is_locked, is_by_hand)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [applicant, term, day, start, room, turn, JSON.stringify(interviewers), isLocked, isByHand],
          transaction,
        )
      }
    },

    /** Gives appointments that are there another turn. */
    async order(appointments: Arranged[], transaction: Transaction): Promise<void> {
      for (const { applicant, turn = 0 } of appointments)
        await write('UPDATE appointments SET turn = ? WHERE application = ?', [turn, applicant], transaction)
    },

    /** Gives appointments that are there another panel. */
    async seat(ids: string[], interviewers: string[], transaction: Transaction): Promise<void> {
      const sql = 'UPDATE appointments SET interviewers = ? WHERE application IN (?)'
      if (ids.length) await write(sql, [JSON.stringify(interviewers), ids], transaction)
    },

    async drop(ids: string[], transaction: Transaction): Promise<void> {
      if (ids.length) await write('DELETE FROM appointments WHERE application IN (?)', [ids], transaction)
    },

    /** The applicants to interview: those who submitted and passed the first round, with their submitted hours. */
    async candidates(term: number, transaction?: Transaction): Promise<Candidate[]> {
      const rows = await Row.findAll({
        where: TO_INTERVIEW(term),
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

    /** The interviews that these applicants were given, by applicant; what was cancelled is none. */
    async published(ids: string[], transaction?: Transaction): Promise<Map<string, PublishedAppointment[]>> {
      if (ids.length === 0) return new Map()
      const rows = await Row.findAll({
        where: { id: ids, publishedAppointments: NOT_NULL },
        attributes: ['id', 'publishedAppointments'],
        raw: true,
        transaction,
      })
      return new Map(
        rows.map(({ id, publishedAppointments }) => [
          id,
          unpacked<PublishedAppointment[]>(publishedAppointments).filter(({ isRemoved }) => !isRemoved),
        ]),
      )
    },

    async teamsToAnnounce(term: number): Promise<Map<string, Team>> {
      const rows = await Row.findAll({ where: TO_ANNOUNCE(term), attributes: ['id', 'team'], raw: true })
      return new Map(rows.map(({ id, team }) => [id, team]))
    },

    /**
     * What applicants who are to be interviewed, or keep a place, read. With `held` only these, locked until the end of
     * the transaction: locking the term would lock every application, and block the saving of drafts.
     */
    async announced(term: number, held?: { ids: string[]; transaction: Transaction }): Promise<Announced[]> {
      const rows = await Row.findAll({
        where: { ...TO_ANNOUNCE(term), ...(held && { id: held.ids }) },
        attributes: [
          ...['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn'],
          'publishedAppointments',
        ],
        order: ['team', 'name', 'id'],
        raw: true,
        ...(held && { transaction: held.transaction, lock: held.transaction.LOCK.UPDATE }),
      })
      return rows.map((row) => ({ ...row, publishedAppointments: unpacked(row.publishedAppointments) }))
    },

    async writePublished(
      id: string,
      publishedAppointments: PublishedAppointment[],
      transaction: Transaction,
    ): Promise<void> {
      await Row.update({ publishedAppointments }, { where: { id }, transaction })
    },

    markPublished: (term: number, version: number, transaction: Transaction): Promise<void> =>
      write(
        'UPDATE timetables SET published_version = ?, published_at = UTC_TIMESTAMP(6) WHERE term = ?',
        [version, term],
        transaction,
      ),

    async appointments(term: number, transaction?: Transaction): Promise<Arranged[]> {
      const rows = await select<Omit<Arranged, 'interviewers'> & { interviewers: unknown }>(
        `SELECT application AS applicant, day, start, room, turn, interviewers, is_locked AS isLocked,
            is_by_hand AS isByHand
          FROM appointments WHERE term = ? ORDER BY day, start, room, turn, application`,
        [term],
        transaction,
      )
      return rows.map((row) => ({
        ...row,
        interviewers: unpacked<string[]>(row.interviewers),
        isLocked: Boolean(row.isLocked),
        isByHand: Boolean(row.isByHand),
      }))
    },
  }
}
