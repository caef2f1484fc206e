import { ANSWERS, type Answer, TEAMS } from '@recruit/contract/constants'
import { SHOWN_PASSES, type ShownPass, shownPassOf } from '@recruit/contract/fields/status-names'
import { normalise } from '@recruit/contract/text'
import type { Applicant, Which } from '../applicants.ts'

const SORTS = ['name', 'studentId', 'ewhaianId', 'isFinalSubmit', 'pass', 'date'] as const
export type Sort = (typeof SORTS)[number]

/** What of a list is shown and in which order; it stands in the address, so that a list can be passed on. */
export interface View extends Which {
  search: string
  /** As it is shown: a draft without a decision is none of those that submitted. */
  pass: ShownPass | null
  state: 'submitted' | 'draft' | null
  /** Only those whose student id another application has. */
  shared: boolean
  /** What a final passer answered; 'none' for no answer yet. */
  answer: Answer | 'none' | null
  /** Null: in the order of enrolment. */
  sort: Sort | null
  descending: boolean
}

const oneOf = <T>(known: readonly T[], wanted: string | null): T | null =>
  known.find((value) => String(value) === wanted) ?? null

/** Whatever the address says that nobody knows counts as not said. */
export function readView(address: URLSearchParams): View {
  const term = Number(address.get('term'))
  return {
    team: oneOf(TEAMS, address.get('team')) ?? TEAMS[0],
    term: Number.isInteger(term) && term > 0 ? term : null,
    search: address.get('q') ?? '',
    pass: oneOf(SHOWN_PASSES, address.get('pass')),
    state: oneOf(['submitted', 'draft'] as const, address.get('state')),
    shared: address.get('shared') === '1',
    answer: oneOf([...ANSWERS, 'none'] as const, address.get('answer')),
    sort: oneOf(SORTS, address.get('sort')),
    descending: address.get('order') === 'down',
  }
}

/** The view as an address says it; what is as usual is left out, but never the team. */
export function writeView(view: View): string {
  const { team, term, search, pass, state, shared, answer, sort, descending } = view
  const said: [string, string | number | null][] = [
    ['team', team],
    ['term', term],
    ['q', search || null],
    ['pass', pass],
    ['state', state],
    ['shared', shared ? '1' : null],
    ['answer', answer],
    ['sort', sort],
    ['order', sort && descending ? 'down' : null],
  ]
  return new URLSearchParams(
    said.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString()
}

const letters = (text: string) => normalise(text).toLocaleLowerCase()
const digits = (text: string) => text.replace(/\D/g, '')

/** Every word must stand in the name, an id, the e-mail or the phone; a number however it is hyphenated. */
function isFound({ name, studentId, ewhaianId, email, phonenum }: Applicant, words: string[]): boolean {
  const where = letters([name, studentId, ewhaianId, email, phonenum].join('\n'))
  const number = digits(phonenum)
  return words.every(
    (word) => where.includes(word) || (digits(word).length > 3 && number.includes(digits(word))),
  )
}

/** Those whom everything but the status lets through: the counts per status are of them. */
function allStatuses(applicants: Applicant[], { search, state, shared, answer }: View): Applicant[] {
  const words = letters(search).split(/\s+/).filter(Boolean)
  return applicants.filter(
    (applicant) =>
      (state === null || applicant.isFinalSubmit === (state === 'submitted')) &&
      (!shared || applicant.sharesStudentId) &&
      (answer === null || applicant.answer === (answer === 'none' ? '' : answer)) &&
      (words.length === 0 || isFound(applicant, words)),
  )
}

const collator = new Intl.Collator('ko', { numeric: true })
const rank = (applicant: Applicant, sort: Sort): string => {
  if (sort === 'pass') return String(SHOWN_PASSES.indexOf(shownPassOf(applicant)))
  return sort === 'isFinalSubmit' ? (applicant.isFinalSubmit ? '0' : '1') : applicant[sort]
}

/** The rows to show, in their order. Empty texts come last either way; equal ones stay in the order of enrolment. */
export function rowsOf(applicants: Applicant[], view: View): Applicant[] {
  const rows = allStatuses(applicants, view).filter(
    (applicant) => view.pass === null || shownPassOf(applicant) === view.pass,
  )
  const { sort, descending } = view
  if (!sort) return rows
  const ranked = rows.map((applicant) => ({ applicant, value: rank(applicant, sort) }))
  const sign = descending ? -1 : 1
  return ranked
    .sort((a, b) => {
      if (!a.value || !b.value) return Number(!a.value) - Number(!b.value)
      return sign * collator.compare(a.value, b.value)
    })
    .map(({ applicant }) => applicant)
}

/** How many there are of each status, whatever status is asked for. */
export function countsOf(applicants: Applicant[], view: View): Record<ShownPass, number> {
  const counts: Record<ShownPass, number> = { draft: 0, default: 0, '1stPass': 0, finalPass: 0, fail: 0 }
  for (const applicant of allStatuses(applicants, view)) counts[shownPassOf(applicant)] += 1
  return counts
}

/** How many final passers have answered what; null where nobody is asked. */
export function answersOf(applicants: Applicant[]): Record<Answer | '', number> | null {
  const counts: Record<Answer | '', number> = { confirmed: 0, declined: 0, '': 0 }
  const asked = applicants.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
  for (const answer of asked) counts[answer] += 1
  return asked.length > 0 ? counts : null
}

/** Whether anything is left out of the list. */
export const isFiltered = ({ search, pass, state, shared, answer }: View): boolean =>
  search !== '' || pass !== null || state !== null || shared || answer !== null

/** Where an application stands in the list and which comes after it; after the last one comes the first. */
export function placeOf(rows: Applicant[], id: string): { at: number; next: Applicant | null } {
  const at = rows.findIndex(({ _id }) => _id === id)
  const next = rows[(at + 1) % rows.length] ?? null
  return { at, next: next?._id === id ? null : next }
}
