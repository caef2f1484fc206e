import { expect, test } from 'vitest'
import { filesInGit, read } from '../structure/sources.ts'

const COLOURS = 'infra/contract/src/theme/colours.css'
const COLOUR =
  /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi

/** From the narrowest to the widest: one column, a phone, a tablet, a laptop, and the widest table of the list. */
const WIDTHS = ['40rem', '48rem', '64rem', '80rem', '96rem']
const CONDITIONS = [
  'print',
  'screen',
  '(forced-colors: active)',
  '(hover: hover)',
  '(pointer: coarse)',
  '(prefers-reduced-motion: reduce)',
  // A lower window has no room for what sticks to it.
  '(height >= 26rem)',
  ...WIDTHS.flatMap((width) => [`(width < ${width})`, `(width >= ${width})`]),
]

const files = filesInGit('web/src', 'web/build', 'web/public', 'web/index.html', 'gateway/src', 'services')
  .filter((file) => /\.(css|tsx?|html|svg)$/.test(file) && !/\.test\.tsx?$|\/test\//.test(file))
  .concat(COLOURS)
  .map((path) => ({ path, text: read(path) }))
const styles = files.filter(({ path }) => path.endsWith('.css'))

test('every colour is in one file', () => {
  const found = files.flatMap(({ path, text }) =>
    path === COLOURS ? [] : (text.match(COLOUR) ?? []).map((one) => `${path}: ${one}`),
  )
  expect(found).toEqual([])
})

test('every name that a style uses is declared', () => {
  const declared = new Set(files.flatMap(({ text }) => text.match(/--[\w-]+(?='?\]?:)/g) ?? []))
  const used = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ path, name })),
  )
  expect(used.filter(({ name = '' }) => !declared.has(name))).toEqual([])
})

test('every colour is used', () => {
  const roles = read(COLOURS).match(/--[\w-]+(?=:)/g) ?? []
  const text = files.map((file) => file.text).join()
  const isUsed = (role: string) => text.includes(`var(${role})`) || text.includes(`'${role.slice(2)}'`)
  expect(roles.filter((role) => !isUsed(role))).toEqual([])
})

test('styles differ at the same widths everywhere', () => {
  const found = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/@(?:media|container) ([^{]+?) \{/g)].flatMap(([, condition = '']) =>
      condition.split(/, | and /).map((part) => ({ path, part })),
    ),
  )
  expect(found.length).toBeGreaterThan(80)
  expect(found.filter(({ part }) => !CONDITIONS.includes(part))).toEqual([])
})
