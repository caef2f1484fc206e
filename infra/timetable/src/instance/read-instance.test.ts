import { expect, test } from 'vitest'
import { appointment, at, instanceOf } from '../../testing/examples.ts'
import { readInstance } from './read-instance.ts'

const good = instanceOf({ people: [[at(0, 1)], [at(1)]], panel: [[at(0, 1, 2)]] })
const [person] = good.applicants
const [interviewer] = good.interviewers

test('reads what is in the form, with what may be absent absent', () => {
  expect(readInstance(good)).toEqual(good)
  const whole = {
    ...good,
    interviewers: [{ ...interviewer, maxPerDay: 6, maxInARow: [3] }],
    locked: [appointment('a1', 0, 0)],
    previous: [appointment('gone', 8, 16)],
  }
  expect(readInstance(whole)).toEqual(whole)
})

test('reads an instance in which there is nobody and nothing', () => {
  const empty = { ...good, days: 0, rooms: [], teams: [], applicants: [], interviewers: [] }
  expect(readInstance(empty)).toEqual(empty)
})

test.each<[line: string, value: unknown]>([
  ['instance: Invalid input: expected object, received null', null],
  ['days: Invalid input: expected number, received undefined', { ...good, days: undefined }],
  ['perDay: Too big: expected number to be <=30', { ...good, perDay: 31 }],
  ['length: Too small: expected number to be >=1', { ...good, length: 0 }],
  ['seconds: Too small: expected number to be >0', { ...good, seconds: 0 }],
  ['rooms: expected a number of rooms, or one for each hour of each day', { ...good, rooms: 'two' }],
  ['rooms: 2 days instead of 1', { ...good, rooms: [[], []] }],
  ['rooms[0]: 1 hours instead of 6', { ...good, rooms: [[1]] }],
  ['teams[0].panel: Too small: expected number to be >=1', { ...good, teams: [{ id: 1, panel: 0 }] }],
  ['team 1 is there twice', { ...good, teams: [...good.teams, ...good.teams] }],
  ['applicant a1 is there twice', { ...good, applicants: [person, person] }],
  ['interviewer i1 is there twice', { ...good, interviewers: [interviewer, interviewer] }],
  ['applicant a1: there is no team 7', { ...good, applicants: [{ ...person, team: 7 }] }],
  ['interviewer i1: there is no team 7', { ...good, interviewers: [{ ...interviewer, teams: [1, 7] }] }],
  ['applicant a1: hours of 2 days instead of 1', { ...good, applicants: [{ ...person, hours: [1, 1] }] }],
  [
    'applicant a1: hours[0] has hours after the last of the day',
    { ...good, applicants: [{ ...person, hours: [64] }] },
  ],
  [
    'interviewer i1: a limit for each day needs 1 numbers',
    { ...good, interviewers: [{ ...interviewer, maxPerDay: [] }] },
  ],
  [
    'applicants[0].hours[0]: Too small: expected number to be >=0',
    { ...good, applicants: [{ ...person, hours: [-1] }] },
  ],
  ['locked: applicant-unknown, applicant a9, day 0, hour 0', { ...good, locked: [appointment('a9', 0, 0)] }],
  ['locked: applicant-hours, applicant a2, day 0, hour 0', { ...good, locked: [appointment('a2', 0, 0)] }],
  [
    'locked: applicant-twice, applicant a1',
    { ...good, locked: [appointment('a1', 0, 0), appointment('a1', 0, 1)] },
  ],
  [
    'previous: applicant a1 is there twice',
    { ...good, previous: [appointment('a1', 0, 0), appointment('a1', 0, 1)] },
  ],
])('says on one line: %s', (line, value) => {
  expect(() => readInstance(value)).toThrow(new Error(line))
})

test('says it on one line even where ids have lines of their own', () => {
  const odd = { ...good, applicants: [{ ...person, id: 'a\n1', team: 7 }] }
  expect(() => readInstance(odd)).toThrow(/^applicant a 1: there is no team 7$/)
})
