/** The lines of a benchmark's table. A missed goal is a verdict and does not fail the run. */
import { markdownTable } from '@recruit/local/markdown-table'
import { medianOf } from '@recruit/local/testing/percentile'

export type Line = [what: string, goal: string, figure: string, verdict: string]

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed')
export const inMs = (value: number): string => `${Math.round(value)} ms`

/** The median of several measurements, with the least and the most. */
export function spread(values: readonly number[], show: (value: number) => string = String): string {
  return `${show(medianOf(values))} (${show(Math.min(...values))}–${show(Math.max(...values))})`
}

/** Those of all that are wrong must be none. */
export function none<One>(what: string, all: readonly One[], isWrong: (one: One) => boolean): Line {
  const count = all.filter(isWrong).length
  return [what, '0', `${count} of ${all.length}`, verdict(count === 0)]
}

export const printTable = (head: string[], rows: readonly (readonly (string | number)[])[]): void =>
  console.log(`\n${markdownTable(head, rows)}`)
export const printLines = (lines: Line[]): void => printTable(['what', 'goal', 'figure', ''], lines)
