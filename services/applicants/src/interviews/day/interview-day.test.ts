import { expect, test } from 'vitest'
import { withNext } from './interview-day.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 6, hour))
const day = '2026-12-06'

test('the next interview of a room is the first one that begins later in it, on the same day', () => {
  const sorted = [
    { day, room: 0, begins: at(1) },
    { day, room: 0, begins: at(1) },
    { day, room: 1, begins: at(2) },
    { day, room: 0, begins: at(3) },
    { day: '2026-12-07', room: 0, begins: at(25) },
  ]
  const next = withNext(sorted).map(({ nextBegins }) => nextBegins)
  expect(next).toEqual([at(3), at(3), null, null, null])
})

test('each interview of thousands is looked at a few times, not once for every other', () => {
  let looks = 0
  const sorted = Array.from({ length: 5_000 }, (_, index) => ({
    get day() {
      looks++
      return day
    },
    room: index % 3,
    begins: at(index),
  }))
  expect(withNext(sorted)).toHaveLength(5_000)
  expect(looks).toBeLessThan(20 * 5_000)
})
