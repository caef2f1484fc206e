import { queriesOf } from '@recruit/chassis/mysql/mysql'
import { DRAFT_STATES, type MessageState } from '@recruit/contract/mail/kinds'
import type { Sequelize, Transaction } from 'sequelize'
import { DATE_KINDS, type DateKind } from '../message-kinds.ts'
import { IS_DRAFT, OUTBOX } from '../outbox.model.ts'

/** A message about an interview's date. */
export interface DateMessage {
  id: string
  application: string
  kind: DateKind
  occasion: string
  /** '' for a cancellation. */
  date: string
  state: MessageState
}
/** The messages that an applicant has received about her interview, and waiting ones. */
export interface DateMessages {
  last: DateMessage | undefined
  waiting: DateMessage[]
  /** The highest number of a message about it. */
  occasions: number
}

interface DateChange {
  kind: DateKind
  date: string
}
/** Whether a waiting message is still right. */
export const isCurrent = ({ kind, date }: DateMessage, change: DateChange | null | undefined): boolean =>
  change?.kind === kind && change.date === date

/** Without an address the message counts as read once the site shows it. */
const READ = `SELECT m.id, m.application, m.kind, m.occasion, COALESCE(m.only_date, '') AS date,
    IF(m.state = 'unreachable' AND COALESCE(l.planned_at, l.approved_at) <= UTC_TIMESTAMP(6) AND
      l.approved_at IS NOT NULL, 'sent', m.state) AS state
  FROM ${OUTBOX} AS m LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.application IN (?) AND m.kind IN (?)`
const DROP = `DELETE ${OUTBOX} FROM ${OUTBOX} FORCE INDEX (PRIMARY) WHERE id IN (?) AND ${IS_DRAFT}`
const SUPERSEDE = `UPDATE ${OUTBOX} FORCE INDEX (PRIMARY)
  SET state = 'cancelled', ended_at = UTC_TIMESTAMP(6), last_error = 'superseded'
  WHERE id IN (?) AND state IN ('approved', 'queued')`
const NOT_BEGUN: readonly MessageState[] = [...DRAFT_STATES, 'approved', 'queued']

export function dateMessageStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  return {
    async read(ids: string[], transaction?: Transaction): Promise<Map<string, DateMessages>> {
      const rows = ids.length ? await select<DateMessage>(READ, [ids, DATE_KINDS], transaction) : []
      const messages = new Map<string, DateMessages>()
      for (const row of rows.toSorted((one, other) => Number(one.occasion) - Number(other.occasion))) {
        const before = messages.get(row.application) ?? { last: undefined, waiting: [], occasions: 0 }
        const isWaiting = NOT_BEGUN.includes(row.state)
        messages.set(row.application, {
          last: isWaiting || row.state === 'cancelled' ? before.last : row,
          waiting: isWaiting ? [...before.waiting, row] : before.waiting,
          occasions: Math.max(before.occasions, Number(row.occasion)),
        })
      }
      return messages
    },

    /** Removes outdated waiting messages, and returns the applications whose right message waits already. */
    async withdraw(
      messages: Map<string, DateMessages>,
      changeOf: (application: string) => DateChange | null,
      transaction: Transaction,
    ): Promise<Set<string>> {
      const waiting = [...messages.values()].flatMap((one) => one.waiting)
      const isRight = (one: DateMessage) => isCurrent(one, changeOf(one.application))
      const wrong = waiting.filter((one) => !isRight(one)).map(({ id }) => id)
      if (wrong.length) {
        await write(DROP, [wrong], transaction)
        await write(SUPERSEDE, [wrong], transaction)
      }
      return new Set(waiting.filter(isRight).map(({ application }) => application))
    },
  }
}
