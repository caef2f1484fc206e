import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bar, Span } from './bars.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface Fruit {
  id: string
  name: string
  count: number
}
const rows: Fruit[] = [
  { id: 'a', name: 'Apple', count: 3 },
  { id: 'p', name: 'Pear', count: 0 },
]
const columns: Column<Fruit>[] = [
  { id: 'tick', head: 'Selection', hidesHead: true, cell: ({ id }) => id },
  { id: 'name', head: 'Fruit', isName: true, cell: ({ name }) => name },
  { id: 'count', head: 'Count', cell: ({ count }) => count, isNumber: true },
]
const drawn = (isCards = false) =>
  renderToStaticMarkup(
    createElement(DataTable<Fruit>, {
      label: 'Fruits',
      columns,
      rows,
      isCards,
      keyOf: ({ id }) => id,
      marksOf: ({ count }) => ({ 'data-empty': count === 0 || undefined }),
    }),
  )
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

test('a table is a named region that scrolls by keyboard, with a head for each column', () => {
  expect(drawn()).toMatch(/^<section [^>]*tabindex="0"[^>]*aria-label="Fruits"/)
  expect(all(drawn(), /<th scope="col"[^>]*>(?:<span[^>]*>)?([^<]*)/g)).toEqual([
    'Selection',
    'Fruit',
    'Count',
  ])
})

test('the column that names a row is its head', () => {
  expect(all(drawn(), /<th scope="row"[^>]*>([^<]*)/g)).toEqual(['Apple', 'Pear'])
})

test('rows carry their marks, and none where there is nothing to mark', () => {
  expect(all(drawn(), /<tr data-empty="([^"]*)"/g)).toEqual(['true'])
})

test('as cards each cell says its column, except one whose head is not drawn', () => {
  expect(all(drawn(true), /data-label="([^"]*)"/g)).toEqual(['Count', 'Count'])
  expect(drawn()).not.toContain('data-label')
})

test('bars are for the eye alone and fill their share of the most', () => {
  const html = renderToStaticMarkup(createElement(Bar, { parts: [{ count: 1, fill: 3 }], most: 4 }))
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('--share:0.25')
  expect(renderToStaticMarkup(createElement(Bar, { parts: [{ count: 0, fill: 3 }], most: 0 }))).not.toContain(
    '--share',
  )
})

test('a span runs from the lower to the higher value, on a scale with two ends', () => {
  const html = renderToStaticMarkup(createElement(Span, { from: 2, to: -2, scale: [-4, 4] }))
  expect(html).toContain('--from:0.25;--to:0.75')
})

test('of thousands of rows only those in sight are drawn, and a screen reader hears the whole number', () => {
  const many = Array.from({ length: 2000 }, (_, count) => ({ id: `${count}`, name: `Fruit ${count}`, count }))
  const html = renderToStaticMarkup(
    createElement(DataTable<Fruit>, {
      label: 'Fruits',
      columns,
      rows: many,
      isWindowed: true,
      keyOf: ({ id }) => id,
    }),
  )
  expect(html).toContain('aria-rowcount="2001"')
  const drawnRows = all(html, /aria-rowindex="(\d+)"/g)
  expect(drawnRows[0]).toBe('2')
  expect(drawnRows.length).toBeLessThan(60)
})
