import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from '@recruit/local/markdown-table'
import { machineLine } from '@recruit/local/testing/machine'
import type { Outcome } from './run-chapters.ts'

/** Prints the table of engines and steps and the reasons below it; also writes it to a file. */
export function printTable(outcomes: Outcome[], versions: string[], artefacts: string): void {
  const columns = [...new Set(outcomes.map(columnOf))]
  const rows = [...new Set(outcomes.map(({ step }) => step))].map((step) => {
    const found = (column: string) => outcomes.find((one) => one.step === step && columnOf(one) === column)
    return [step, ...columns.map((column) => inWords(found(column)))]
  })
  const seconds = columns.map((column) => {
    const sum = outcomes.filter((one) => columnOf(one) === column).reduce((all, one) => all + one.seconds, 0)
    return `${sum.toFixed(0)} s`
  })
  const table = markdownTable(['step', ...columns], [...rows, ['together', ...seconds]])
  const lines = [...versions, machineLine(), '', table, '', ...reasons(outcomes)]
  console.log(`\n${lines.join('\n')}`)
  mkdirSync(artefacts, { recursive: true })
  writeFileSync(join(artefacts, 'table.md'), `${lines.join('\n')}\n`)
}

export function countLine(outcomes: Outcome[]): { line: string; failed: number } {
  const count = (...states: Outcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length
  const failed = count('failed', 'notReached')
  const passed = count('passed')
  return {
    failed,
    line: `engines: ${passed} passed, ${failed} failed, ${count('notPossible')} not possible here`,
  }
}

const columnOf = ({ engine, screen }: Outcome) => `${engine} ${screen}`

function inWords(outcome: Outcome | undefined): string {
  if (!outcome) return ''
  const { state, seconds } = outcome
  return {
    passed: `${seconds.toFixed(1)} s`,
    failed: '**failed**',
    notReached: '**not reached**',
    notPossible: 'not possible here',
  }[state]
}

function reasons(outcomes: Outcome[]): string[] {
  const failures = outcomes.filter(({ state }) => state === 'failed')
  const impossible = outcomes.filter(({ state }) => state === 'notPossible')
  return [
    ...failures.map((one) => `- failed: ${columnOf(one)}, ${one.step}: ${one.words}`),
    ...new Set(impossible.map((one) => `- not possible here: ${one.engine}, ${one.step}: ${one.words}`)),
  ]
}
