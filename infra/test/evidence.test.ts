import { carried, claimed, evidenceIn, evidenceList, LIST } from '@recruit/local/evidence'
import { expect, test } from 'vitest'
import { read } from '../structure/sources.ts'

const all = carried()
const ids = new Set(all.map(({ id }) => id))

test('every id that a document claims is carried by a test', () => {
  expect(claimed().size).toBeGreaterThan(400)
  expect([...claimed()].filter((id) => !ids.has(id))).toEqual([])
})

test('every id that a test carries is claimed by a document', () => {
  const named = claimed()
  expect([...ids].filter((id) => !named.has(id))).toEqual([])
})

test('the list of tests is current: npm run fix', () => {
  expect(read(LIST)).toBe(evidenceList(all))
})

test('an id belongs to the test below it, also to a table of cases', () => {
  const text =
    "// evidence: V1.1.1 M2\ntest('one', () => {})\n// evidence: M3\ntest.each([['a']])('%s, two', f)\n"
  expect(evidenceIn('a.test.ts', text)).toEqual([
    { id: 'V1.1.1', file: 'a.test.ts', title: 'one' },
    { id: 'M2', file: 'a.test.ts', title: 'one' },
    { id: 'M3', file: 'a.test.ts', title: '%s, two' },
  ])
})
