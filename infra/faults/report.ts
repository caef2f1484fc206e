import { markdownTable } from '@recruit/local/markdown-table'
import { type Figure, figuresInWords, printFigures, printTable } from '@recruit/local/testing/figures'
import { artefacts } from './environment.ts'
import type { Scenario } from './scenario.ts'

export interface Outcome {
  scenario: Pick<Scenario, 'number' | 'name' | 'promise' | 'cause'>
  figures: Figure[]
  seconds: number
}

export const isKept = ({ figures }: Outcome): boolean => figures.every((figure) => figure.isKept)

/** Prints the figures of one fault, one per line. */
export function printOutcome(outcome: Outcome): void {
  printFigures(outcome.figures)
  console.log(`  ${isKept(outcome) ? 'kept' : 'BROKEN'} after ${outcome.seconds.toFixed(0)} s`)
}

/** Prints the final table, and writes it to a file. */
export function printOutcomes(outcomes: Outcome[], seed: number): void {
  const rows = outcomes.map((outcome) => {
    const { number, name, promise } = outcome.scenario
    return [number || '', name, promise, figuresInWords(outcome.figures), isKept(outcome) ? 'yes' : '**no**']
  })
  printTable(artefacts, seed, [markdownTable(['', 'fault', 'promise', 'measured', 'kept'], rows)])
}
