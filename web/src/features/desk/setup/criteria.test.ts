import { expect, test } from 'vitest'
import { EMPTY, moved, type Row, toSend, without } from './criteria.ts'

const rows: Row[] = ['a', 'b', 'c'].map((key) => ({ ...EMPTY, key, id: key, name: key }))
const keys = (list: readonly Row[]) => list.map(({ key }) => key).join('')

test('a criterion moves by one place and stays at the ends', () => {
  expect(keys(moved(rows, 'a', 1))).toBe('bac')
  expect(keys(moved(rows, 'c', -1))).toBe('acb')
  expect(keys(moved(rows, 'a', -1))).toBe('abc')
  expect(keys(moved(rows, 'c', 1))).toBe('abc')
})

test('what is sent keeps the id of a stored criterion and lacks the key', () => {
  expect(toSend(without(rows, 'b')).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(toSend(rows)[0]).not.toHaveProperty('key')
})
