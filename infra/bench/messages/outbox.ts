import { randomUUID } from 'node:crypto'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import type { TestStack } from '@recruit/local/testing/stack'
import { QueryTypes } from 'sequelize'
import type { Message } from '../../../services/applicants/src/messages/message.ts'
import { enqueue, OUTBOX } from '../../../services/applicants/src/messages/outbox.model.ts'

const PARAGRAPH = '지원해 주셔서 고맙습니다. 아래의 내용을 확인해 주세요. '.repeat(12).trim()

/** The outbox of a stack, filled as the service fills it. */
export function openOutbox({ schemas }: TestStack) {
  const db = connectMysql(schemas.applicants.app, { pool: 2 })
  return {
    /** So many messages, each to somebody else, due at once. */
    fill: (count: number): Promise<void> => {
      const messages = Array.from({ length: count }, (_, index) => messageTo(index + 1))
      return db.transaction((transaction) => enqueue(db, messages, transaction))
    },

    /** How many have not ended yet. */
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
