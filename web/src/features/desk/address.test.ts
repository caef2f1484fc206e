import { expect, test } from 'vitest'
import { placeIn, teamsFor } from './address.ts'

test('a place is read as it was written', () => {
  for (const place of [
    { team: 2, mode: 'score', id: 'Jm3q0v', search: '', order: 'number', isUndecidedOnly: false },
    { team: 3, mode: null, id: '', search: '가온 & co', order: 'usual', isUndecidedOnly: true },
  ] as const)
    expect(placeIn().read(new URLSearchParams(placeIn().write(place)))).toEqual(place)
})

test('what the desk does not know counts as not said', () => {
  expect(placeIn().read(new URLSearchParams('team=9&mode=guess&order=luck'))).toEqual({
    team: 1,
    mode: null,
    id: '',
    search: '',
    order: 'usual',
    isUndecidedOnly: false,
  })
})

test('a member starts on her first team; a reviewer finds no other, whatever the address says', () => {
  const teamOf = (address: string, ...teams: Parameters<typeof teamsFor>) =>
    placeIn(teamsFor(...teams)).read(new URLSearchParams(address)).team
  expect(teamOf('', [2, 3], true)).toBe(2)
  expect(teamOf('team=3', [2, 3], true)).toBe(3)
  expect(teamOf('team=1', [2, 3], true)).toBe(2)
  expect(teamOf('', [2], false)).toBe(2)
  expect(teamOf('team=1', [2], false)).toBe(1)
  // A member of no team, or a shared key.
  expect(teamOf('', [], true)).toBe(1)
  expect(teamOf('team=3', [], true)).toBe(3)
})
