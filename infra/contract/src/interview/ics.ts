/** Calendar files (RFC 5545). No I/O, so that browsers and mail code can use it. */

export interface CalendarEvent {
  /** Identifies the event in all its versions. */
  uid: string
  /** Grows with each version; a cancellation has a higher one than the event. */
  sequence: number
  begins: Date
  ends: Date
  summary: string
  location?: string
  description?: string
  isCancelled?: boolean
}
export interface Calendar {
  /** PUBLISH adds events to a calendar, CANCEL removes them. */
  method: 'PUBLISH' | 'CANCEL'
  /** When this version was made. */
  stamp: Date
  /** The inviting address; calendar programs and RFC 5546 expect one that takes mail. */
  organizer: { name: string; email: string }
  events: CalendarEvent[]
}

const PRODUCT = '-//EWHAIAN//Recruitment//KO'
const MOST_OCTETS = 75
const octets = new TextEncoder()

export function calendarFile({ method, stamp, organizer, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => eventLines(event, { method, stamp, organizer })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(
  { uid, sequence, begins, ends, isCancelled = false, ...texts }: CalendarEvent,
  { method, stamp, organizer }: Omit<Calendar, 'events'>,
): string[] {
  const { summary, location, description } = texts
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `DTSTART:${inUtc(begins)}`,
    `DTEND:${inUtc(ends)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.email}`,
    `STATUS:${isCancelled || method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** '20261206T050000Z'. */
const inUtc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar holds none but tab and line break
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
const plain = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '')
const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
/** A parameter's value has no escapes. */
const quoted = (text: string): string => plain(text).replace(/["\n]/g, ' ')

/** Lines of at most 75 octets, cut between characters; each further one begins with a space. */
function folded(line: string): string {
  let all = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > MOST_OCTETS) {
      all += '\r\n '
      length = 1
    }
    all += character
    length += size
  }
  return all
}
