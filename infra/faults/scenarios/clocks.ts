import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '@recruit/local/process/part'
import { waitUntil } from '@recruit/local/process/wait'
import { enrolledPerson } from '@recruit/local/testing/people'
import type { Environment } from '../environment.ts'
import { type Figure, holds, none, type Scenario } from '../scenario.ts'

const APART_MS = 60_000
const preload = new URL('../shifted-clock.mjs', import.meta.url).href

// evidence: fault.19
export const clocks: Scenario = {
  number: 19,
  name: 'clocks 60 s apart',
  promise: '401 plus a log line; deadlines unaffected',
  cause: 'the applicants service, then every process of the product, runs 60 s ahead and 60 s behind',
  async run(environment) {
    const figures: Figure[] = []
    for (const [how, offset] of [
      ['ahead', APART_MS],
      ['behind', -APART_MS],
    ] as const) {
      figures.push(...named(`applicants ${how}`, await apart(environment, offset)))
      figures.push(...named(`all ${how} of MySQL`, await deadlines(environment, offset)))
    }
    return figures
  },
}

/** Restarts these parts with their clocks off by this much; 0 corrects them. */
async function shift(environment: Environment, parts: Part[], offset: number): Promise<void> {
  for (const { name } of parts) {
    if (offset) environment.ownEnv[name] = { NODE_OPTIONS: `--import=${preload}`, OFFSET_MS: String(offset) }
    else delete environment.ownEnv[name]
  }
  const gateways = parts.filter(({ kind }) => kind === 'gateway')
  await Promise.all(parts.filter(({ kind }) => kind !== 'gateway').map((part) => part.restart()))
  await Promise.all(gateways.map((part) => part.restart()))
}

async function apart(environment: Environment, offset: number): Promise<Figure[]> {
  const { id, browser } = await enrolledPerson(environment.stack.url)
  const services = environment.partsOf('applicants')
  const complaints = () =>
    services
      .map(({ name }) => readFileSync(join(environment.dataDir, 'logs', `${name}.log`), 'utf8'))
      .join('')
      .split('internal token').length
  await shift(environment, services, offset)
  try {
    const before = complaints()
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await browser.send('savePage2', { id, activityPlan: String(count) })).status)
    await waitUntil(async () => complaints() - before >= statuses.length, {
      what: 'The log lines',
      limitMs: 15_000,
    }).catch(() => undefined)
    const lines = complaints() - before
    return [
      holds(
        'answered 401',
        statuses.every((status) => status === 401),
        statuses.join(', '),
      ),
      holds('a log line for each', lines >= statuses.length, String(lines)),
    ]
  } finally {
    await shift(environment, services, 0)
  }
}

async function deadlines(environment: Environment, offset: number): Promise<Figure[]> {
  const parts = environment.partsOf('applicants', 'settings', 'auth', 'gateway')
  await shift(environment, parts, offset)
  try {
    const admin = await environment.signIn()
    const { id, browser } = await enrolledPerson(environment.stack.url)
    const closesAt = new Date(Date.now() + 4_000)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, closesAt: closesAt.toISOString() })
    let [early, late] = [0, 0]
    let [refusedEarly, savedLate] = [0, 0]
    while (Date.now() < closesAt.getTime() + 2_000) {
      const from = Date.now()
      const { status, body } = await browser.send('savePage2', { id, activityPlan: `${from}` })
      const isSaved = status === 200 && body.applicationUpdateSuccess === 'success'
      const isLate = from > closesAt.getTime()
      if (Date.now() < closesAt.getTime()) {
        early++
        if (!isSaved) refusedEarly++
      } else if (isLate) {
        late++
        if (isSaved) savedLate++
      }
      await sleep(50)
    }
    await admin.call('modifyRecruitInfo', { closesAt: '' })
    return [
      none(`refused before the closing time (of ${early})`, refusedEarly),
      none(`saved after it (of ${late})`, savedLate),
      holds('both were tried', early > 0 && late > 0),
    ]
  } finally {
    await shift(environment, parts, 0)
  }
}

const named = (who: string, figures: Figure[]) =>
  figures.map((figure) => ({ ...figure, what: `${who}: ${figure.what}` }))
