import type { Answer, Question } from '@recruit/contract/fields/questions'
import type { Visitor } from './visitor.ts'

const both = (text: string) => ({ ko: text, en: text })
type Sent = Omit<Question, 'isRemoved'>

/** An invented question of the web-development team; what it lacks comes from `more`. */
export const questionOf = (id: string, more: Partial<Sent> = {}): Sent => ({
  id,
  ...{ kind: 'line', label: both(`${id}?`), help: both(''), limit: more.options ? 0 : 200, options: [] },
  ...{ isRequired: false, teams: [3], page: 1, isNaming: false },
  ...more,
})
export const optionsOf = (...ids: string[]) => ids.map((id) => ({ id, label: both(`보기 ${id}`) }))

/** Sets the running term's questions, and returns them as they are stored. */
export async function ask(admin: Visitor, questions: Sent[]) {
  const { version } = await admin.call('readQuestions', {})
  const stored = await admin.call('setQuestions', { version, questions })
  const ids = Object.fromEntries(
    questions.flatMap(({ id }, at) => (stored.questions[at] ? [[id, stored.questions[at].id]] : [])),
  )
  /** Answers by the ids of the test, as they are sent. */
  const answersOf = (answers: Record<string, Answer>) =>
    Object.fromEntries(Object.entries(answers).map(([id, answer]) => [ids[id] ?? id, answer]))
  return { ...stored, ids, answersOf }
}
