import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, orTaken, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Answers, Question } from '@recruit/contract/fields/questions'
import type { Sequelize, Transaction } from 'sequelize'
import { recently } from '../../shared/recently.ts'
import { withIds } from '../../shared/with-ids.ts'
import { unpacked } from '../applicant.row.ts'
import { type Answering, effectsOf } from './effects.ts'
import { knownOf, type TermQuestions } from './questions.ts'

/** All versions of a term, after the one with which it began: that of the term before. */
const VERSIONS = `SELECT version, term, questions FROM question_versions WHERE term = ? OR version =
  (SELECT MAX(before_it.version) FROM question_versions AS before_it WHERE before_it.term < ?) ORDER BY version`
const ANSWERS = `SELECT team, submissions > 0 AS isSubmitted, answers,
    JSON_EXTRACT(submitted_answers, '$.answers') AS submittedAnswers FROM applications WHERE term = ?`

/** The questions that staff write for a term. */
export function questionStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  // A save names the version that its form shows.
  const recent = recently((term) => read(term))

  async function read(term: number, transaction?: Transaction): Promise<TermQuestions> {
    const rows = await select<{ version: number; term: number; questions: unknown }>(
      VERSIONS,
      [term, term],
      transaction,
    )
    const versions = rows.map(({ questions }) => unpacked<Question[]>(questions))
    const last = rows.at(-1)
    return {
      version: last?.version ?? 0,
      questions: versions.at(-1) ?? [],
      known: knownOf(versions),
      isTakenOver: last !== undefined && last.term !== term,
    }
  }

  /** The team, the state and both versions of the answers of every application of a term. */
  async function answering(term: number): Promise<Answering[]> {
    const rows = await select<Answering & Record<'answers' | 'submittedAnswers', unknown>>(ANSWERS, [term])
    return rows.map(({ team, isSubmitted, answers, submittedAnswers }) => ({
      ...{ team, isSubmitted: Boolean(isSubmitted) },
      answers: unpacked<Answers | null>(answers) ?? {},
      submittedAnswers: unpacked<Answers | null>(submittedAnswers) ?? {},
    }))
  }

  /** As they will be stored: another kind under a known id is another question. */
  const withOwnIds = (sent: readonly Question[], known: readonly Question[]): Question[] => {
    const kept = known.filter((one) => sent.some(({ id, kind }) => id === one.id && kind === one.kind))
    return withIds(sent, kept).map((question) => ({
      ...question,
      options: withIds(question.options, kept.find(({ id }) => id === question.id)?.options ?? []),
    }))
  }

  return {
    read: (term: number) => read(term),
    answering,

    recently: recent.of,

    /** What a change would do to answers and applications that are there. */
    async preview(term: number, sent: readonly Question[]) {
      const { questions, known } = await read(term)
      const next = withOwnIds(sent, known)
      const sentAs = new Map(next.map(({ id }, at) => [id, sent[at]?.id ?? id]))
      const effects = effectsOf(questions, next, await answering(term))
      return effects.map((effect) => ({ ...effect, id: sentAs.get(effect.id) ?? effect.id }))
    },

    /** Stores them as the next version; 'stale' if `version` is not the stored one. */
    async set(
      term: number,
      version: number,
      sent: readonly Question[],
      by: By,
    ): Promise<{ version: number; questions: Question[] } | 'stale'> {
      // Another change took the number first.
      return orTaken('stale', () =>
        inTransaction(db, async (transaction, { write }) => {
          const before = await read(term, transaction)
          if (before.version !== version) return 'stale'
          const questions = withOwnIds(sent, before.known)
          await write('INSERT INTO question_versions (version, term, questions) VALUES (?, ?, ?)', [
            version + 1,
            term,
            JSON.stringify(questions),
          ])
          const line = { what: 'questions', from: labels(before.questions), to: labels(questions) }
          await history.append(by, [line], transaction)
          return { version: version + 1, questions }
        }),
      ).finally(recent.clear)
    },
  }
}
export type QuestionStore = ReturnType<typeof questionStore>

const labels = (questions: readonly Question[]) => questions.map(({ label }) => label.ko).join(' / ')
