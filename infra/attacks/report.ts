import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import { type Figure, figuresInWords, printTable } from '@recruit/local/testing/figures'
import type { Attack } from './attack.ts'

const artefacts = join(root, 'artefacts/attacks')

/** The table at the end; also kept as a file. */
export const printOutcomes = (outcomes: { attack: Attack; figures: Figure[] }[], seed: number): void =>
  printTable(artefacts, seed, [
    '| attack | measured | kept |',
    '|---|---|---|',
    ...outcomes.map(
      ({ attack, figures }) =>
        `| ${attack.name}: ${attack.does} | ${figuresInWords(figures)} | ${figures.every(({ isKept }) => isKept) ? 'yes' : '**no**'} |`,
    ),
  ])
