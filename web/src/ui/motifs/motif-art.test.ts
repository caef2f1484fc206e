import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MOTIFS, type Motif } from './kinds.ts'
import { MotifArt } from './motif-art.tsx'

const drawn = (motif: Motif, seed: string, team: 1 | 2 | 3 = 2) =>
  renderToStaticMarkup(createElement(MotifArt, { motif, seed, team }))

test.each(MOTIFS)('a %s is the same for its seed, and another for another', (motif) => {
  expect(drawn(motif, 'spring')).toBe(drawn(motif, 'spring'))
  expect(drawn(motif, 'spring')).not.toBe(drawn(motif, 'autumn'))
})

test('a drawing says nothing to screen readers and holds no number that a browser cannot draw', () => {
  for (const motif of MOTIFS) {
    const svg = drawn(motif, 'seed', 3)
    expect(svg).toContain('aria-hidden="true"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})
