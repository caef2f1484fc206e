import { randomUUID } from 'node:crypto'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import type { TestStack } from '@recruit/local/testing/stack'
import { QueryTypes } from 'sequelize'
import type { Message } from '../../../services/applicants/src/messages/message.ts'
import { enqueue, OUTBOX } from '../../../services/applicants/src/messages/outbox.model.ts'

const PARAGRAPH = '지원해 주셔서 고맙습니다. 아래의 내용을 확인해 주세요. '.repeat(12).trim()

const LATER = `UPDATE ${OUTBOX} SET next_at = next_at + INTERVAL ? SECOND
  WHERE CAST(SUBSTRING_INDEX(SUBSTRING(receiver_address, ${'person'.length + 1}), '@', 1) AS UNSIGNED) BETWEEN ? AND ?`

/** The outbox of a stack, filled as the service does. */
export function openOutbox({ schemas }: TestStack) {
  const db = connectMysql(schemas.applicants.app, { pool: 2 })
  return {
    /** Adds `count` messages to different people, all due now. */
    fill: (count: number): Promise<void> => {
      const messages = Array.from({ length: count }, (_, index) => messageTo(index + 1))
      return db.transaction((transaction) => enqueue(db, messages, transaction))
    },

    /** Adds `each` messages due from each of these seconds on, counted from now; none is due before all are planned. */
    plan: (from: number[], each: number): Promise<void> =>
      db.transaction(async (transaction) => {
        const messages = Array.from({ length: from.length * each }, (_, index) => messageTo(index))
        await enqueue(db, messages, transaction)
        for (const [slice, seconds] of from.entries())
          await db.query(LATER, {
            replacements: [seconds, slice * each, (slice + 1) * each - 1],
            transaction,
          })
      }),

    async open(): Promise<number> {
      const question = `SELECT COUNT(*) AS count FROM ${OUTBOX} WHERE ended_at IS NULL`
      const [found] = await db.query<{ count: number }>(question, { type: QueryTypes.SELECT })
      return found?.count ?? 0
    },
    clear: () => db.query(`DELETE FROM ${OUTBOX}`),
    close: () => db.close(),
  }
}
export type Outbox = ReturnType<typeof openOutbox>

const messageTo = (number: number): Message => ({
  ...{ term: 1, mailing: null, application: randomUUID(), kind: 'receipt', occasion: '1', gate: 'none' },
  ...{ language: 'ko', receiver: { name: `김가온${number}`, address: `person${number}@recruit.test` } },
  ...{ subject: '접수되었습니다', text: PARAGRAPH, ics: null },
})
