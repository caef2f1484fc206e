import { expect, test } from 'vitest'
import { acknowledge, compare, openLedger, type Stored } from './ledger.ts'

test('each acknowledged write makes one version more', () => {
  const ledger = openLedger('a', '')
  acknowledge(ledger, 'one', false, 2)
  acknowledge(ledger, 'two', true, 3)
  expect(ledger).toMatchObject({
    version: 3,
    plan: 'two',
    acknowledged: 2,
    submissions: 1,
    lost: 0,
    doubled: 0,
  })
})

test('a version that did not grow tells of a lost write, one too many of a write that was applied twice', () => {
  const ledger = openLedger('a', '')
  acknowledge(ledger, 'one', false, 2)
  acknowledge(ledger, 'two', false, 2)
  expect(ledger).toMatchObject({ lost: 1, doubled: 0 })
  acknowledge(ledger, 'three', false, 4)
  expect(ledger).toMatchObject({ lost: 1, doubled: 1 })
})

test.each<[string, Partial<Stored>, { lost?: number; doubled?: number }]>([
  ['as it was acknowledged', {}, {}],
  ['a version short', { version: 2, plan: 'one' }, { lost: 2 }],
  ['another text', { plan: 'one' }, { lost: 1 }],
  ['a version too many', { version: 4 }, { doubled: 1 }],
  ['submitted twice', { submissions: 2 }, { doubled: 1 }],
  ['not submitted', { submissions: 0, submittedPlan: null }, { lost: 2 }],
])('in the database %s', (_what, row, found) => {
  const ledger = openLedger('a', '')
  acknowledge(ledger, 'one', false, 2)
  acknowledge(ledger, 'two', true, 3)
  compare(ledger, { id: 'a', version: 3, plan: 'two', submissions: 1, submittedPlan: 'two', ...row })
  expect(ledger).toMatchObject({ lost: 0, doubled: 0, ...found })
})

test('a write that was never acknowledged may be there or not', () => {
  for (const isThere of [true, false]) {
    const ledger = openLedger('a', '')
    acknowledge(ledger, 'one', false, 2)
    ledger.open = { plan: 'two', isSubmit: false }
    const row = isThere ? { version: 3, plan: 'two' } : { version: 2, plan: 'one' }
    compare(ledger, { id: 'a', submissions: 0, submittedPlan: null, ...row })
    expect(ledger).toMatchObject({ lost: 0, doubled: 0 })
  }
})

test('an application that is gone has lost everything', () => {
  const ledger = openLedger('a', '')
  compare(ledger, undefined)
  expect(ledger.lost).toBe(1)
})
