import { emptyHours } from '@recruit/contract/interview/grid'
import { expect, test } from 'vitest'
import type { Interviewer } from '../../use-timetable.ts'
import { differing, onNext, sentOf, typedOf, wrongIn } from './interviewer-fields.ts'

const DAYS = Array.from({ length: 32 }, (_, day) => `2026-12-${day}`)
const stored: Interviewer = {
  ...{ id: 'one', version: 3, name: '김가람', member: null, teams: [1, 3] },
  ...{ interviewHours: emptyHours().with(1, 0b110), interviewDays: DAYS, mostPerDay: 4, mostInARow: null },
}

test('what is stored is sent back as it was', () => {
  expect(sentOf(typedOf(stored), stored.id, stored.version)).toEqual(stored)
})

test('a new interviewer has no id, and her name is tidied', () => {
  const sent = sentOf({ ...typedOf(stored), name: '  김가람 ', mostInARow: ' 2 ' }, null, 0)
  expect(sent).toMatchObject({ version: 0, name: '김가람', mostInARow: 2 })
  expect(sent).not.toHaveProperty('id')
})

test('a name and a team are needed; a limit is a whole number or nothing', () => {
  expect(wrongIn(typedOf(null))).toEqual(['name', 'teams'])
  expect(wrongIn({ ...typedOf(stored), name: ' ' })).toEqual(['name'])
  for (const typed of ['0', '18', '1.5', '-1', 'two'])
    expect(wrongIn({ ...typedOf(stored), mostPerDay: typed })).toEqual(['mostPerDay'])
  for (const typed of ['', ' ', '1', '17'])
    expect(wrongIn({ ...typedOf(stored), mostInARow: typed })).toEqual([])
})

test('two differ in what they say, whatever the columns of their hours are', () => {
  const typed = typedOf(stored)
  expect(differing(typed, typedOf(stored))).toEqual([])
  expect(differing({ ...typed, teams: [1], mostPerDay: '' }, typed)).toEqual(['teams', 'mostPerDay'])
  const moved = { interviewHours: emptyHours().with(0, 0b110), interviewDays: DAYS.slice(1) }
  expect(differing({ ...typed, hours: moved }, typed)).toEqual([])
  expect(differing({ ...typed, hours: { ...moved, interviewDays: DAYS } }, typed)).toEqual(['hours'])
})

test('the next one begins with what was typed while this one was being saved, and nothing else', () => {
  const sent = typedOf(stored)
  expect(onNext(sent, sent)).toEqual(typedOf(null))
  expect(onNext({ ...sent, name: '이나래' }, sent)).toEqual({ ...typedOf(null), name: '이나래' })
})
