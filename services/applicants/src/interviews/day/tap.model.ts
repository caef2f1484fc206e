import type { By } from '@recruit/chassis/audit-log/audit-log'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import { dayOf, type InRoom, type Tap } from '@recruit/contract/interview/day'
import type { Sequelize, Transaction } from 'sequelize'

/** The appointment that a tap is about: moved to another hour it is another one. */
export interface TapPlace {
  application: string
  day: string
  start: number
}
export type StoredTap = Tap & TapPlace
/** A tap with the plan of its room at that time. */
export interface PlannedTap extends StoredTap {
  room: number | null
  begins: Date
  nextBegins: Date | null
}

const COLUMNS = 'id, application, day, start, state, undoes, at'
type Stored<T> = Omit<T, 'at'> & { at: Date }
const read = <T extends StoredTap>(row: Stored<T>): T =>
  ({ ...row, at: row.at.toISOString() }) as unknown as T

/** The same appointment has the same key. */
export const keyOf = ({ application, day, start }: TapPlace): string => `${application} ${day} ${start}`

/** The taps of the interview days; all are kept, and the state follows from them. */
export function tapStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  const all = async (where: string, values: (string | number | string[])[], transaction?: Transaction) =>
    (
      await select<Stored<StoredTap>>(
        `SELECT ${COLUMNS} FROM interview_taps WHERE ${where} ORDER BY at, id`,
        values,
        transaction,
      )
    ).map(read<StoredTap>)

  return {
    ofTerm: (term: number) => all('term = ?', [term]),
    ofDay: (term: number, day: string) => all('term = ? AND day = ?', [term, day]),
    ofApplications: (ids: string[], transaction?: Transaction) =>
      ids.length ? all('application IN (?)', [ids], transaction) : Promise.resolve([]),

    /** Which of these are stored already. */
    async known(ids: string[], transaction: Transaction): Promise<Set<string>> {
      return new Set((await all('id IN (?)', [ids], transaction)).map(({ id }) => id))
    },

    async add(
      term: number,
      taps: PlannedTap[],
      { role, member }: By,
      transaction: Transaction,
    ): Promise<void> {
      for (const tap of taps)
        await write(
          `INSERT IGNORE INTO interview_taps (${COLUMNS}, term, room, begins, next_begins, role, member, received_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, UTC_TIMESTAMP(6))`,
          [
            ...[tap.id, tap.application, tap.day, tap.start, tap.state, tap.undoes, new Date(tap.at)],
            ...[term, tap.room, tap.begins, tap.nextBegins, role, member ?? null],
          ],
          transaction,
        )
    },

    /** A room's tapped appointments of one day, by one query along an index. */
    async ofRoom(term: number, day: string, room: number): Promise<(InRoom & TapPlace)[]> {
      const rows = await select<Stored<Omit<PlannedTap, 'room'>>>(
        `SELECT ${COLUMNS}, begins, next_begins AS nextBegins
          FROM interview_taps WHERE term = ? AND day = ? AND room = ? ORDER BY received_at, id`,
        [term, day, room],
      )
      return byAppointment(rows).map((taps) => {
        // The plan may have changed between two taps.
        const { application, start, begins, nextBegins } = taps.at(-1) as (typeof rows)[number]
        return {
          ...dayOf(taps.map(read<StoredTap>)),
          ...{ application, day, start, begins: begins.getTime(), nextBegins: nextBegins?.getTime() ?? null },
        }
      })
    },

    /** The appointments of a term to which the applicant did not come, by application. */
    async absences(term: number, transaction?: Transaction): Promise<Map<string, TapPlace>> {
      const taps = await all(
        `term = ? AND application IN (SELECT application FROM interview_taps WHERE term = ? AND state = 'didNotCome')`,
        [term, term],
        transaction,
      )
      const absent = byAppointment(taps).filter((own) => dayOf(own).state === 'didNotCome')
      return new Map(absent.flatMap(([tap]) => (tap ? [[tap.application, tap] as const] : [])))
    },
  }
}

const byAppointment = <One extends TapPlace>(taps: One[]): One[][] => [...Map.groupBy(taps, keyOf).values()]
