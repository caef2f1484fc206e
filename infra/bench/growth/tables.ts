/** The tables of the documents, made of what was measured alone. */
import { APPLYING, coresAt, fullFirst, needsAt, VISIT, type Work } from './full-first.ts'
import { CALL_NAMES, type Measured, type MeasuredCost, PROGRAMS, type Program } from './measured.ts'
import { type IdleLine, type Line, type Model, modelOf } from './model.ts'
import { type Language, TEXTS, type Texts } from './table-texts.ts'

/** A part is planned to be at most this busy. */
const PLANNED_SHARE = 0.6
const MYSQL_CORES = 4
const APPLICATIONS = 100_000
const VISITS = [10, 100, 1_000]
const APPLYING_RATES = [1, 10, 100]
/** Below this many microseconds a program has no part in a call. */
const WORTH_TELLING = 5

/** All of it as Markdown. */
export function tablesOf(measured: Measured, language: Language): string {
  const texts = TEXTS[language]
  const model = modelOf(measured)
  const { date, machine, rounds, seconds } = measured
  return [
    texts.measuredOn(date, machine, rounds, seconds),
    texts.measuredAre,
    costTable(measured.costs, texts),
    texts.lines,
    lineTable(model, texts),
    texts.busyLines,
    busyTable(model, measured.costs, texts),
    ...workTables(model, VISIT, texts.visit, VISITS, texts),
    ...workTables(model, APPLYING, texts.applying, APPLYING_RATES, texts),
    ...checkTable(measured, texts),
  ].join('\n\n')
}

function costTable(costs: MeasuredCost[], texts: Texts): string {
  const columns = unique(costs.map(({ applications, replicas }) => `${applications} ${replicas}`))
  const inOrder = CALL_NAMES.flatMap((name) =>
    costs.filter(({ call }) => call === name).toSorted((one, other) => one.rows - other.rows),
  )
  const rows = unique(inOrder.map(({ call, rows }) => `${call} ${rows}`))
  const head = columns.map((column) => {
    const [applications, replicas] = column.split(' ').map(Number)
    return texts.withReplicas(whole(applications ?? 0), replicas ?? 0)
  })
  const lines = rows.map((row) => {
    const of = costs.filter(({ call, rows }) => `${call} ${rows}` === row)
    const [one] = of
    const name = one?.rows ? texts.listOf(whole(one.rows)) : texts.calls[one?.call ?? 'lookup']
    const cells = columns.map((column) => {
      const inColumn = of.filter(({ applications, replicas }) => `${applications} ${replicas}` === column)
      const atPace = (['calm', 'busy'] as const).flatMap(
        (pace) => inColumn.find((cost) => cost.pace === pace) ?? [],
      )
      const sums = atPace.map(({ micros }) => PROGRAMS.reduce((sum, program) => sum + micros[program], 0))
      return sums.map(whole).join(' → ') || '–'
    })
    return [name, ...cells]
  })
  return table([texts.call, ...head], lines)
}

function lineTable({ calls, idle }: Model, texts: Texts): string {
  const lines = CALL_NAMES.map((call) => lineRow(calls.calm[call], texts.calls[call]))
  const last = [texts.idle, ...PROGRAMS.map((program) => formula(idle[program]))]
  return table([texts.call, ...PROGRAMS.map((program) => texts.programs[program])], [...lines, last])
}

/** Of the calls that were measured so. */
function busyTable({ calls }: Model, costs: MeasuredCost[], texts: Texts): string {
  const measured = CALL_NAMES.filter((name) =>
    costs.some(({ call, pace }) => call === name && pace === 'busy'),
  )
  const lines = measured.map((call) => lineRow(calls.busy[call], texts.calls[call]))
  return table([texts.call, ...PROGRAMS.map((program) => texts.programs[program])], lines)
}

const lineRow = (lines: Record<Program, Line>, name: string) => [
  name,
  ...PROGRAMS.map((program) => formula(lines[program])),
]

/** Such as `1,240 + 12 d ± 40`. */
function formula(line: Line | IdleLine): string {
  const slopes: [number, string][] =
    'perKnown' in line
      ? [[line.perKnown, 'k']]
      : [
          [line.perDoubling, 'd'],
          [line.perThousand, 't'],
          [line.perRow, 'r'],
        ]
  const told = slopes.filter(([slope]) => slope > 0)
  if (!told.length && line.base < WORTH_TELLING) return '–'
  const base = line.base >= WORTH_TELLING || !told.length ? [whole(line.base)] : []
  const terms = [...base, ...told.map(([slope, name]) => `${fine(slope)} ${name}`)]
  return `${terms.join(' + ')} ± ${whole(line.residual)}`
}

function workTables(
  model: Model,
  work: Work,
  { title, aSecond }: Texts['visit'],
  rates: number[],
  texts: Texts,
): string[] {
  const at = { applications: APPLICATIONS }
  const one = { gateways: 1, applicants: 1 }
  const order = fullFirst(model, work, at, MYSQL_CORES)
  const named = (program: Program) =>
    program === 'mysql' ? `${texts.programs.mysql}, ${MYSQL_CORES} ${texts.cores}` : texts.programs[program]
  const parts = order.map(({ program, cost, rate }) => [
    named(program),
    `${(cost.calm / 1_000).toFixed(2)} → ${(cost.busy / 1_000).toFixed(2)}`,
    whole(rate),
    ...rates.map((rate) => coresAt(model, work, at, rate, one)[program].toFixed(2)),
  ])
  const needs = rates.map((rate) => {
    const needed = needsAt(model, work, at, rate, PLANNED_SHARE)
    const full = order.filter((part) => part.rate <= rate).map(({ program }) => texts.programs[program])
    return [
      whole(rate),
      full.join(', ') || texts.needs.none,
      whole(needed.gateways),
      whole(needed.applicants),
      whole(needed.mysqlCores),
      needed.redisCore.toFixed(2),
    ]
  })
  const { full, gateways, applicants, mysql, redis } = texts.needs
  return [
    title(whole(APPLICATIONS)),
    table(
      [texts.part, texts.costs, texts.fullAt(aSecond), ...rates.map((rate) => texts.busyAt(whole(rate)))],
      parts,
    ),
    table([aSecond, full, gateways, applicants, mysql, redis], needs),
  ]
}

function checkTable({ checkedAt, checks }: Measured, texts: Texts): string[] {
  if (!checkedAt) return []
  const { what, predicted, measured, error } = texts.check
  const lines = checks.map((check) => [
    `${check.what === 'rush' ? texts.rush(checkedAt.visits) : texts.full}: ${texts.programs[check.program]}`,
    ...[check.predicted, check.measured].map((value) =>
      check.what === 'rush' ? value.toFixed(2) : whole(value),
    ),
    `${signed((check.predicted / check.measured - 1) * 100)} %`,
  ])
  return [
    texts.checked(whole(checkedAt.applications), checkedAt.replicas),
    table([what, predicted, measured, error], lines),
  ]
}

const table = (head: string[], lines: string[][]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...lines.map(row)].join('\n')
const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const unique = (all: string[]) => [...new Set(all)]
const whole = (value: number) => Math.round(value).toLocaleString('en')
/** Two digits that say something. */
const fine = (value: number) => (value >= 10 ? whole(value) : String(Number(value.toPrecision(2))))
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(0)}`
