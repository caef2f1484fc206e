import type { Answer } from '@recruit/contract/constants'
import { SHOWN_PASSES, type ShownPass, shownPassOf } from '@recruit/contract/fields/status-names'
import { useMemo } from 'react'
import type { Reply } from '../../../api/client.ts'
import { letters } from '../../../ui/search-state.ts'
import type { Applicant, Seen } from '../../staff/applicants.ts'
import { asksForJudged, isJudgedSort, knownView, type ScoreFilter, type Sort, type View } from './view.ts'

/** The summary of an application's reviews. */
export interface Judged {
  /** Their mean; null where none is submitted. */
  score: number | null
  /** The mean of the interview's reviews; null where none is submitted, or they are not open. */
  interview: number | null
  /** Their standard deviation; null of fewer than two. */
  apart: number | null
  /** How many are still to come: of those assigned, or until there are as many as are needed. */
  missing: number
  /** Who is assigned and has not submitted. */
  awaited: readonly string[]
  /** In which share of draws the applicant is among the best, at the last stage that says it. */
  sure: number | null
  places: number
}

/** Figures that are not part of the list; null where this viewer may not see them or there are none. */
export interface Figures {
  judged: ReadonlyMap<string, Judged> | null
  /** What those see whose changes are not published. */
  unpublished: ReadonlyMap<string, Seen> | null
}
export const NO_FIGURES: Figures = { judged: null, unpublished: null }

type Results = Reply<'reviewResults'>
const NONE: Judged = {
  score: null,
  interview: null,
  apart: null,
  missing: 0,
  awaited: [],
  sure: null,
  places: 0,
}
/** What is open and reviewed of a stage, by application; without a review how sure it is would be a guess. */
function openOf(results: Results | undefined): ReadonlyMap<string, Results['applications'][number]> {
  const isRead = results?.isOpen && results.applications.some(({ reviews }) => reviews.length > 0)
  return new Map(
    isRead ? results.applications.map((one) => [one._id, one.aggregate ? one : { ...one, sure: null }]) : [],
  )
}

/** By application; null before the reviews of documents or interviews are open, and where there is no review. */
export function judgedOf(results: Results | undefined, interviews?: Results): Figures['judged'] {
  const [documents, spoken] = [openOf(results), openOf(interviews)]
  const ids = new Set([...documents.keys(), ...spoken.keys()])
  if (!results || ids.size === 0) return null
  return new Map(
    [...ids].map((id): [string, Judged] => {
      const interview = spoken.get(id)?.aggregate?.mean ?? null
      const read = documents.get(id)
      const ofInterview = spoken.get(id)?.sure
      const said = ofInterview ?? documents.get(id)?.sure
      const sure = { sure: said?.chance ?? null, places: (ofInterview ? interviews : results)?.places ?? 0 }
      if (!read) return [id, { ...NONE, interview, ...sure }]
      const { aggregate, disagreement, reviews, missing } = read
      return [
        id,
        {
          score: aggregate?.mean ?? null,
          interview,
          apart: disagreement === null ? null : (aggregate?.deviation ?? null),
          missing: Math.max(missing.length, results.needed - reviews.length, 0),
          awaited: missing.map(({ name }) => name),
          ...sure,
        },
      ]
    }),
  )
}
export const isSure = (judged: Figures['judged']): boolean =>
  [...(judged?.values() ?? [])].some(({ sure }) => sure !== null)
/** Whether one of them was scored in an interview. */
export const hasInterviews = (judged: Figures['judged']): boolean =>
  [...(judged?.values() ?? [])].some(({ interview }) => interview !== null)

/** Null while results are not public: then nothing waits to be published. */
export const unpublishedOf = (unpublished: Reply<'unpublished'> | undefined): Figures['unpublished'] =>
  unpublished?.isPublic ? new Map(unpublished.changes.map(({ _id, shown }) => [_id, shown])) : null

const digits = (text: string) => text.replace(/\D/g, '')

/** The search text of each row: made once, because every letter searches thousands. */
const searched = new WeakMap<Applicant, { where: string; number: string }>()
function searchedOf(applicant: Applicant) {
  const known = searched.get(applicant)
  if (known) return known
  const { name, studentId, ewhaianId, email, phonenum } = applicant
  const where = letters([name, studentId, ewhaianId, email, phonenum].join('\n'))
  const made = { where, number: digits(phonenum) }
  searched.set(applicant, made)
  return made
}

/** Every word must be in the name, an id, the e-mail or the phone; hyphens in numbers do not matter. */
function isFound(applicant: Applicant, words: string[]): boolean {
  const { where, number } = searchedOf(applicant)
  return words.every(
    (word) => where.includes(word) || (digits(word).length > 3 && number.includes(digits(word))),
  )
}

const isScored = ({ score }: Pick<Judged, 'score'>, wanted: ScoreFilter): boolean => {
  if (score === null || wanted === 'none') return score === null && wanted === 'none'
  const [side, step] = wanted.split('-')
  return side === 'from' ? score >= Number(step) : score < Number(step)
}
/** A draft has no reviews, not even missing ones. */
const isJudgedAs = (judged: Judged | undefined, { score, apart, missing }: View): boolean =>
  (score === null || (judged !== undefined && isScored(judged, score))) &&
  (apart === null || (judged?.apart ?? 0) >= apart) &&
  (!missing || (judged?.missing ?? 0) > 0)

