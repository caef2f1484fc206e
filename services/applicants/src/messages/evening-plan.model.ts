import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { clockOf, inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Sequelize, Transaction } from 'sequelize'
import { dayAfter, seoulDay, seoulHour } from '../shared/seoul-time.ts'

interface Plan {
  /** Of the evening, in Seoul. */
  hour: number
  /** The last evening that is done, as a day in Seoul. */
  lastEvening: string
  approvedBy: string
}

/** The evening whose hour has struck last. */
export const dueEvening = (clock: Date, hour: number): string =>
  seoulHour(clock) >= hour ? seoulDay(clock) : dayAfter(seoulDay(clock), -1)

/** The evenings to do, the earliest first: the one before the last may be late too, and its interviews ahead. */
export function eveningsToDo(
  { hour, lastEvening }: Pick<Plan, 'hour' | 'lastEvening'>,
  clock: Date,
): string[] {
  const due = dueEvening(clock, hour)
  return [dayAfter(due, -1), due].filter((evening) => evening > lastEvening)
}

const READ =
  'SELECT hour, last_evening AS lastEvening, approved_by AS approvedBy FROM evening_plans WHERE term = ?'
const LOCK = `${READ} FOR UPDATE`

/** The plan of a term: on every evening before interviews their applicants are reminded. */
export function eveningPlanStore(db: Sequelize, history: History) {
  const { select, write } = queriesOf(db)
  const plan = async (sql: string, term: number, transaction?: Transaction): Promise<Plan | null> =>
    (await select<Plan>(sql, [term], transaction))[0] ?? null
  return {
    read: (term: number) => plan(READ, term),
    lockForUpdate: (term: number, transaction: Transaction) => plan(LOCK, term, transaction),
    done: (term: number, evening: string, transaction: Transaction): Promise<void> =>
      write('UPDATE evening_plans SET last_evening = ? WHERE term = ?', [evening, term], transaction),

    /** Null ends the plan. An evening whose hour has struck is not made up for. */
    set: (term: number, hour: number | null, by: By): Promise<void> =>
      inTransaction(db, async (transaction, { write }) => {
        const before = await plan(LOCK, term, transaction)
        if ((before?.hour ?? null) === hour) return
        const clock = await clockOf(db, transaction)
        await write('DELETE FROM evening_plans WHERE term = ?', [term])
        if (hour !== null)
          await write(
            'INSERT INTO evening_plans (term, hour, last_evening, approved_by) VALUES (?, ?, ?, ?)',
            [term, hour, dueEvening(clock, hour), by.member ?? by.role],
          )
        const said = (one: number | null | undefined) => (one == null ? '' : `${one}:00`)
        const line = { what: 'eveningPlan', from: said(before?.hour), to: said(hour) }
        await history.append(by, [line], transaction)
      }),
  }
}
