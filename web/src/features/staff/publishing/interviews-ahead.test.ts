import { expect, test } from 'vitest'
import { interviewsAhead } from './interviews-ahead.ts'
import type { Change } from './use-unpublished.ts'

type Pass = Change['next']['pass']
const change = (from: Pass, to: Pass, date: string) =>
  ({ shown: { pass: from, date }, next: { pass: to, date } }) as Change
const at = (time: string) => Date.parse(time)

test('counts whose last result comes before the interview, by the year that is nearest', () => {
  const changes = [
    change('1stPass', 'finalPass', '12.6(일) 14:20, 301호 (20분)'),
    change('1stPass', 'fail', '12.4(금) 10:00'),
    change('1stPass', 'fail', '추후 안내'),
    change('default', 'fail', ''),
    // Another date alone, and a first pass: no last result.
    change('1stPass', '1stPass', '12.9(수) 10:00'),
    change('default', '1stPass', '12.9(수) 10:00'),
  ]
  expect(interviewsAhead(changes, at('2026-11-27T12:00:00+09:00'))).toEqual({ ahead: 2, of: 4 })
  expect(interviewsAhead(changes, at('2026-12-06T14:00:00+09:00'))).toEqual({ ahead: 1, of: 4 })
  expect(interviewsAhead(changes, at('2027-01-03T12:00:00+09:00'))).toEqual({ ahead: 0, of: 4 })
})
