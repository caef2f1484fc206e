/**
 * `npm run bench -- capacity [--sizes 1000,10000,100000] [--replicas 1,2] [--rounds 3] [--seconds 2]`: how many of each
 * call one gateway answers per second, and all programs' processor time for one, by applications of the term and
 * replicas of applicants.
 */
import { randomInt } from 'node:crypto'
import { OPTION, readArguments } from '@recruit/local/arguments'
import type { Part } from '@recruit/local/process/part'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { loadNow } from '@recruit/local/testing/machine'
import { enrolledPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import type { TestStack } from '@recruit/local/testing/stack'
import { machine, onDatabases, onProduct, type Product, runBench } from './bench.ts'
import { insertApplicants, inventApplicants } from './day/people.ts'
import { printTable } from './goals.ts'
import { list, lookups, results, writes } from './load/applicant-calls.ts'
import { asBrowsers } from './load/callers.ts'
import { type Cost, costed, loadOf, sum } from './load/costs.ts'
import { type Asked, gatewayOf, TooBusy } from './load/load.ts'
import { copied, copyTo } from './load/many-applications.ts'
import { extent, inRounds } from './load/ratio.ts'
import { firstVisit, settingsLoad } from './rows/pages.ts'

const LISTED = 300
/** Enough, because a writer whose save is running when a measurement ends writes no more. */
const WRITERS = 250
const CONNECTIONS = 8
/** The list is long, so this is how many a busy machine answers in time. */
const LIST_CONNECTIONS = 4

interface Case {
  call: string
  connections: number
  asked: () => Asked | Promise<Asked>
}

async function bench(): Promise<void> {
  const { values, number, refusal } = readArguments({
    usage:
      'npm run bench -- capacity [--sizes 1000,10000,100000] [--replicas 1,2] [--rounds 3] [--seconds 2]',
    options: { sizes: OPTION.text, replicas: OPTION.text, rounds: OPTION.text, seconds: OPTION.text },
  })
  const numbers = (text: string, least: number) => {
    const all = text.split(',').map(Number)
    if (all.some((one) => !Number.isInteger(one) || one < least))
      throw refusal(`"${text}" must be whole numbers from ${least} on.`)
    return all
  }
  const sizes = numbers(values.sizes ?? '1000,10000,100000', LISTED + 2 * WRITERS + 2)
  const replicas = numbers(values.replicas ?? '1,2', 1)
  Object.assign(extent, { rounds: number('rounds', 3), seconds: number('seconds', extent.seconds) })
  const load = loadNow()
  const columns = sizes.flatMap((size) => replicas.map((count) => ({ size, count })))
  const found: Map<string, string>[] = []
  let place = ''
  await onDatabases(async ({ mysqlAdminUrl, mysql }) => {
    for (const { size, count } of columns) {
      const measureAll = async (product: Product) => {
        place ||= await machine(product.stack, load)
        found.push(await measured(product.stack, await casesOf(product, size), mysql))
        console.log(`measured: ${titleOf(size, count)}`)
      }
      await onProduct(mysqlAdminUrl, measureAll, BEHIND_PROXY, { replicas: { applicants: count } })
    }
  })
  const rows = [...(found[0]?.keys() ?? [])].map((call) => [
    call,
    ...found.map((cells) => cells.get(call) ?? '–'),
  ])
  console.log(
    `\n${place}; medians of ${extent.rounds} runs of ${extent.seconds} s, up to ${CONNECTIONS} at once`,
  )
  printTable(['call', ...columns.map(({ size, count }) => titleOf(size, count))], rows)
}

/** Applications of the term × replicas of applicants. */
const titleOf = (size: number, count: number) => `${size.toLocaleString('en')} × ${count}`

/** Fills the term and returns its requests. Copies are drafts without essays. */
async function casesOf(product: Product, size: number): Promise<Case[]> {
  const { stack } = product
  const people = inventApplicants(LISTED + 2 * WRITERS)
  const submitted = people.slice(0, LISTED)
  const [saving, submitting] = [people.slice(LISTED, LISTED + WRITERS), people.slice(LISTED + WRITERS)]
  await insertApplicants(stack, submitted, 'submitted', () => 1)
  await insertApplicants(stack, [...saving, ...submitting], 'drafts', () => 2)
  const { person, id } = await enrolledPerson(stack.url, 3)
  const copies = size - people.length
  await copyTo(stack, id, copies)

  const browsers = await asBrowsers(product, people)
  let turn = 0
  const headersOf: typeof browsers = (who) => ({
    ...browsers(who),
    'x-forwarded-for': `10.${(turn >> 8) & 255}.${turn++ & 255}.1`,
  })
  const anonymous = (asked: Asked): Asked => ({ ...asked, next: () => ({ headers: headersOf('nobody') }) })
  const anyone = () => copied(person.name, randomInt(1, copies))
  const one = (call: string, asked: Case['asked'], connections = CONNECTIONS): Case => ({
    ...{ call, asked, connections },
  })
  return [
    one('settings load', () => anonymous(settingsLoad)),
    one('front page', () => anonymous(firstVisit)),
    one('lookup', () => lookups(anyone, headersOf)),
    one('result', () => results(submitted, headersOf)),
    one('save', () => writes('save', stack, saving, headersOf)),
    one('submit', () => writes('submit', stack, submitting, headersOf)),
    one(`list of ${LISTED}`, () => list(headersOf), LIST_CONNECTIONS),
  ]
}

/** A cell for each call; empty where a busy machine refused it. */
async function measured(stack: TestStack, cases: Case[], mysql: Part[]): Promise<Map<string, string>> {
  const programs = [...stack.parts, ...mysql]
  const measures = cases.map(({ asked, connections }) => {
    const measure = costed({
      programs,
      prepare: loadOf(gatewayOf(stack), async () => [await asked()], connections),
    })
    return () => measure().catch(orTooBusy)
  })
  const rounds = await inRounds<Cost | undefined>(measures)
  return new Map(
    cases.map(({ call }, at) => [call, cellOf(rounds[at]?.filter((cost) => cost !== undefined) ?? [])]),
  )
}

function orTooBusy(error: unknown): undefined {
  if (!(error instanceof TooBusy)) throw error
  console.log(error.message)
}

function cellOf(costs: Cost[]): string {
  if (!costs.length) return '–'
  const whole = (values: number[]) => Math.round(medianOf(values)).toLocaleString('en')
  return `${whole(costs.map(({ perSecond }) => perSecond))}/s, ${whole(costs.map(({ micros }) => sum(micros)))} µs`
}

await runBench(bench)
