import { capacityLimitsTable, usageLimitsTable } from '@recruit/local/limit-tables'
import { expect, test } from 'vitest'
import { read } from '../structure/sources.ts'

// evidence: V2.1.3
test('the tables of limits in the documents are those that the programs read: npm run fix', () => {
  const limits = read('infra/docs/evidence/limits.md')
  expect(limits).toContain(usageLimitsTable())
  expect(limits).toContain(capacityLimitsTable())
})
