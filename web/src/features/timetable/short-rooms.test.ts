import { expect, test } from 'vitest'
import { withoutBuilding } from './short-rooms.ts'

test('a room is named without the building that all of them share', () => {
  expect(withoutBuilding(['학생문화관 301호', '학생문화관 302호'])).toEqual(['301호', '302호'])
  expect(withoutBuilding(['Student Hall 301'])).toEqual(['301'])
})

test('rooms of several buildings, and those without one, keep their names', () => {
  for (const rooms of [['학생문화관 301호', '학관 301호'], ['학생문화관 301호', '302호'], ['301호', ''], []])
    expect(withoutBuilding(rooms)).toEqual(rooms)
})
