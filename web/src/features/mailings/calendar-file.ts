/** The event in a calendar file, for staff who preview the message. */
export interface CalendarEvent {
  isCancelled: boolean
  summary: string
  location: string
  begins: string | null
  ends: string | null
}

/** '20261206T050000Z' as ISO 8601; null for an invalid time. */
const timeOf = (written: string): string | null => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(written)
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
}

/** Reads a file that the product wrote: lines are unfolded, escapes taken away. */
export function calendarEvent(ics: string): CalendarEvent {
  const lines = ics.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const lineOf = (name: string): string => {
    const line = lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`))
    return line?.slice(line.indexOf(':') + 1) ?? ''
  }
  const textOf = (name: string) =>
    lineOf(name).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? ' ' : sign))
  return {
    isCancelled: lineOf('METHOD') === 'CANCEL' || lineOf('STATUS') === 'CANCELLED',
    summary: textOf('SUMMARY'),
    location: textOf('LOCATION'),
    begins: timeOf(lineOf('DTSTART')),
    ends: timeOf(lineOf('DTEND')),
  }
}
