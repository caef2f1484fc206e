import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { figuresOf, filesIn, linksIn, type Row, rowsOf, testsIn, titlesIn } from './asvs.ts'
import { documentOf } from './markdown.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const DOCUMENT = 'infra/docs/asvs.md'
const text = read(DOCUMENT)
const rows = rowsOf(text)

/** By section the levels of its requirements, in their order. */
const sections: Record<string, number[]> = JSON.parse(read('infra/docs/asvs-ids.json'))
const standard = Object.entries(sections).flatMap(([section, levels]) =>
  levels.map((level, at) => `${section}.${at + 1} ${level}`),
)

test('every requirement of the standard is there once, at its level, and no other', () => {
  expect(standard).toHaveLength(345)
  const there = rows.flatMap(({ ids, level }) => ids.map((id) => `${id} ${level}`))
  expect(there.filter((one, at) => there.indexOf(one) !== at)).toEqual([])
  expect(there.toSorted()).toEqual(standard.toSorted())
})

test('the figures are those of the tables', () => {
  const count = (isMeant: (row: Row) => boolean) => {
    const of = (level?: number) =>
      rows
        .filter((row) => isMeant(row) && (!level || row.level === level))
        .reduce((sum, { ids }) => sum + ids.length, 0)
    return [of(1), of(2), of(3), of()]
  }
  const verdicts = ['met', 'n/a', 'accepted', 'open']
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(verdicts))
  expect(figuresOf(text)).toEqual({
    ...Object.fromEntries(verdicts.map((name) => [name, count(({ verdict }) => verdict === name)])),
    all: count(() => true),
  })
})

test('every row has its reason, and what is met a test or a document', () => {
  expect(rows.filter(({ why }) => !why)).toEqual([])
  const met = rows.filter(({ verdict }) => verdict === 'met')
  expect(met.filter(({ why }) => !testsIn(why).length && !linksIn(why).length)).toEqual([])
})

test('every test that is named exists', () => {
  const named = rows.flatMap(({ why }) => testsIn(why))
  expect(named.length).toBeGreaterThan(150)
  const missing = named.filter(
    ({ file, title }) =>
      !existsSync(join(root, file)) || !titlesIn(read(file)).some((one) => one.includes(title)),
  )
  expect(missing).toEqual([])
  // A file of tests without a title beside it shows nothing.
  const bare = rows.flatMap(({ why }) =>
    filesIn(why).filter((file) => /\.(test|spec)\.ts$/.test(file) && !why.includes(`\`${file}\` *`)),
  )
  expect(bare).toEqual([])
})

test('every file, document and heading that is named exists', () => {
  expect(filesIn(text).filter((file) => !existsSync(join(root, file)))).toEqual([])
  const leadsNowhere = linksIn(text).filter((link) => {
    const [path = '', heading] = link.split('#')
    const file = join(dirname(DOCUMENT), path)
    if (!existsSync(join(root, file))) return true
    return heading !== undefined && !documentOf(read(file)).anchors.includes(heading)
  })
  expect(leadsNowhere).toEqual([])
})
