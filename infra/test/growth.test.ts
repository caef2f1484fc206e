import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, withTables } from '../bench/growth/documents.ts'
import {
  coresAt,
  coresOf,
  costOfWork,
  fullFirst,
  idleOf,
  needsAt,
  rateOf,
  VISIT,
} from '../bench/growth/full-first.ts'
import { leastSquares } from '../bench/growth/least-squares.ts'
import {
  BUSY,
  CALL_NAMES,
  type CallName,
  eachProgram,
  type Measured,
  type Micros,
  type Pace,
} from '../bench/growth/measured.ts'
import { costOf, modelOf } from '../bench/growth/model.ts'
import { tablesOf } from '../bench/growth/tables.ts'

const none = eachProgram(() => 0)
const cost = (
  call: CallName,
  applications: number,
  micros: Partial<Micros>,
  rows = 0,
  pace: Pace = 'calm',
) => ({
  ...{ call, pace, applications, replicas: 1, rows },
  micros: { ...none, ...micros },
})
const SIZES = [1_000, 100_000, 1_000_000]

describe('least squares', () => {
  test('finds the line on which all points lie', () => {
    const { coefficients, residual } = leastSquares(
      [
        [1, 0, 2],
        [1, 1, 0],
        [1, 2, 5],
        [1, 3, 1],
      ],
      [2 + 8, 2 + 3, 2 + 6 + 20, 2 + 9 + 4],
    )
    for (const [at, expected] of [2, 3, 4].entries()) expect(coefficients[at]).toBeCloseTo(expected)
    expect(residual).toBeCloseTo(0)
  })

  test('says how far off a line and its slope may be', () => {
    const rows = [
      [1, 1],
      [1, 2],
      [1, 3],
    ]
    const { coefficients, errors, residual } = leastSquares(rows, [1, 3, 2])
    expect(coefficients[0]).toBeCloseTo(1)
    expect(coefficients[1]).toBeCloseTo(0.5)
    expect(errors[1]).toBeCloseTo(Math.sqrt(0.75))
    expect(residual).toBeCloseTo(Math.sqrt(0.5))
  })

  test('refuses points that do not tell its terms apart', () => {
    const rows = [
      [1, 2],
      [1, 2],
      [1, 2],
    ]
    expect(() => leastSquares(rows, [1, 2, 3])).toThrow('tell the terms apart')
  })
})

describe('the model', () => {
  test('a lookup grows with each doubling, and only where it is sure', () => {
    const noise = [1, -1, 0]
    const costs = SIZES.map((size, at) =>
      cost('lookup', size, { mysql: 100 + 7 * Math.log2(size / 1_000), gateway: 500 + (noise[at] ?? 0) }),
    )
    const { mysql, gateway } = modelOf({ costs, idle: [] }).calls.calm.lookup
    expect(mysql.base).toBeCloseTo(100)
    expect(mysql.perDoubling).toBeCloseTo(7)
    expect(gateway).toMatchObject({ base: 500, perDoubling: 0 })
    expect(gateway.residual).toBeCloseTo(Math.sqrt(2 / 3))
  })

  test('nothing gets cheaper by growing', () => {
    const costs = SIZES.map((size, at) => cost('save', size, { applicants: 900 - 100 * at }))
    expect(modelOf({ costs, idle: [] }).calls.calm.save.applicants).toMatchObject({
      base: 800,
      perDoubling: 0,
    })
  })

  test('no call costs less than nothing before it grows', () => {
    const costs = SIZES.map((size, at) =>
      cost('lookup', size, { mysql: 7 * Math.log2(size / 1_000) - 2 + (at % 2) }),
    )
    const { base, perDoubling } = modelOf({ costs, idle: [] }).calls.calm.lookup.mysql
    expect(base).toBe(0)
    expect(perDoubling).toBeCloseTo(6.86, 1)
  })

  test('a list grows with its rows and the applications of the term', () => {
    const costs = SIZES.flatMap((size) =>
      [50, 4_000].map((rows) => cost('list', size, { mysql: 300 + 2 * rows + 0.5 * (size / 1_000) }, rows)),
    )
    const model = modelOf({ costs, idle: [] })
    expect(costOf(model, 'calm', 'list', { applications: 200_000, rows: 1_000 }).mysql).toBeCloseTo(
      300 + 2_000 + 100,
    )
  })

  test('what a process does when nobody asks grows with those that it knows', () => {
    const idle = [1, 2, 4].map((known) => ({
      program: 'gateway' as const,
      known,
      micros: 3_000 + 500 * known,
    }))
    const { base, perKnown } = modelOf({ costs: [], idle }).idle.gateway
    expect(base).toBeCloseTo(3_000)
    expect(perKnown).toBeCloseTo(500)
  })
})

