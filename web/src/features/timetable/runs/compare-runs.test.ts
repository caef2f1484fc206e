import { expect, test } from 'vitest'
import type { Answer, Change, Place } from '../use-timetable.ts'
import { changeKind, countsOf, differencesOf, figuresOf, inOrder } from './compare-runs.ts'

const place = (start: number, more: Partial<Place> = {}): Place => ({
  ...{ day: '2026-12-05', start, room: 0, interviewers: ['kim'] },
  ...more,
})
const person = (name: string) => ({ _id: `id-${name}`, name, team: 1 as const })
const change = (name: string, from: Place | null, to: Place | null): Change => ({ ...person(name), from, to })
const answer = (placed: Record<string, Place>, unplaced: string[] = []): Answer => ({
  ...{ proven: true, moved: 0, concessions: [] },
  appointments: Object.entries(placed).map(([name, where]) => ({ ...person(name), ...where })),
  unplaced: unplaced.map((name) => ({ ...person(name), reason: 'crowded', with: [] })),
})

test('a change is told by what it means for the person', () => {
  expect(changeKind({ from: null, to: place(1) })).toBe('placed')
  expect(changeKind({ from: place(1), to: null })).toBe('removed')
  expect(changeKind({ from: place(1), to: place(2) })).toBe('moved')
  expect(changeKind({ from: place(1), to: place(1, { day: '2026-12-06' }) })).toBe('moved')
  expect(changeKind({ from: place(1), to: place(1, { room: 1, interviewers: ['lee'] }) })).toBe('reseated')
})

test('those who are told another time stand first, and each kind is counted', () => {
  const changes = [
    change('나', null, place(1)),
    change('라', place(1), place(2)),
    change('가', null, place(2)),
    change('다', place(3), null),
  ]
  expect(inOrder(changes).map(({ name }) => name)).toEqual(['라', '다', '가', '나'])
  expect(countsOf(changes)).toEqual([
    ['moved', 1],
    ['removed', 1],
    ['placed', 2],
  ])
})

test('two answers differ where day, hour or room differ, or one places nobody', () => {
  const one = answer({ 가: place(1), 나: place(2), 라: place(4) }, ['다'])
  const other = answer({ 가: place(1, { interviewers: ['lee'] }), 나: place(2, { room: 1 }), 다: place(3) }, [
    '라',
  ])
  expect(
    differencesOf(one, other).map(({ name, places }) => [
      name,
      ...places.map((at) => at && [at.start, at.room]),
    ]),
  ).toEqual([
    ['나', [2, 0], [2, 1]],
    ['다', null, [3, 0]],
    ['라', [4, 0], null],
  ])
  expect(differencesOf(one, one)).toEqual([])
})

test('the figures of a run: placed, moved by now, days used', () => {
  const found = answer({ 가: place(1), 나: place(2, { day: '2026-12-06' }) })
  const changes = [change('가', place(3), place(1)), change('나', null, place(2))]
  expect(figuresOf({ answer: found, changes, run: {} as never, seen: '' })).toEqual({
    placed: 2,
    moved: 1,
    days: 2,
  })
})
