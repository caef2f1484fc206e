import type { Change, History } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Answer } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { Op, type Sequelize, type Transaction } from 'sequelize'
import { APPLICANT } from '../../application/applicant.model.ts'
import { asApplication, NOW, Row } from '../../application/applicant.row.ts'
import type { Application } from '../../application/applicant.ts'
import type { Offer } from '../../application/ports.ts'
import { type Announcement, announcementOf, resultShown } from '../../application/shown-result.ts'

export type Answered = Pick<
  Application,
  'term' | 'pass' | 'date' | 'shownPass' | 'shownDate' | 'shownIn' | 'answer' | 'answeredAt'
>

/** Until when answers are taken: ISO 8601, '' while none is. */
const answersUntilOf = (now: SettingsRecord & { answersUntil?: string | null }): string =>
  now.answersUntil ?? ''

/** The running announcement for a term; an earlier term has none. */
export const runningIn = (term: number, now: SettingsRecord): Announcement =>
  term === now.term ? announcementOf(now) : null

/** Whether the final passers of a term are asked. */
export const isAsked = (term: number, now: SettingsRecord): boolean =>
  runningIn(term, now) !== null && answersUntilOf(now) !== ''

const isFinalPassShown = (application: Answered, now: SettingsRecord): boolean =>
  resultShown(application, runningIn(application.term, now)).pass === 'finalPass'

/**
 * The question for this applicant, or null: only applicants who see a final pass are asked, regardless of the decision.
 */
export function offerOf(application: Answered, now: SettingsRecord): Offer | null {
  if (!isAsked(application.term, now) || !isFinalPassShown(application, now)) return null
  const { answer, answeredAt } = application
  return {
    answer: answer ?? '',
    answeredAt: answeredAt?.toISOString() ?? null,
    answersUntil: answersUntilOf(now),
  }
}

/** The answer as staff see it; none for an applicant who neither is asked nor has answered the pass that is shown. */
export function answerSeen(application: Answered, now: SettingsRecord): { answer?: Answer | '' } {
  const isKnown = application.answer !== null || isAsked(application.term, now)
  return isKnown && isFinalPassShown(application, now) ? { answer: application.answer ?? '' } : {}
}

/** Whether an answer is too late, by MySQL's clock. */
export const isOver = ({ answersUntil }: Offer, clock: Date): boolean => clock >= new Date(answersUntil)

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
        const read = () => Row.findOne({ where: { id, term }, ...forUpdate(transaction) })
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
    ...forUpdate(transaction),
  })
  const over = rows.filter((row) => resultShown(row, running).pass !== 'finalPass')
  if (!over.length) return []
  const where = { id: over.map(({ id }) => id) }
  await Row.update({ answer: null, answeredAt: null }, { where, transaction })
  return over.map(({ id, answer }) => ({ what: 'answer', about: id, from: answer ?? '', to: '' }))
}