describe('what is full first', () => {
  const micros: Partial<Record<CallName, Partial<Micros>>> = {
    settings: { gateway: 100 },
    page: { gateway: 200 },
    lookup: { gateway: 1_000, applicants: 2_000, mysql: 400, redis: 100 },
    result: { gateway: 1_500, applicants: 3_000, mysql: 600, redis: 100 },
  }
  const model = modelOf({
    costs: CALL_NAMES.flatMap((call) => SIZES.map((size) => cost(call, size, micros[call] ?? {}))),
    idle: [
      ...[1, 2, 4].map((known) => ({ program: 'gateway' as const, known, micros: 10_000 * known })),
      { program: 'applicants', known: 1, micros: 20_000 },
    ],
  })
  const at = { applications: 100_000 }

  test('a visit is three settings loads, a page, a lookup and a result', () => {
    const { gateway, applicants, mysql, redis, auth } = costOfWork(model, VISIT, at)
    expect([gateway.calm, applicants.calm, mysql.calm, redis.calm, auth.calm]).toEqual([
      ...[3_000, 5_000, 1_000, 200, 0],
    ])
  })

  test('busy is a replica that has all that comes to its gateway', () => {
    const costs = SIZES.flatMap((size) => [
      cost('lookup', size, { applicants: 2_000 }),
      cost('lookup', size, { applicants: 300 }, 0, 'busy'),
      { ...cost('lookup', size, { applicants: 700 }, 0, 'busy'), replicas: 4 },
    ])
    expect(costOfWork(modelOf({ costs, idle: [] }), { lookup: 1 }, at).applicants.busy).toBe(300)
  })

  test('what was not measured busy costs the same', () => {
    for (const { calm, busy } of Object.values(costOfWork(model, VISIT, at))) expect(busy).toBe(calm)
  })

  test('a busy process does a piece of work for less, and never for more', () => {
    const costs = SIZES.flatMap((size) => [
      cost('save', size, { gateway: 4_000, mysql: 300 }),
      cost('save', size, { gateway: 1_000, mysql: 400 }, 0, 'busy'),
    ])
    const { gateway, mysql } = costOfWork(modelOf({ costs, idle: [] }), { save: 1 }, at)
    expect([gateway.calm, gateway.busy]).toEqual([4_000, 1_000])
    expect([mysql.calm, mysql.busy]).toEqual([300, 300])
    // Hardly anything at first, and all of it at the end.
    expect(coresOf(gateway, 1)).toBeCloseTo(0.004, 4)
    expect(coresOf(gateway, 1_000)).toBeCloseTo(1)
    expect(coresOf(gateway, 2_000)).toBeCloseTo(2)
    for (const cores of [0.1, 0.5, 0.9, 1, 3])
      expect(coresOf(gateway, rateOf(gateway, cores))).toBeCloseTo(cores)
  })

  test('a gateway asks each replica how it is', () => {
    const idle = idleOf(model, { gateways: 2, applicants: 3 })
    expect(idle.gateway).toBeCloseTo(2 * 3 * 10_000)
    expect(idle.applicants).toBeCloseTo(3 * 20_000)
  })

  test('the part with the least room above its idle work is full first', () => {
    const order = fullFirst(model, VISIT, at, 2)
    expect(order.map(({ program, rate }) => [program, Math.round(rate)])).toEqual([
      ['applicants', 196],
      ['gateway', 330],
      ['mysql', 2_000],
      ['redis', 5_000],
    ])
  })

  test('MySQL with too few cores is full before the others', () => {
    expect(fullFirst(model, VISIT, at, 0.1)[0]?.program).toBe('mysql')
  })

  test('at its rate exactly one core of a part is busy', () => {
    const [first] = fullFirst(model, VISIT, at, 2)
    const cores = coresAt(model, VISIT, at, first?.rate ?? 0, { gateways: 1, applicants: 1 })
    expect(cores.applicants).toBeCloseTo(1)
  })

  test('a rate needs as many processes as keep each below its share, those that ask each other counted', () => {
    const share = 0.6
    const needs = needsAt(model, VISIT, at, 1_000, share)
    // (5 s + 9 × 20 ms) / 0.6 are 8.6 replicas, (3 s + 6 × 90 ms) / 0.6 are 5.9 gateways; without idle work 5 would do.
    expect(needs).toMatchObject({ applicants: 9, gateways: 6, mysqlCores: 2 })
    const cores = coresAt(model, VISIT, at, 1_000, needs)
    expect(cores.applicants / needs.applicants).toBeLessThanOrEqual(share)
    expect(cores.gateway / needs.gateways).toBeLessThanOrEqual(share)
    expect(needsAt(model, VISIT, at, 10, share)).toMatchObject({ applicants: 1, gateways: 1, mysqlCores: 1 })
  })
})

describe('the documents', () => {
  const file = join(import.meta.dirname, '../bench/growth/measured.json')
  const measured: Measured = JSON.parse(readFileSync(file, 'utf8'))

  test.each(['en', 'ko'] as const)('hold the tables of what was measured: %s', (language) => {
    const document = readFileSync(DOCUMENTS[language], 'utf8')
    expect(document).toBe(withTables(document, tablesOf(measured, language)))
  })

  test('all calls were measured at each size and number of replicas', () => {
    for (const applications of SIZES)
      for (const replicas of [1, 2, 4])
        for (const call of CALL_NAMES)
          for (const pace of BUSY.includes(call) ? ['calm', 'busy'] : ['calm'])
            expect(measured.costs).toContainEqual(
              expect.objectContaining({ call, pace, applications, replicas }),
            )
  })

  test('a document without the two marks is refused', () => {
    expect(() => withTables('# Capacity', '')).toThrow('lacks the lines')
  })
})
