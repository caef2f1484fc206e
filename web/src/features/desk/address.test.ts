import { expect, test } from 'vitest'
import { aheadOf, foundBy, placeIn, sortedBy, stepFrom, teamsFor } from './address.ts'

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

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('a step stops at the ends and begins at the first from outside', () => {
  expect(stepFrom(items, 'a', 1)?.id).toBe('b')
  expect(stepFrom(items, 'd', 1)).toBeNull()
  expect(stepFrom(items, 'b', -1)?.id).toBe('a')
  expect(stepFrom(items, 'a', -1)).toBeNull()
  expect(stepFrom(items, 'hidden by the search', 1)?.id).toBe('a')
  expect(stepFrom([], 'a', 1)).toBeNull()
})

test('the next two are loaded ahead', () => {
  expect(aheadOf(items, 'a').map(({ id }) => id)).toEqual(['b', 'c'])
  expect(aheadOf(items, 'c').map(({ id }) => id)).toEqual(['d'])
  expect(aheadOf(items, 'd')).toEqual([])
})

test('a search finds by name and by number', () => {
  const all = [
    { label: '가온', number: 4821 },
    { label: '나리', number: 1307 },
  ]
  const found = (search: string) => foundBy(all, search).map(({ label }) => label)
  expect(found('온')).toEqual(['가온'])
  expect(found('#13')).toEqual(['나리'])
  expect(found('')).toEqual(['가온', '나리'])
})

test('those without a value come last, in their former order', () => {
  const all = [{ at: null }, { at: 3 }, { at: undefined }, { at: 1 }]
  expect(sortedBy(all, ({ at }) => at)).toEqual([{ at: 1 }, { at: 3 }, { at: null }, { at: undefined }])
})
