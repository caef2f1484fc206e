import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacityLimitsTable } from '@recruit/contract/rules/capacity-limits'
import { usageLimitsTable } from '@recruit/contract/rules/usage-limits'
import { expect, test } from 'vitest'

test('the tables of limits in the documents are those that the programs read', () => {
  const security = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
  expect(security).toContain(usageLimitsTable())
  expect(security).toContain(capacityLimitsTable())
})
