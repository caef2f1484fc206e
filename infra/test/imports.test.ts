import { expect, test } from 'vitest'
import { arrowsOf } from '../structure/imports.ts'
import { sources } from '../structure/sources.ts'

/** `infra/structure/rules.ts` says what each part may import; this file checks the rules of single parts. */
const files = sources().filter(({ path, isTest }) => /\/src\//.test(path) && !isTest)
const arrows = files.flatMap(arrowsOf)

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(arrows.length).toBeGreaterThan(300)
})

/** The folders of the application's feature, and its screens. */
const APPLICATION = 'web/src/features/application/'
const roomOf = (path: string) =>
  path.startsWith(APPLICATION)
    ? (/^([a-z-]+)\//.exec(path.slice(APPLICATION.length))?.[1] ?? 'screens')
    : 'outside'
const roomArrows = arrows
  .map(({ from: file, to: target }) => ({ file, target, from: roomOf(file), to: roomOf(target) }))
  .filter(({ from, to }) => from !== to && to !== 'outside')

test('each room of the application is entered through its index', () => {
  const wrong = roomArrows.filter(
    ({ file, target, to }) =>
      // The prerendered page has only the title, without the screens.
      file !== 'web/src/prerender.tsx' &&
      target !== `${APPLICATION}${to === 'screens' ? '' : `${to}/`}index.ts`,
  )
  expect(wrong).toEqual([])
})

test('at most ten arrows lead between the rooms of the application: grid and autosave know no other one', () => {
  const inside = roomArrows.filter(({ from }) => from !== 'outside')
  const wrong = inside.filter(({ from, to }) => from === 'grid' || from === 'autosave' || to === 'screens')
  expect(wrong).toEqual([])
  expect(new Set(inside.map(({ from, to }) => `${from} → ${to}`)).size).toBeLessThanOrEqual(10)
})

test('of packages the contract needs zod alone', () => {
  const outside = files
    .filter(({ path }) => path.startsWith('infra/contract/src/'))
    .flatMap(({ text }) => [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, name]) => name))
  expect(new Set(outside)).toEqual(new Set(['zod']))
})
