import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacityLimitsTable, usageLimitsTable } from '@recruit/local/limit-tables'
import { expect, test } from 'vitest'

// evidence: V2.1.3
test('the tables of limits in the documents are those that the programs read: npm run fix', () => {
  const limits = readFileSync(join(import.meta.dirname, '../docs/evidence/limits.md'), 'utf8')
  expect(limits).toContain(usageLimitsTable())
  expect(limits).toContain(capacityLimitsTable())
})
