import { expect, test } from 'vitest'
import type { Applicant } from '../../staff/applicants.ts'
import { canBeAdded, cannotWait, isSameOrder, moved } from './order.ts'

const list = [...'abc'].map((name) => ({ _id: name, name }))
const letters = (order: { name: string }[]) => order.map(({ name }) => name).join('')
const applicant = (_id: string, rest: Partial<Applicant> = {}): Applicant => ({
  _id,
  name: _id,
  studentId: '2100001',
  ewhaianId: _id,
  team: 1,
  pass: 'default',
  date: '',
  isFinalSubmit: true,
  sharesStudentId: false,
  email: '',
  phonenum: '',
  ...rest,
})

test('one step up or down changes places with the neighbour, at the ends with nobody', () => {
  expect(letters(moved(list, 2, -1))).toBe('acb')
  expect(letters(moved(list, 0, 1))).toBe('bac')
  expect(letters(moved(list, 0, -1))).toBe('abc')
  expect(letters(moved(list, 2, 1))).toBe('abc')
  expect(isSameOrder(list, moved(moved(list, 0, 1), 1, -1))).toBe(true)
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
