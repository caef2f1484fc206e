import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { artefacts } from './ground.ts'
import type { Figure, Scenario } from './scenario.ts'

export interface Outcome {
  scenario: Pick<Scenario, 'number' | 'name' | 'promise' | 'cause'>
  figures: Figure[]
  seconds: number
}

export const isKept = ({ figures }: Outcome): boolean => figures.every((figure) => figure.isKept)

/** What was measured of one fault, a line for each figure. */
export function printOutcome(outcome: Outcome): void {
  for (const figure of outcome.figures)
    console.log(`  ${figure.isKept ? ' ' : '✗'} ${figure.what}: ${figure.measured}`)
  console.log(`  ${isKept(outcome) ? 'kept' : 'BROKEN'} after ${outcome.seconds.toFixed(0)} s`)
}

/** The table at the end; also kept as a file. */
export function printTable(outcomes: Outcome[], seed: number): void {
  const [load = 0] = loadavg()
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${load.toFixed(1)}`
  const lines = [
    `seed ${seed}, ${machine}`,
    '',
    '| | fault | promise | measured | kept |',
    '|---|---|---|---|---|',
    ...outcomes.map(
      (outcome) =>
        `| ${outcome.scenario.number || ''} | ${outcome.scenario.name} | ${outcome.scenario.promise} | ${inWords(outcome.figures)} | ${isKept(outcome) ? 'yes' : '**no**'} |`,
    ),
  ]
  console.log(`\n${lines.join('\n')}`)
  mkdirSync(artefacts, { recursive: true })
  writeFileSync(join(artefacts, 'table.md'), `${lines.join('\n')}\n`)
}

const inWords = (figures: Figure[]) =>
  figures
    .map(({ what, measured, isKept }) => (isKept ? `${what}: ${measured}` : `**${what}: ${measured}**`))
    .join('; ')
