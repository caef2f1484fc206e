import { queriesOf } from '@recruit/chassis/mysql/queries'
import { DRAFT_STATES, type MessageState } from '@recruit/contract/mail/kinds'
import type { Sequelize, Transaction } from 'sequelize'
import { IS_DRAFT, OUTBOX } from '../outbox.model.ts'

/** A message about an interview's date. */
export interface ToldDate {
  id: string
  application: string
  kind: 'appointment' | 'moved' | 'cancelled'
  occasion: string
  /** '' for a cancellation. */
  date: string
  state: MessageState
}
/** The messages that an applicant has received about her interview, and waiting ones. */
export interface Told {
  last: ToldDate | undefined
  waiting: ToldDate[]
  /** The highest number of a message about it. */
  occasions: number
}

interface News {
  kind: string
  date: string
}
/** Whether a waiting message is still right. */
export const isStillNews = ({ kind, date }: ToldDate, news: News | null | undefined): boolean =>
  news?.kind === kind && news.date === date

/** Without an address the message counts as read once the site shows it. */
const READ = `SELECT m.id, m.application, m.kind, m.occasion, COALESCE(m.only_date, '') AS date,
    IF(m.state = 'unreachable' AND COALESCE(l.planned_at, l.approved_at) <= UTC_TIMESTAMP(6) AND
      l.approved_at IS NOT NULL, 'sent', m.state) AS state
  FROM ${OUTBOX} AS m LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.application IN (?) AND m.kind IN ('appointment', 'moved', 'cancelled')`
const DROP = `DELETE ${OUTBOX} FROM ${OUTBOX} FORCE INDEX (PRIMARY) WHERE id IN (?) AND ${IS_DRAFT}`
const SUPERSEDE = `UPDATE ${OUTBOX} FORCE INDEX (PRIMARY)
  SET state = 'cancelled', ended_at = UTC_TIMESTAMP(6), last_error = 'superseded'
  WHERE id IN (?) AND state IN ('approved', 'queued')`
const NOT_BEGUN: readonly MessageState[] = [...DRAFT_STATES, 'approved', 'queued']

export function toldDates(db: Sequelize) {
  const { select, write } = queriesOf(db)
  return {
    async read(ids: string[], transaction?: Transaction): Promise<Map<string, Told>> {
      const rows = ids.length ? await select<ToldDate>(READ, [ids], transaction) : []
      const told = new Map<string, Told>()
      for (const row of rows.toSorted((one, other) => Number(one.occasion) - Number(other.occasion))) {
        const before = told.get(row.application) ?? { last: undefined, waiting: [], occasions: 0 }
        const isWaiting = NOT_BEGUN.includes(row.state)
        told.set(row.application, {
          last: isWaiting || row.state === 'cancelled' ? before.last : row,
          waiting: isWaiting ? [...before.waiting, row] : before.waiting,
          occasions: Math.max(before.occasions, Number(row.occasion)),
        })
      }
      return told
    },

    /** Removes outdated waiting messages, and returns the applications whose right message waits already. */
    async withdraw(
      told: Map<string, Told>,
      newsOf: (application: string) => News | null,
      transaction: Transaction,
    ): Promise<Set<string>> {
      const waiting = [...told.values()].flatMap((one) => one.waiting)
      const isRight = (one: ToldDate) => isStillNews(one, newsOf(one.application))
      const wrong = waiting.filter((one) => !isRight(one)).map(({ id }) => id)
      if (wrong.length) {
        await write(DROP, [wrong], transaction)
        await write(SUPERSEDE, [wrong], transaction)
      }
      return new Set(waiting.filter(isRight).map(({ application }) => application))
    },
  }
}
export type ToldDates = ReturnType<typeof toldDates>
