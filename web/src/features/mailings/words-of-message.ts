import {
  type DraftedKind,
  declaredKind,
  MESSAGE_KINDS,
  PLACEHOLDERS,
  type StoredKind,
} from '@recruit/contract/mail/kinds'
import { filledIn } from '@recruit/contract/mail/template'
import { roundIn } from '@recruit/contract/rules/announcements'
import type { Language } from '@recruit/contract/text'
import { letters } from '../../ui/search-state.ts'
import { dayAndTime } from '../../ui/time/seoul-time.ts'
import { firstNames, nameOf } from '../staff/first-names.ts'
import { roleInWords } from '../staff/history/words.ts'
import { overviewText } from './overview/text.ts'
import { messagesText } from './text.ts'
import type { Mailing, MessageLine } from './use-messages.ts'
import { writingText } from './words/text.ts'

export const kindName = (kind: StoredKind, language: Language): string =>
  kind === 'test' ? messagesText[language].test : MESSAGE_KINDS[kind].name[language]

/** What drafting a kind is called: own words are written, every other kind has its name. */
export const createName = (kind: DraftedKind, language: Language): string =>
  kind === 'notice' ? writingText[language].title : kindName(kind, language)

/** Of own words, which each message fills in: what differs is left open. */
const OPEN = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, '…']))
/** What sets a mailing apart from others of its kind: the subject of own words, the announcement, the day; '' without. */
export function aboutOf({ kind, occasion, template }: Mailing, language: Language): string {
  const { drafted } = declaredKind[kind]
  if (kind === 'notice') return filledIn(template[language], OPEN).subject
  if (drafted === 'announced') return messagesText[language].announcement(String(roundIn(occasion)))
  return drafted === 'daily' ? occasion : ''
}

/** When a mailing was made, approved and is to leave, in words. */
export function datesOf({ createdAt, approvedAt, approvedBy, plannedAt }: Mailing, language: Language) {
  const text = overviewText[language]
  const timeOf = (at: string) => dayAndTime(at, language)
  return {
    created: text.created(timeOf(createdAt)),
    approved: approvedAt && text.approved(roleInWords(approvedBy, language), timeOf(approvedAt)),
    planned: plannedAt && text.planned(timeOf(plannedAt)),
  }
}

/** A state in words; of what was only practised that it was. */
export function stateName(
  { state, isDryRun }: Pick<MessageLine, 'state' | 'isDryRun'>,
  language: Language,
): string {
  const { states, dryRun } = messagesText[language]
  return state === 'sent' && isDryRun ? `${states.sent} (${dryRun})` : states[state]
}

/** The reason of a message's state, '' without one. A mail server's answer begins with its three digits. */
export function reasonInWords(reason: string, language: Language): string {
  const { reasons, refused } = messagesText[language]
  if (!reason || reasons[reason]) return reasons[reason] ?? ''
  const code = /^([45])\d\d/.exec(reason)
  if (!code) return refused.broken(reason)
  const [number, first] = code
  if (first === '4') return refused.later(number)
  if (number === '552') return refused.full(number)
  return ['550', '551', '553'].includes(number) ? refused.unknown(number) : refused.other(number)
}

/** The explanation of a state, '' where its name is enough. */
export function meaningOf({ state, isDryRun, reason }: MessageLine, language: Language): string {
  const { meaning } = messagesText[language]
  if (state === 'sent') return isDryRun ? meaning.dryRun : meaning.sent
  const because = reasonInWords(reason, language)
  return state === 'uncertain' ? `${meaning.uncertain} ${because}`.trim() : because
}

/** The first three of these by name, and how many more there are. */
export const firstOf = (people: readonly { name: string }[], language: Language): string =>
  firstNames(people.map(nameOf), language, 3)

/** Whether a name has the searched text in it. */
export const isNamed = (search: string) => {
  const sought = letters(search)
  return ({ name }: { name: string }) => letters(name).includes(sought)
}

const ENDED = ['sent', 'uncertain', 'failed', 'unreachable']
/** A test or a link belongs to no application whose address could be asked for. */
export const canResend = ({ state, kind }: Pick<MessageLine, 'state' | 'kind'>): boolean =>
  ENDED.includes(state) && kind !== 'test' && kind !== 'staffLink'

/** The event in a calendar file, for staff who preview the message. */
interface CalendarEvent {
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
