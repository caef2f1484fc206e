import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacityLimitsTable } from '@recruit/contract/rules/capacity-limits'
import { usageLimitsTable } from '@recruit/contract/rules/usage-limits'
import { expect, test } from 'vitest'

// evidence: V2.1.3
test('the tables of limits in the documents are those that the programs read', () => {
  const limits = readFileSync(join(import.meta.dirname, '../docs/evidence/limits.md'), 'utf8')
  expect(limits).toContain(usageLimitsTable())
  expect(limits).toContain(capacityLimitsTable())
})
