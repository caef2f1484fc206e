import { expect, test } from 'vitest'
import type { Applicant } from '../../staff/applicants.ts'
import { canBeAdded, cannotWait, isSameOrder } from './order.ts'

const list = [...'abc'].map((name) => ({ _id: name, name }))
const letters = (order: { name: string }[]) => order.map(({ name }) => name).join('')
const applicant = (_id: string, rest: Partial<Applicant> = {}) =>
  ({ _id, name: _id, pass: 'default', isFinalSubmit: true, ...rest }) as Applicant

test('two orders are the same when the same people wait in the same places', () => {
  expect(isSameOrder(list, [...list])).toBe(true)
  expect(isSameOrder(list, list.toReversed())).toBe(false)
  expect(isSameOrder(list, list.slice(1))).toBe(false)
})

test('only submitted applications without a final pass are added, and nobody twice', () => {
  const selected = [
    applicant('a'),
    applicant('d'),
    applicant('e', { pass: 'finalPass' }),
    applicant('f', { isFinalSubmit: false }),
  ]
  expect(letters(canBeAdded(list, selected))).toBe('d')
  expect(cannotWait(selected)).toBe(2)
})
