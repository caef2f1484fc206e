/**
 * `npm run bench:growth [--sizes 1000,100000] [--replicas 1,2,4] [--seconds 2] [--rounds 5] [--check] [--write]`: what each
 * call costs at each size and number of replicas, a model of how that grows, and what is full first. `--check` holds a
 * prediction against a run; `--write` keeps what was measured and puts the tables into the documents, which
 * `--from-file` does without measuring.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { prepareWeb } from '@recruit/local/testing/stack'
import { loadNow, machine } from '../load/machine.ts'
import { extent } from '../load/ratio.ts'
import { runBench } from '../run-bench.ts'
import { check } from './check.ts'
import { writeDocuments } from './documents.ts'
import { measure } from './measure.ts'
import type { Measured } from './measured.ts'
import { modelOf } from './model.ts'
import { type Site, startSite } from './site.ts'
import { tablesOf } from './tables.ts'

const FILE = join(import.meta.dirname, 'measured.json')

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    replicas: { type: 'string', default: '1,2,4' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    'from-file': { type: 'boolean', default: false },
  },
})
Object.assign(extent, { rounds: Number(values.rounds), seconds: Number(values.seconds) })
const numbers = (list: string) => list.split(',').map(Number)

await runBench(async () => {
  const measured: Measured = values['from-file'] ? JSON.parse(readFileSync(FILE, 'utf8')) : await growth()
  console.log(`\n${tablesOf(measured, 'en')}`)
  if (values.write) {
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`)
    writeDocuments(measured)
  }
})

async function growth(): Promise<Measured> {
  const loadAtStart = loadNow()
  await prepareWeb()
  const databases = await startTestDatabases()
  const mysql = databases.parts.filter(({ kind }) => kind === 'mysql')
  const sites: Site[] = []
  try {
    for (const size of numbers(values.sizes)) {
      sites.push(await startSite(databases.mysqlAdminUrl, size, numbers(values.replicas)))
      console.log(`${size.toLocaleString('en')} applications are there`)
    }
    const [first] = sites
    const middle = sites[Math.floor(sites.length / 2)]
    if (!first || !middle) throw new Error('Say how many applications: --sizes 1000,100000')
    const found = await measure(sites, mysql)
    const model = modelOf(found)
    const checked = values.check ? await check(middle, mysql, model, found) : { checkedAt: null, checks: [] }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: await machine(first.stack, loadAtStart),
      ...extent,
      costs: found.costs,
      idle: found.idle,
      ...checked,
    }
  } finally {
    for (const { stack } of sites) await stack.stop()
    await databases.stop()
  }
}
