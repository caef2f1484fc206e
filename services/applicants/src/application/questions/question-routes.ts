import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { SettingsClient } from '@recruit/settings-client/client'
import { termOf } from '../../shared/running-term.ts'
import { answeredBy } from './effects.ts'
import type { QuestionStore } from './question.model.ts'

/** The calls of staff about a term's own questions. */
export const questionRoutes = (store: QuestionStore, settings: SettingsClient): Route[] => [
  on(calls.readQuestions, async ({ term: asked }) => {
    const term = termOf(asked, await settings.now())
    const [{ version, questions, isTakenOver }, all] = await Promise.all([
      store.read(term),
      store.answering(term),
    ])
    return { version, questions, isTakenOver, answered: answeredBy(questions, all) }
  }),
  on(calls.previewQuestions, async ({ questions }) => {
    const { term } = await settings.now()
    return { effects: await store.preview(term, questions) }
  }),
  on(calls.setQuestions, async ({ version, questions }, { caller, language }) => {
    const { term } = await settings.now()
    const outcome = await store.set(term, version, questions, byCaller(caller))
    if (outcome === 'stale') throw new AppError('staleVersion')
    return { message: messages.questionsSaved[language], ...outcome }
  }),
]
