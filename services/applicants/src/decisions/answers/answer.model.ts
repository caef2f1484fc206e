import type { Change, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Answer } from '@recruit/contract/constants'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import { APPLICANT } from '../../application/applicant.model.ts'
import { asApplication, NOW, Row } from '../../application/applicant.row.ts'
import { type Announcement, resultShown } from '../../application/shown-result.ts'
import type { Answered } from './answer.ts'

/** The answers of final passers. */
export function answerStore(db: Sequelize, history: History) {
  return {
    /**
     * Stores the answer and returns its time; null if the term has no such id. An equal answer changes nothing. `judge`
     * receives the locked row, and throws to refuse the answer.
     */
    give: (
      id: string,
      term: number,
      answer: Answer,
      judge: (application: Answered) => void,
    ): Promise<Date | null> =>
      inTransaction(db, async (transaction) => {
        const read = () =>
          Row.findOne({ where: { id, term }, raw: true, transaction, lock: transaction.LOCK.UPDATE })
        const row = await read()
        if (!row) return null
        judge(asApplication(row))
        if (row.answer === answer) return row.answeredAt
        await Row.update({ answer, answeredAt: NOW }, { where: { id }, transaction })
        const change = { what: 'answer', about: id, from: row.answer ?? '', to: answer }
        await history.append(APPLICANT, [change], transaction)
        return (await read())?.answeredAt ?? null
      }),
  }
}
export type AnswerStore = ReturnType<typeof answerStore>

/**
 * Removes answers of applications that show no final pass, and returns the history's lines about it. Call it before and
 * after every change of what is shown, because an answer counts only for the pass that it was given to.
 */
export async function clearAnswers(
  ids: string[],
  running: Announcement,
  transaction: Transaction,
): Promise<Change[]> {
  const rows = await Row.findAll({
    where: { id: ids, answer: { [Op.ne]: null } },
    attributes: ['id', 'answer', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn'],
    raw: true,
    transaction,
    lock: transaction.LOCK.UPDATE,
  })
  const over = rows.filter((row) => resultShown(row, running).pass !== 'finalPass')
  if (!over.length) return []
  const where = { id: over.map(({ id }) => id) }
  await Row.update({ answer: null, answeredAt: null }, { where, transaction })
  return over.map(({ id, answer }) => ({ what: 'answer', about: id, from: answer ?? '', to: '' }))
}
