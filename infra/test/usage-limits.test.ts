import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capacityLimitsTable, usageLimitsTable } from '@recruit/local/limit-tables'
import { expect, test } from 'vitest'

test('the tables of limits in the documents are those that the programs read: npm run fix', () => {
  const security = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
  expect(security).toContain(usageLimitsTable())
  expect(security).toContain(capacityLimitsTable())
})
