import { calendarFile } from '@recruit/contract/interview/ics'
import { expect, test } from 'vitest'
import { calendarEvent } from './calendar-file.ts'

test('the event of a file is read as it was written', () => {
  const event = {
    ...{
      uid: 'a@recruit.test',
      sequence: 1,
      summary: '면접; 아주 긴 이름, 두 줄에 걸쳐 접히는 이름의 면접입니다',
    },
    ...{ begins: new Date('2026-12-06T05:00:00Z'), ends: new Date('2026-12-06T06:00:00Z') },
    location: '학관 301호, 2층',
  }
  const file = (method: 'PUBLISH' | 'CANCEL') =>
    calendarFile({ method, stamp: new Date(0), organizer: { name: 'A', email: 'a@b.test' }, events: [event] })
  expect(calendarEvent(file('PUBLISH'))).toEqual({
    ...{ isCancelled: false, summary: event.summary, location: event.location },
    ...{ begins: '2026-12-06T05:00:00Z', ends: '2026-12-06T06:00:00Z' },
  })
  expect(calendarEvent(file('CANCEL')).isCancelled).toBe(true)
})
