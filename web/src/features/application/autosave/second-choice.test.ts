import { exampleIdentity } from '@recruit/contract/fields/application-values'
import { expect, test } from 'vitest'
import { withoutSecondChoice, withSecondChoice } from './second-choice.ts'
import { answersIn, formOf, knownOf } from './values.ts'

const reply = (more: object) => ({
  ...{ ...exampleIdentity(), team: 2 as const, pass: 'default' as const, date: '', version: 3 },
  ...more,
})

test('a term that asks for none leaves the form as it is', () => {
  expect(withSecondChoice(reply({}))).toEqual({ questions: [], answers: {} })
  expect(knownOf(reply({})).questions).toEqual([])
  expect(withoutSecondChoice({ q: 'yes' })).toEqual({ answers: { q: 'yes' } })
})

test('a second choice is a question with the other teams, answered by their codes', () => {
  const { questions, values } = knownOf(reply({ secondTeam: 3 }))
  expect(
    questions.map(({ options, isRequired, page }) => [options.map(({ id }) => id), isRequired, page]),
  ).toEqual([[['1', '3'], false, 1]])
  expect(Object.values(answersIn(values))).toEqual(['3'])
})

test.each([
  [3, 3],
  ['', ''],
])('%j is sent as a field of its own, without the version of the questions', (chosen, sent) => {
  const known = knownOf(reply({ secondTeam: chosen }))
  expect(formOf(known.values, known)).toMatchObject({ secondTeam: sent })
  expect(Object.keys(formOf(known.values, known))).not.toEqual(expect.arrayContaining(['answers']))
})
