import { expect, test } from 'vitest'
import { nextAnnouncement, roundOf } from './announcements.ts'

test('the next showing is the same round however it is made, and the one that shows everything is the later number', () => {
  for (const last of [0, 1, 2, 3, 8, 13]) {
    const [staged, whole] = [nextAnnouncement(last, true), nextAnnouncement(last, false)]
    expect(roundOf(staged)).toBe(roundOf(last) + 1)
    expect(roundOf(whole)).toBe(roundOf(last) + 1)
    expect(last < staged && staged < whole).toBe(true)
  }
})
