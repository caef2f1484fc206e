import { expect, test } from 'vitest'
import { marksOf, type Schedule, takenOf, withTyped } from './date-marks.ts'

/** Free at 14:00 and 15:00 of the first day, at 8:00 of the second. */
const hours = [0b1100_0000, 1, ...Array(30).fill(0)]
const interviewDays = Array.from({ length: 32 }, (_, day) =>
  new Date(Date.UTC(2026, 11, 6 + day)).toISOString().slice(0, 10),
)
const rows = [
  { _id: 'a', date: '12.6(일) 14시' },
  { _id: 'b', date: '12월 6일 오후 2시' },
  { _id: 'c', date: '' },
]
const schedule: Schedule = {
  offered: new Map([
    ['a', { interviewHours: hours, interviewDays }],
    ['none', { interviewHours: Array(32).fill(0), interviewDays }],
    ['undated', { interviewHours: hours, interviewDays: null }],
  ]),
  taken: takenOf(rows),
}

test('a time outside the hours that somebody offered is marked, whatever its writing', () => {
  expect(marksOf(schedule, 'a', '12.6(일) 15시 30분')).toEqual([])
  expect(marksOf(schedule, 'a', '12.6 16:00')).toEqual(['notFree'])
  expect(marksOf(schedule, 'a', '12월 7일 오전 8시')).toEqual([])
  expect(marksOf(schedule, 'a', '12월 7일 오전 9시')).toEqual(['notFree'])
  expect(marksOf(schedule, 'a', '12.6 25시')).toEqual([])
})

test('what the grid does not say is not marked', () => {
  expect(marksOf(schedule, 'a', '2.1 14시')).toEqual([])
  expect(marksOf(schedule, 'a', '12.6 오전 7시')).toEqual([])
  expect(marksOf(schedule, 'none', '12.6 16:00')).toEqual([])
  expect(marksOf(schedule, 'unknown', '12.6 16:00')).toEqual([])
  expect(marksOf(schedule, 'undated', '12.6 16:00')).toEqual([])
})

test('a time that somebody else has is marked at both, and no longer once one of them is changed', () => {
  expect(marksOf(schedule, 'a', '12.6(일) 14시')).toEqual(['taken'])
  expect(marksOf(schedule, 'b', '12월 6일 오후 2시')).toEqual(['taken'])
  expect(marksOf(schedule, 'c', '12.6 14:30')).toEqual([])
  const [a, b] = rows
  if (!a || !b) throw new Error('nobody there')
  const moved = { ...schedule, taken: withTyped(schedule.taken, [{ before: b, date: '12.6 15시' }]) }
  expect(marksOf(moved, 'a', a.date)).toEqual([])
  expect(marksOf(moved, 'c', '12.6 15:00')).toEqual(['taken'])
})

test('two rooms at one time are no clash; the same one is, and one that is not named may be', () => {
  const taken = takenOf([{ _id: 'a', date: '12.6(일) 14:00, 학생문화관 301호' }])
  const marks = (date: string) => marksOf({ ...schedule, taken }, 'c', date)
  expect(marks('12.6(일) 14:00, 학생문화관 302호')).toEqual([])
  expect(marks('12월 6일 오후 2시, 학생문화관  301호')).toEqual(['taken'])
  expect(marks('12.6 14:00')).toEqual(['taken'])
  expect(marks('12.6(일) 14:00, 학생문화관 301호 (2시간)')).toEqual(['taken'])
  const moved = withTyped(taken, [
    { before: { _id: 'a', date: '12.6(일) 14:00, 학생문화관 301호' }, date: '12.6 14:00, 학생문화관 302호' },
  ])
  expect(marksOf({ ...schedule, taken: moved }, 'c', '12.6(일) 14:00, 학생문화관 302호')).toEqual(['taken'])
})

test('several whom the timetable lets come together are no clash, two with other lengths are', () => {
  const taken = takenOf([{ _id: 'a', date: '12.6(일) 14:00, 301호 (30분)' }])
  const marks = (date: string) => marksOf({ ...schedule, taken }, 'c', date)
  expect(marks('12.6(일) 14:00, 301호 (30분)')).toEqual([])
  expect(marks('12.6(일) 14:00, 301호 (20분)')).toEqual(['taken'])
  expect(marks('12.6(일) 14:00')).toEqual(['taken'])
})
