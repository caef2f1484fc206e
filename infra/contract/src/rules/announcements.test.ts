import { expect, test } from 'vitest'
import { heldThrough, nextAnnouncement, roundIn, roundOf } from './announcements.ts'

const SOME = [0, 1, 2, 13, nextAnnouncement(13, false), nextAnnouncement(nextAnnouncement(0, false), true)]

test('the next showing of results is the same round whether or not it shows everything', () => {
  for (const last of SOME)
    for (const isStaged of [true, false]) {
      const next = nextAnnouncement(last, isStaged)
      expect(next).toBeGreaterThan(last)
      expect(roundOf(next)).toBe(roundOf(last) + 1)
    }
})

test('a held back decision stays so through every staged showing, until one that shows everything', () => {
  for (const last of SOME) {
    let staged = last
    for (let showing = 0; showing < 5; showing++) staged = nextAnnouncement(staged, true)
    expect(staged).toBeLessThan(heldThrough(last))
    expect(heldThrough(staged)).toBe(heldThrough(last))
    expect(nextAnnouncement(last, false)).toBeGreaterThan(heldThrough(last))
  }
})

test('a drafted announcement and a published one name the same round', () => {
  expect(roundIn('round 2')).toBe(2)
  const second = nextAnnouncement(nextAnnouncement(0, false), true)
  expect(roundIn(`${second} 2026-11-27T04:00:00.000Z`)).toBe(2)
})
