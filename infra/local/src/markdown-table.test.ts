import { expect, test } from 'vitest'
import { markdownTable, withTable } from './markdown-table.ts'

const table = markdownTable(['what', 'most'], [['calls', 2]])

test('a table has its head, a line of dashes and its rows', () => {
  expect(table).toBe('| what | most |\n|---|---|\n| calls | 2 |')
})

test('a table takes the place of the one with the same head, and of no other', () => {
  const document =
    '# Limits\n| what |\n|---|\n| old |\n\n| what | most |\n|---|---|\n| a | 1 |\n| b | 1 |\nAfter.'
  expect(withTable(document, table)).toBe(`# Limits\n| what |\n|---|\n| old |\n\n${table}\nAfter.`)
  expect(withTable('| what | most |\n|---|---|', table)).toBe(table)
  expect(() => withTable('# Limits', table)).toThrow('no table with this head')
})
