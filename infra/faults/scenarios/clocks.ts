import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '@recruit/local/process/part'
import { waitUntil } from '@recruit/local/process/wait'
import { enrolledPerson } from '@recruit/local/testing/people'
import type { Environment } from '../environment.ts'
import { allAre, type Figure, holds, named, none, type Scenario } from '../scenario.ts'

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
    for (const offset of [APART_MS, -APART_MS]) {
      const how = offset > 0 ? 'ahead' : 'behind'
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
      allAre(401, 'answered 401', statuses),
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
    const saves: { from: number; to: number; isSaved: boolean }[] = []
    while (Date.now() < closesAt.getTime() + 2_000) {
      const from = Date.now()
      const { status, body } = await browser.send('savePage2', { id, activityPlan: `${from}` })
      const isSaved = status === 200 && body.applicationUpdateSuccess === 'success'
      saves.push({ from, to: Date.now(), isSaved })
      await sleep(50)
    }
    await admin.call('modifyRecruitInfo', { closesAt: '' })
    const early = saves.filter(({ to }) => to < closesAt.getTime())
    const late = saves.filter(({ from }) => from > closesAt.getTime())
    return [
      none(
        `refused before the closing time (of ${early.length})`,
        early.filter((one) => !one.isSaved).length,
      ),
      none(`saved after it (of ${late.length})`, late.filter((one) => one.isSaved).length),
      holds('both were tried', early.length > 0 && late.length > 0),
    ]
  } finally {
    await shift(environment, parts, 0)
  }
}
