import { expect, test } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import type { TimetableInput } from './timetable-input.ts'

test('the sentences of thousands of broken rules name their people without a search for each', () => {
  let looks = 0
  const candidates = Array.from({ length: 2_000 }, (_, index) => ({
    get id() {
      looks++
      return `a${index}`
    },
    name: `지원자 ${index}`,
    team: 1 as const,
    interviewHours: [],
    interviewDays: null,
  }))
  const appointments = candidates.map((_, index) => ({
    ...{ applicant: `a${index}`, day: '2026-12-06', start: 2, room: 0, interviewers: [] },
    isLocked: false,
  }))
  const input: TimetableInput = {
    ...{ days: [], columns: null, candidates, interviewers: [], appointments, over: [] },
    rules: {
      ...{ length: 1, rooms: 1, roomsByDay: [], roomNames: [], closed: [] },
      ...{ panels: [], pace: [], answersUntil: null },
    },
    ...{ kept: new Map(), absent: new Map() },
  }
  const broken = brokenRules(input, appointments)
  expect(broken.find(({ _id }) => _id === 'a1999')?.said.ko).toContain('지원자 1999')
  expect(looks).toBeLessThan(60 * candidates.length)
})
