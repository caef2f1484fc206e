import { expect, test } from 'vitest'
import { readPlace, writePlace } from './address.ts'

test('a place is read as it was written', () => {
  for (const place of [
    { team: 2, mode: 'score', id: 'Jm3q0v', search: '' },
    { team: 3, mode: null, id: '', search: '가온 & co' },
  ] as const)
    expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place)
})

test('what the desk does not know counts as not said', () => {
  expect(readPlace(new URLSearchParams('team=9&mode=guess'))).toEqual({
    team: 1,
    mode: null,
    id: '',
    search: '',
  })
})
