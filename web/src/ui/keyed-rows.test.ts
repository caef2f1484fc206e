import { expect, test } from 'vitest'
import { type Keyed, keyed, moved, rowEdits, rowsInWords, unkeyed, withGivenIds } from './keyed-rows.ts'

interface Row extends Keyed {
  name: string
}
const stored = ['a', 'b', 'c'].map((id) => ({ id, name: id }))

test('what is sent keeps the id of a stored row and lacks the keys', () => {
  expect(unkeyed(keyed(stored))).toEqual(stored)
})

test('a row that is new gets its id by the save, also when another was added meanwhile', () => {
  const rows = [{ key: 'later' }, { key: 'new' }]
  expect(withGivenIds(rows, [{ key: 'new' }], [{ id: 'q1' }])).toEqual([rows[0], { key: 'new', id: 'q1' }])
})

test('the controls of a list add, change, move and remove a row', () => {
  let rows: readonly Row[] = keyed(stored)
  const edits = rowEdits<Row>((change) => {
    rows = change(rows)
  })
  edits.remove('b')
  edits.change('a', { name: 'first' })
  edits.change('c', (row) => ({ ...row, name: `${row.name}!` }))
  edits.move(0, 1)
  edits.add({ key: 'new', name: 'new' })
  expect(rows.map(({ name }) => name)).toEqual(['c!', 'first', 'new'])
  expect(rows.at(-1)?.id).toBeUndefined()
})

test('two versions of a list are compared place by place', () => {
  const nth = (number: number) => `${number}.`
  expect(rowsInWords([{ name: 'a' }], [], nth, ({ name }) => name)).toEqual([
    { label: '1.', stored: '', mine: 'a' },
  ])
})

const list = [...'abc']

test('one step up or down changes places with the neighbour, and an item stays at the ends', () => {
  expect(moved(list, 2, -1)).toEqual([...'acb'])
  expect(moved(list, 0, 1)).toEqual([...'bac'])
  expect(moved(list, 0, -1)).toBe(list)
  expect(moved(list, 2, 1)).toBe(list)
  expect(moved(moved(list, 0, 1), 1, -1)).toEqual(list)
})
