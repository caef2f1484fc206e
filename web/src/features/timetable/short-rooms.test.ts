import { expect, test } from 'vitest'
import { withoutBuilding } from './short-rooms.ts'

test('a room is named without the building that all of them share', () => {
  expect(withoutBuilding(['학생문화관 301호', '학생문화관 302호'])).toEqual(['301호', '302호'])
  expect(withoutBuilding(['Student Hall 3A', 'Student Hall 3B'])).toEqual(['3A', '3B'])
})

test('rooms of several buildings, and those without one, keep their names', () => {
  for (const rooms of [
    ['세미나실 3', '세미나실 4'],
    ['학생문화관 301호', '학관 301호'],
    ['학생문화관 301호', '302호'],
    ['301호', ''],
    [],
  ])
    expect(withoutBuilding(rooms)).toEqual(rooms)
})
