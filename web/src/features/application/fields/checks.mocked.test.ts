import { emptyValues } from '@recruit/contract/fields/application-values'
import type { Question } from '@recruit/contract/fields/questions'
import { expect, test, vi } from 'vitest'
import { mistakesIn, requiredFor } from './checks.ts'

vi.mock('../../../api/call.ts', () => ({ call: () => Promise.reject(new Error('No call is made')) }))

const question = {
  ...{ id: 'idea', kind: 'essay', label: { ko: '첫 생각', en: 'First idea' }, help: { ko: '', en: '' } },
  ...{ limit: 10, options: [], isRequired: true, teams: [3], page: 2, isNaming: false },
} satisfies Question
const asking = (submissions: number, questions: Question[] = []) => ({ submissions, questions })
const values = { ...emptyValues(), name: '박지우', studentId: '2341001', ewhaianId: 'jiwoo' }

test('a draft needs the identity, a first submission the essays too, an edit also how to reach the applicant', () => {
  const missing = (required: ReturnType<typeof requiredFor.draft>) =>
    mistakesIn(values, [], required, 'en', false).map(({ id }) => id)
  expect(missing(requiredFor.draft())).toEqual([])
  expect(missing(requiredFor.next('register', asking(0)))).toEqual([])
  expect(missing(requiredFor.submit('register', asking(0)))).toEqual(['applyReason', 'activityPlan'])
  expect(missing(requiredFor.submit('register', asking(1)))).toContain('phonenum')
  expect(missing(requiredFor.next('update', asking(0)))).toEqual(['major', 'semester', 'email', 'phonenum'])
})

test('an essay over the limit keeps a submission back, but no draft', () => {
  const long = { ...values, applyReason: '가'.repeat(1001), activityPlan: '.' }
  expect(mistakesIn(long, [], requiredFor.draft(), 'en', true)).toEqual([])
  expect(mistakesIn(long, [], requiredFor.submit('register', asking(0)), 'en', false)).toHaveLength(1)
})

test('a required question is asked for on its page; an answer over its limit keeps a submission back', () => {
  const answered = (answer: string) => ({
    ...values,
    applyReason: '.',
    activityPlan: '.',
    'answer:idea': answer,
  })
  const mistakes = (answer: string, isDraft: boolean) =>
    mistakesIn(
      answered(answer),
      [question],
      isDraft ? requiredFor.draft() : requiredFor.submit('register', asking(0, [question])),
      'en',
      isDraft,
    ).map(({ message }) => message)
  expect(requiredFor.next('register', asking(0, [question]))).not.toContain('answer:idea')
  expect(mistakes('', false)).toEqual(['First idea: please answer.'])
  expect(mistakes('가'.repeat(11), false)).toEqual(['First idea: at most 10 characters.'])
  expect(mistakes('가'.repeat(11), true)).toEqual([])
})
