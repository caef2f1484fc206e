import { expect, test } from 'vitest'
import { EMPTY, type Row, toSend, without } from './criteria.ts'

const rows: Row[] = ['a', 'b', 'c'].map((key) => ({ ...EMPTY, key, id: key, name: key }))

test('what is sent keeps the id of a stored criterion and lacks the key', () => {
  expect(toSend(without(rows, 'b')).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(toSend(rows)[0]).not.toHaveProperty('key')
})
