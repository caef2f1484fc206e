import ICAL from 'ical.js'
import { convertIcsCalendar } from 'ts-ics'

export interface ReadEvent {
  method: string
  uid: string
  sequence: number
  begins: string
  ends: string
  summary: string
  location: string
  status: string
}

/** The only event of a calendar, as ical.js reads it. */
export function byIcalJs(text: string): ReadEvent {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length) throw new Error('Not one event')
  const event = new ICAL.Event(component)
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    begins: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location ?? '',
    status: String(component.getFirstPropertyValue('status')),
  }
}

/** The same, as ts-ics reads it, with another parser. */
export function byTsIcs(text: string): ReadEvent {
  const { method, events = [] } = convertIcsCalendar(undefined, text)
  const [event, ...others] = events
  if (!event || others.length) throw new Error('Not one event')
  return {
    method: method ?? '',
    uid: event.uid,
    sequence: event.sequence ?? 0,
    begins: event.start.date.toISOString(),
    ends: event.end?.date.toISOString() ?? '',
    summary: event.summary,
    location: event.location ?? '',
    status: event.status ?? '',
  }
}
