import { expect, test } from 'vitest'
import { read } from '../structure/sources.ts'

const text = read('infra/docs/evidence/asvs.md')
const VERDICTS = ['met', 'n/a', 'accepted', 'open']

/** A row: one requirement, or several of a level with one answer. */
const rows = text.split('\n').flatMap((line) => {
  if (!/^\| `?V\d/.test(line)) return []
  const [ids = '', level = '', , verdict = '', why = ''] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  // evidence.test.ts checks that a test carries an id in code style.
  return [
    {
      ids: ids.replaceAll('`', '').split(', '),
      level: Number(level),
      verdict,
      why,
      isTested: ids[0] === '`',
    },
  ]
})

/** The levels of the requirements, by section and in order. */
const sections: Record<string, number[]> = JSON.parse(read('infra/docs/evidence/asvs-ids.json'))
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
  const countOf = (name: string) =>
    [1, 2, 3, undefined].map((level) =>
      rows
        .filter((row) => ['all', row.verdict].includes(name) && (!level || row.level === level))
        .reduce((sum, { ids }) => sum + ids.length, 0),
    )
  const figures = [...text.matchAll(/^\| ([a-z/]+)((?: \| \d+){4}) \|$/gm)].map(
    ([, name = '', cells = '']) => [name, cells.split(' | ').slice(1).map(Number)],
  )
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(VERDICTS))
  expect(figures).toEqual([...VERDICTS, 'all'].map((name) => [name, countOf(name)]))
})

test('what is met has a test or a document, everything else its reason', () => {
  const bare = rows.filter(({ verdict, why, isTested }) =>
    verdict === 'met' ? !isTested && !/\]\(/.test(why) : !why,
  )
  expect(bare).toEqual([])
})
