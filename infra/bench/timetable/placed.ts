import { markdownTable } from '@recruit/local/markdown-table'
import { bestGreedy } from '../../../services/applicants/src/timetable/greedy/greedy.ts'
import { fewestHoursFirst, firstCome } from '../../../services/applicants/src/timetable/greedy/orders.ts'
import { problemOf } from '../../../services/applicants/src/timetable/instance/problem.ts'
import { type Case, instanceOf } from './instances.ts'
import { type Measured, measure } from './measure.ts'

interface Row {
  firstCome: number
  fewestHours: number
  greedy: number
  ours: Measured
}

const HEAD = [
  ...['mean', 'first come', 'fewest hours first', 'best greedy', 'ours', 'bound', 'proven'],
  ...['s until then', 's in all', 'CPU s', 'MB', 'p99, ms'],
]

const CASES: Case[] = [
  { name: '40 tight', people: 40, panel: 2, seconds: 5 },
  { name: '150 tight', people: 150, panel: 2, seconds: 5 },
  { name: '150 tight, panels of 3', people: 150, panel: 3, seconds: 5 },
  { name: '150, two units long', people: 150, panel: 2, length: 2, seconds: 5 },
  { name: '500 tight', people: 500, panel: 2, seconds: 29 },
  { name: '500 tight, 3 in a row', people: 500, panel: 2, maxInARow: 3, seconds: 29 },
  { name: '500 tight, panels of 3', people: 500, panel: 3, seconds: 29 },
]

/** How many are placed, by the rules of other tools and by ours. Throws if ours places fewer than a greedy one. */
export async function placedTable(seeds: number[], isOver: () => boolean): Promise<string> {
  const lines: string[][] = []
  for (const one of CASES) {
    const rows: Row[] = []
    for (const seed of seeds) if (!isOver()) rows.push(await rowOf(one, seed))
    if (rows.length > 0) lines.push(lineOf(one, rows))
    console.log(lines.at(-1)?.join(', '))
  }
  return markdownTable(HEAD, lines)
}

async function rowOf(one: Case, seed: number): Promise<Row> {
  const instance = instanceOf(one, seed)
  const problem = problemOf(instance)
  const row = {
    firstCome: firstCome(problem).length,
    fewestHours: fewestHoursFirst(problem).length,
    greedy: bestGreedy(problem).length,
    ours: await measure(instance),
  }
  if (row.ours.answer.placed < row.greedy)
    throw new Error(`${one.name}, seed ${seed}: a greedy one places more`)
  return row
}

function lineOf({ name }: Case, rows: Row[]): string[] {
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const most = (of: (row: Row) => number) => Math.max(...rows.map(of))
  const proven = rows.filter(({ ours }) => ours.answer.proven).length
  return [
    name,
    mean((row) => row.firstCome).toFixed(1),
    mean((row) => row.fewestHours).toFixed(1),
    mean((row) => row.greedy).toFixed(1),
    mean((row) => row.ours.answer.placed).toFixed(1),
    mean((row) => row.ours.answer.bound).toFixed(1),
    `${proven}/${rows.length}`,
    `${mean((row) => row.ours.seconds).toFixed(1)} (≤ ${most((row) => row.ours.seconds).toFixed(1)})`,
    mean((row) => row.ours.answer.seconds).toFixed(1),
    mean((row) => row.ours.cpuSeconds).toFixed(1),
    most((row) => row.ours.megabytes).toFixed(0),
    most((row) => row.ours.p99).toFixed(1),
  ]
}
