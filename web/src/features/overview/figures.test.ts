import { expect, test } from 'vitest'
import { type Counted, daysOf, funnelOf, shareOf } from './figures.ts'

const STATUSES: Counted[] = [
  { team: 1, pass: 'default', drafts: 3, submitted: 5 },
  { team: 1, pass: '1stPass', drafts: 0, submitted: 4 },
  { team: 3, pass: 'finalPass', drafts: 0, submitted: 2 },
  { team: 3, pass: 'fail', drafts: 1, submitted: 1 },
]

test('each team has what it started and submitted, also a team without any', () => {
  const ofTeam = (wanted: number) => {
    const { all, submitted } = funnelOf(STATUSES.filter(({ team }) => team === wanted))
    return { all, submitted }
  }
  expect([1, 2, 3].map(ofTeam)).toEqual([
    { all: 12, submitted: 9 },
    { all: 0, submitted: 0 },
    { all: 4, submitted: 3 },
  ])
})

test('a final pass has passed the first round too, and a draft that failed is none of those that submitted', () => {
  expect(funnelOf(STATUSES)).toEqual({
    ...{ all: 16, submitted: 12, undecided: 5 },
    ...{ firstPass: 6, finalPass: 2, fail: 1 },
  })
})

test('a draft with a status is no passer, and no step is more than what was submitted', () => {
  const drafts: Counted[] = [
    { team: 2, pass: 'default', drafts: 0, submitted: 3 },
    { team: 2, pass: '1stPass', drafts: 2, submitted: 0 },
  ]
  const funnel = funnelOf(drafts)
  expect(funnel).toEqual({
    ...{ all: 5, submitted: 3, undecided: 3 },
    ...{ firstPass: 0, finalPass: 0, fail: 0 },
  })
  expect(shareOf(funnel, 'firstPass')).toBe(0)
  expect(shareOf(funnelOf([]), 'fail')).toBeNull()
})

test('days on which nothing happened are left out, over the end of a month too', () => {
  const days = daysOf([
    { day: '2026-09-02', team: 2, enrolled: 1, submitted: 2 },
    { day: '2026-08-31', team: 1, enrolled: 4, submitted: 0 },
  ])
  expect(days.map(({ day }) => day)).toEqual(['2026-08-31', '2026-09-02'])
  expect(days[1]?.counts).toEqual({
    1: { enrolled: 0, submitted: 0 },
    2: { enrolled: 1, submitted: 2 },
    3: { enrolled: 0, submitted: 0 },
  })
  expect(daysOf([])).toEqual([])
})
