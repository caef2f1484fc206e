import { expect, test } from 'vitest'
import { jumpTo, SECTIONS, sectionIn } from './page.tsx'

test('a link carries its section to the landing page', () => {
  for (const section of SECTIONS) expect(sectionIn(jumpTo(section))).toBe(section)
})

test('anything else in the history leads to no section', () => {
  for (const state of [null, undefined, 'faq', {}, { section: 'nonsense' }, { section: 1 }, []])
    expect(sectionIn(state)).toBeUndefined()
})
