/** The part of `npm run fix` that generates files from the contract; tests compare each with its source. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asText, openApi } from '@recruit/contract/openapi/openapi'
import { carried, evidenceList, LIST } from '../evidence.ts'
import { capacityLimitsTable, usageLimitsTable } from '../limit-tables.ts'
import { withTable } from '../markdown-table.ts'
import { root } from '../paths.ts'

writeFileSync(join(root, 'infra/contract/openapi.json'), `${asText(openApi())}\n`)
const limits = join(root, 'infra/docs/evidence/limits.md')
const tables = [usageLimitsTable(), capacityLimitsTable()]
writeFileSync(limits, tables.reduce(withTable, readFileSync(limits, 'utf8')))
writeFileSync(join(root, LIST), evidenceList(carried()))
