import { expect, test } from 'vitest'
import { webProjects } from '../../content/web-projects.ts'
import { countedAt, firstYear, yearsToChoose } from './years.ts'

test('the buttons go from 2025 to 2021 and begin with 2025', () => {
  expect(yearsToChoose()).toEqual([2025, 2024, 2023, 2022, 2021])
  expect(firstYear()).toBe(2025)
})

test('the data reach back to 2020, so that its button can be added', () => {
  expect(yearsToChoose([2025, 2020])).toEqual([2025, 2020])
  expect(Object.keys(webProjects).map(Number)).toEqual([2020, 2021, 2022, 2023, 2024, 2025])
})

test('a year without projects has no button, and the first year is one that has', () => {
  expect(yearsToChoose([2026, 2024, 2023], { 2026: [], 2024: ['a'] })).toEqual([2024])
  expect(firstYear([2024, 2023])).toBe(2024)
})

test('a figure counts up for 2000 ms, never down, and ends exact', () => {
  const shown = [0, 500, 1000, 1500, 1999].map((elapsed) => countedAt(61_000, elapsed))
  expect(shown).toEqual([...shown].sort((one, other) => one - other))
  expect([countedAt(61_000, -5), countedAt(61_000, 2_000), countedAt(61_000, 9_000)]).toEqual([
    0, 61_000, 61_000,
  ])
})
