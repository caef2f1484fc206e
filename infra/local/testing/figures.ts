import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineLine } from './machine.ts'

/** One measurement of a long suite, with its promise. */
export interface Figure {
  what: string
  measured: string
  isKept: boolean
}

export const atMost = (what: string, value: number, limit: number, unit = 'ms'): Figure => ({
  what: `${what} (at most ${limit} ${unit})`,
  measured: `${value < 100 ? Math.round(value * 100) / 100 : Math.round(value)} ${unit}`,
  isKept: value <= limit,
})
export const holds = (what: string, isKept: boolean, measured = isKept ? 'yes' : 'no'): Figure => ({
  what,
  measured,
  isKept,
})
export const none = (what: string, count: number): Figure => holds(what, count === 0, String(count))
export const some = (what: string, count: number): Figure => holds(what, count > 0, String(count))
/** A measurement without a promise. */
export const noted = (what: string, measured: string | number): Figure => holds(what, true, String(measured))

export const printFigures = (figures: Figure[]): void => {
  for (const { what, measured, isKept } of figures)
    console.log(`  ${isKept ? ' ' : '✗'} ${what}: ${measured}`)
}

/** Figures in a table cell; broken promises are marked. */
export const figuresInWords = (figures: Figure[]): string =>
  figures
    .map(({ what, measured, isKept }) => (isKept ? `${what}: ${measured}` : `**${what}: ${measured}**`))
    .join('; ')

/** Prints a suite's table with its seed and machine, and writes it to a folder. */
export function printTable(folder: string, seed: number, lines: string[]): void {
  const text = `seed ${seed}, ${machineLine()}\n\n${lines.join('\n')}`
  console.log(`\n${text}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'table.md'), `${text}\n`)
}
