import { BULK_MAX, type Pass } from '@recruit/contract/constants'
import { expect, test } from 'vitest'
import type { Applicant } from '../../staff/applicants.ts'
import { planOf, runSteps, sizeOf, stepsBack, stepsOf } from '../bulk/bulk.ts'
import { contactsOf, NOTHING, pick } from '../filters/rows.ts'

const applicant = (_id: string, pass: Pass, rest: Partial<Applicant> = {}) =>
  ({ _id, pass, isFinalSubmit: true, email: '', phonenum: '', ...rest }) as Applicant
const ORDER = ['a', 'b', 'c', 'd', 'e']
const ticked = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('Shift ticks everything between, upwards and downwards, and takes ticks away the same way', () => {
  const first = pick(NOTHING, ORDER, 'b', { isOn: true, range: false })
  const down = pick(first, ORDER, 'd', { isOn: true, range: true })
  expect(ticked(down)).toBe('bcd')
  const up = pick(down, ORDER, 'a', { isOn: true, range: true })
  expect(ticked(up)).toBe('abcd')
  expect(ticked(pick(up, ORDER, 'c', { isOn: false, range: true }))).toBe('d')
})

test('a range whose beginning is out of sight ticks the one row', () => {
  const first = pick(NOTHING, ORDER, 'b', { isOn: true, range: false })
  expect(ticked(pick(first, ['c', 'd'], 'd', { isOn: true, range: true }))).toBe('bd')
  expect(ticked(pick(NOTHING, ORDER, 'd', { isOn: true, range: true }))).toBe('d')
})

test('the summary of a bulk change says how many come from where', () => {
  const rows = [
    applicant('a', 'default'),
    applicant('b', 'default', { isFinalSubmit: false }),
    applicant('c', 'fail'),
    applicant('d', '1stPass'),
  ]
  const plan = planOf(rows, '1stPass')
  expect(plan.groups).toEqual([
    { from: 'default', ids: ['a', 'b'] },
    { from: 'fail', ids: ['c'] },
  ])
  expect([sizeOf(plan), plan.same, plan.drafts]).toEqual([3, 1, 1])
  expect(plan.lines).toEqual([
    { from: 'draft', to: '1stPass', count: 1 },
    { from: 'default', to: '1stPass', count: 1 },
    { from: 'fail', to: '1stPass', count: 1 },
  ])
  expect(stepsOf(plan)).toEqual([
    { ids: ['a', 'b'], pass: '1stPass', was: 'default' },
    { ids: ['c'], pass: '1stPass', was: 'fail' },
  ])
})

test('a call never names more than the server takes, and undoing goes the same way back', () => {
  const rows = Array.from({ length: BULK_MAX + 1 }, (_, index) => applicant(`${index}`, 'default'))
  expect(stepsOf(planOf(rows, 'fail')).map(({ ids }) => ids.length)).toEqual([BULK_MAX, 1])
  expect(stepsBack([{ _id: 'a', from: 'default' }], 'fail')).toEqual([
    { ids: ['a'], pass: 'default', was: 'fail' },
  ])
})

test('what was changed before a call failed is known', async () => {
  const steps = stepsOf(planOf([applicant('a', 'default'), applicant('b', 'fail')], '1stPass'))
  const outcome = await runSteps(steps, async ({ ids, was }) => {
    if (was === 'fail') throw new Error('offline')
    return { message: '', left: 1, changed: ids.map((_id) => ({ _id, from: 'default' })) }
  })
  expect(outcome).toEqual({ changed: [{ _id: 'a', from: 'default' }], left: 1, error: new Error('offline') })
})

test('contacts are taken once each, and blanks are counted', () => {
  const email = (value: string) => applicant('x', 'default', { email: value })
  expect(contactsOf([email('a@b.c'), email(' '), email('a@b.c'), email('d@e.f')], 'email')).toEqual({
    text: 'a@b.c, d@e.f',
    count: 2,
    twice: 1,
    blank: 1,
  })
})