/** The rows that pass every filter but the status; the counts per status are of them. */
function allStatuses(applicants: Applicant[], view: View, figures: Figures): Applicant[] {
  const { search, state, shared, answer, unpublished } = knownView(view, figures)
  const words = letters(search).split(/\s+/).filter(Boolean)
  return applicants.filter(
    (applicant) =>
      (!figures.judged || isJudgedAs(figures.judged.get(applicant._id), view)) &&
      (!unpublished || figures.unpublished?.has(applicant._id)) &&
      (state === null || applicant.isFinalSubmit === (state === 'submitted')) &&
      (!shared || applicant.sharesStudentId) &&
      (answer === null || applicant.answer === (answer === 'none' ? '' : answer)) &&
      (words.length === 0 || isFound(applicant, words)),
  )
}

const collator = new Intl.Collator('ko', { numeric: true })
type Rank = string | number | null
function rank(applicant: Applicant, sort: Sort, { judged }: Figures): Rank {
  if (isJudgedSort(sort)) return judged?.get(applicant._id)?.[sort] ?? null
  if (sort === 'pass') return String(SHOWN_PASSES.indexOf(shownPassOf(applicant)))
  return sort === 'isFinalSubmit' ? (applicant.isFinalSubmit ? '0' : '1') : applicant[sort]
}

const isNone = (rank: Rank) => rank === null || rank === ''
const compared = (a: Rank, b: Rank): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * The rows to show, in their order. Empty or unknown values come last in either direction; equal ones stay in the order
 * of enrolment.
 */
export function rowsOf(applicants: Applicant[], view: View, figures = NO_FIGURES): Applicant[] {
  const { sort, descending } = knownView(view, figures)
  const rows = allStatuses(applicants, view, figures).filter(
    (applicant) => view.pass === null || shownPassOf(applicant) === view.pass,
  )
  if (!sort) return rows
  const ranked = rows.map((applicant) => ({ applicant, rank: rank(applicant, sort, figures) }))
  const sign = descending ? -1 : 1
  return ranked
    .sort((a, b) => {
      if (isNone(a.rank) || isNone(b.rank)) return Number(isNone(a.rank)) - Number(isNone(b.rank))
      return sign * compared(a.rank, b.rank)
    })
    .map(({ applicant }) => applicant)
}

/** How many there are of each status, regardless of the status filter. */
export function countsOf(
  applicants: Applicant[],
  view: View,
  figures = NO_FIGURES,
): Record<ShownPass, number> {
  const counts: Record<ShownPass, number> = { draft: 0, default: 0, '1stPass': 0, finalPass: 0, fail: 0 }
  for (const applicant of allStatuses(applicants, view, figures)) counts[shownPassOf(applicant)] += 1
  return counts
}

/** How many final passers gave each answer; null where none is asked. */
export function answersOf(applicants: Applicant[]): Record<Answer | '', number> | null {
  const counts: Record<Answer | '', number> = { confirmed: 0, declined: 0, '': 0 }
  const asked = applicants.flatMap(({ answer }) => (answer === undefined ? [] : [answer]))
  for (const answer of asked) counts[answer] += 1
  return asked.length > 0 ? counts : null
}

interface Place {
  at: number
  previous: Applicant | null
  next: Applicant | null
}

/** Where an application is in the list (-1: it is not) and its neighbours; one outside has the first of it ahead. */
export function placeOf(rows: Applicant[], id: string): Place {
  const at = rows.findIndex(({ _id }) => _id === id)
  return { at, previous: rows[at - 1] ?? null, next: rows[at + 1] ?? null }
}

/** What rows are computed of: the list, when it was read, and a view of it. */
export interface Asked {
  applicants: Applicant[]
  readAt: number
  view: View
  query: string
  figures: Figures
}

/**
 * The rows of a view. They keep their places until the list is read again or the view changes, so that a row does not
 * jump away while its date is typed.
 */
export function useRows({ applicants, readAt, view, query, figures }: Asked): Applicant[] {
  const judged = asksForJudged(view) ? figures.judged : null
  const isKnown = figures.unpublished !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const order = useMemo(
    () => rowsOf(applicants, view, figures).map(({ _id }) => _id),
    [readAt, query, judged, isKnown],
  )
  return useMemo(() => {
    const known = new Map(applicants.map((applicant) => [applicant._id, applicant]))
    const kept = order.flatMap((id) => known.get(id) ?? [])
    if (!view.unpublished) return kept
    // What was decided just before the view was asked for is known a moment later: it joins at the end.
    const there = new Set(order)
    return [...kept, ...rowsOf(applicants, view, figures).filter(({ _id }) => !there.has(_id))]
  }, [applicants, order, view, figures])
}

/** Which rows are ticked, and from which one a range with Shift goes. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}
export const NOTHING: Selection = { ids: new Set(), anchor: null }

/** Toggles a row's tick. With `range`, the shown rows from the last ticked one to this one get the same state. */
export function pick(
  { ids, anchor }: Selection,
  order: readonly string[],
  id: string,
  { isOn, range }: { isOn: boolean; range: boolean },
): Selection {
  const next = new Set(ids)
  for (const touched of range ? between(order, anchor ?? id, id) : [id]) {
    if (isOn) next.add(touched)
    else next.delete(touched)
  }
  return { ids: next, anchor: id }
}

function between(order: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b)
  // The first row of the range may be filtered out now.
  return start === undefined || start < 0 || end === undefined ? [to] : order.slice(start, end + 1)
}

/** The e-mails or phones of some applicants as one text, each once; how many, and how many have none. */
export function contactsOf(rows: Applicant[], field: 'email' | 'phonenum') {
  const given = rows.map((row) => row[field].trim()).filter(Boolean)
  const once = [...new Set(given)]
  return {
    text: once.join(', '),
    count: once.length,
    twice: given.length - once.length,
    blank: rows.length - given.length,
  }
}
