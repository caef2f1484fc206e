import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appointmentTimes } from './appointment-times.ts'
import { type Calendar, type CalendarEvent, calendarFile } from './ics.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
type Properties = Record<string, { parameters: string; value: string }>

/** Reads a calendar by the grammar of RFC 5545, and throws on anything outside of it. */
function read(file: string): { calendar: Properties; events: Properties[] } {
  if (!file.endsWith('\r\n')) throw new Error('the last line does not end')
  const written = file.slice(0, -2).split('\r\n')
  const lines: string[] = []
  for (const line of written) {
    if (/[\r\n]/.test(line)) throw new Error('a line break that is none')
    if (octets(line) > 75) throw new Error(`${octets(line)} octets`)
    if (!/^[ \t]/.test(line)) lines.push(line)
    else lines.push(`${lines.pop()}${line.slice(1)}`)
  }
  const calendar: Properties = {}
  const events: Properties[] = []
  const open: string[] = []
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line) ?? []
    if (!name) throw new Error(`no property: ${line}`)
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends and had not begun`)
    } else {
      const into = open.at(-1) === 'VEVENT' ? (events.at(-1) ?? {}) : calendar
      if (name in into) throw new Error(`${name} twice`)
      into[name] = { parameters, value }
    }
  }
  if (open.length) throw new Error(`${open} does not end`)
  return { calendar, events }
}
/** A TEXT value, with all required escapes. */
function textOf(property: Properties[string] | undefined): string {
  const value = property?.value ?? ''
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/su.test(value)) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\(.)/gsu, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

const times = appointmentTimes({ day: '2026-12-06', start: 6, length: 1 })
const event: CalendarEvent = { uid: 'abc', sequence: 0, ...times, summary: '면접', location: '학관 301호' }
const fileOf = (change: Partial<CalendarEvent> = {}, calendar: Partial<Calendar> = {}) =>
  calendarFile({
    method: 'PUBLISH',
    stamp: new Date('2026-12-01T00:00:00.123Z'),
    organizer: { name: '이화이언', email: 'recruit@example.org' },
    events: [{ ...event, ...change }],
    ...calendar,
  })
const eventOf = (file: string) => read(file).events[0] ?? {}

test('an appointment is an event of one hour in Seoul, told in UTC', () => {
  const { calendar, events } = read(fileOf())
  expect(calendar).toMatchObject({ VERSION: { value: '2.0' }, METHOD: { value: 'PUBLISH' } })
  expect(calendar).toHaveProperty('PRODID')
  expect(events).toHaveLength(1)
  expect(
    Object.fromEntries(Object.entries(eventOf(fileOf())).map(([name, { value }]) => [name, value])),
  ).toEqual({
    UID: 'abc',
    SEQUENCE: '0',
    DTSTAMP: '20261201T000000Z',
    DTSTART: '20261206T050000Z',
    DTEND: '20261206T060000Z',
    SUMMARY: '면접',
    LOCATION: '학관 301호',
    ORGANIZER: 'mailto:recruit@example.org',
    STATUS: 'CONFIRMED',
  })
})

test('the hour after midnight of the last column is on the next day', () => {
  const { begins, ends } = appointmentTimes({ day: '2026-12-31', start: 16, length: 2 })
  expect([begins.toISOString(), ends.toISOString()]).toEqual([
    '2026-12-31T15:00:00.000Z',
    '2026-12-31T17:00:00.000Z',
  ])
})

test('moved three times and cancelled it is one event: one UID, and a SEQUENCE that grows', () => {
  const versions = [0, 1, 2, 3].map((sequence) =>
    fileOf({ sequence, ...appointmentTimes({ day: '2026-12-06', start: sequence, length: 1 }) }),
  )
  const cancelled = fileOf({ sequence: 4, isCancelled: true }, { method: 'CANCEL' })
  const all = [...versions, cancelled].map(eventOf)
  expect(new Set(all.map(({ UID }) => UID?.value))).toEqual(new Set(['abc']))
  expect(all.map(({ SEQUENCE }) => Number(SEQUENCE?.value))).toEqual([0, 1, 2, 3, 4])
  expect(new Set(all.map(({ DTSTART }) => DTSTART?.value)).size).toBe(5)
  expect(all.map(({ STATUS }) => STATUS?.value)).toEqual([...Array(4).fill('CONFIRMED'), 'CANCELLED'])
  expect(read(cancelled).calendar.METHOD?.value).toBe('CANCEL')
})

test('several events stand in one calendar, as an interviewer has them', () => {
  const events = ['a', 'b', 'c'].map((uid) => ({ ...event, uid }))
  expect(read(fileOf({}, { events })).events.map(({ UID }) => UID?.value)).toEqual(['a', 'b', 'c'])
})

describe('whatever is written', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom('가', '🎓', 'a', ',', ';', '\\', '\n', '\r\n', '"', ':', ' '),
      maxLength: 200,
    }),
    fc.string({ unit: 'binary', maxLength: 80 }),
  )
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
  const LEFT_OUT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
  const kept = (written: string) => written.replace(/\r\n?/g, '\n').replace(LEFT_OUT, '')

  test('is read back as it was, from lines of 75 octets at most', () => {
    fc.assert(
      fc.property(text, text, text, (summary, location, description) => {
        const found = eventOf(fileOf({ summary, location, description }))
        expect(textOf(found.SUMMARY)).toBe(kept(summary))
        expect(textOf(found.LOCATION)).toBe(kept(location))
        expect(textOf(found.DESCRIPTION)).toBe(kept(description))
      }),
    )
  })

  test('a name of whoever invites ends no line and no parameter', () => {
    fc.assert(
      fc.property(text, (name) => {
        const { ORGANIZER } = eventOf(fileOf({}, { organizer: { name, email: 'a@example.org' } }))
        expect(ORGANIZER?.value).toBe('mailto:a@example.org')
      }),
    )
  })

  test('every length around the fold is cut between characters', () => {
    for (let length = 50; length < 160; length++)
      for (const sign of ['a', '가', '🎓']) {
        const summary = sign.repeat(length)
        expect(textOf(eventOf(fileOf({ summary })).SUMMARY)).toBe(summary)
        const [, first = ''] = /(SUMMARY:.*?)\r\n/su.exec(fileOf({ summary })) ?? []
        if (octets(summary) > 75) expect(octets(first)).toBeGreaterThan(75 - octets(sign))
      }
  })
})
