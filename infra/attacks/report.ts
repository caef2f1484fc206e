import { join } from 'node:path'
import { markdownTable } from '@recruit/local/markdown-table'
import { root } from '@recruit/local/paths'
import { type Figure, figuresInWords, printTable } from '@recruit/local/testing/figures'
import type { Attack } from './attack.ts'

const artefacts = join(root, 'artefacts/attacks')

/** Prints the final table, and writes it to a file. */
export function printOutcomes(outcomes: { attack: Attack; figures: Figure[] }[], seed: number): void {
  const rows = outcomes.map(({ attack, figures }) => {
    const isKept = figures.every((figure) => figure.isKept)
    return [`${attack.name}: ${attack.does}`, figuresInWords(figures), isKept ? 'yes' : '**no**']
  })
  printTable(artefacts, seed, [markdownTable(['attack', 'measured', 'kept'], rows)])
}
