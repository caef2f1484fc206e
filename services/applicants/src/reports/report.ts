import type { Entry } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { TEAMS, type Team } from '@recruit/contract/constants'
import type { SettingsClient, SettingsRecord } from '@recruit/settings-client/client'
import { isId } from '../application/applicant.ts'
import { answerSeen, isAsked, runningIn } from '../decisions/answers/answer.ts'
import { cohortOf, termOf } from '../shared/running-term.ts'
import { removalOf } from '../terms/term.model.ts'
import type { Listed, ReportStores } from './report.model.ts'

/** One team's applications of a term, drafts included, in the order of enrolment. */
export async function listApplicants(
  { reports }: ReportStores,
  settings: SettingsClient,
  { team, term: asked }: { team: Team; term?: number },
) {
  const now = await settings.now()
  const term = termOf(asked, now)
  const [rows, shared] = await Promise.all([reports.list(term, team), reports.sharedStudentIds(term)])
  return { applicants: rows.map((row) => asListed(row, shared, now)), team }
}

/** Applications of others that this team may take over, each with its first team. */
export async function listSecondChoices(
  { reports, seats: places }: ReportStores,
  settings: SettingsClient,
  { team, term: asked }: { team: Team; term?: number },
) {
  const now = await settings.now()
  const term = termOf(asked, now)
  const { hasSecondChoice, seats } = await places.read(term)
  if (!hasSecondChoice) return { team, applicants: [] }
  const open = TEAMS.filter((one) => seats[one] === 0)
  const [rows, shared] = await Promise.all([
    reports.secondChoices(term, team, open),
    reports.sharedStudentIds(term),
  ])
  return { team, applicants: rows.map((row) => asListed(row, shared, now)) }
}

function asListed(row: Listed, shared: Set<string>, now: SettingsRecord) {
  const { id, term, shownPass, shownDate, shownIn, answer, answeredAt, ...listed } = row
  return { _id: id, ...listed, sharesStudentId: shared.has(row.studentId), ...answerSeen(row, now) }
}

/** A term in numbers, and every earlier term with its state. */
export async function readOverview(
  { reports, terms }: ReportStores,
  settings: SettingsClient,
  asked: number | undefined,
) {
  const now = await settings.now()
  const term = termOf(asked, now)
  // Read first: if it has no applications of a term, the later reads have none either.
  const perTerm = await reports.perTerm()
  const [kept, statuses, answers, enrolled, submitted] = await Promise.all([
    terms.counts(),
    reports.statuses(term),
    reports.answers(term, runningIn(term, now)),
    reports.enrolledPerDay(term),
    reports.submittedPerDay(term),
  ])
  const days = new Map<string, { day: string; team: Team; enrolled: number; submitted: number }>()
  for (const [counts, what] of [
    [enrolled, 'enrolled'],
    [submitted, 'submitted'],
  ] as const) {
    for (const { day, team, count } of counts) {
      const key = `${day} ${team}`
      const known = days.get(key) ?? { day, team, enrolled: 0, submitted: 0 }
      days.set(key, { ...known, [what]: count })
    }
  }
  return {
    term,
    statuses: statuses.length ? statuses : (kept.get(term) ?? []),
    answers: answers.filter(({ answer }) => answer !== '' || isAsked(term, now)),
    days: [...days.values()].sort((a, b) => (a.day + a.team < b.day + b.team ? -1 : 1)),
    terms: allTerms(now, perTerm, kept),
  }
}

type TermCounts = Awaited<ReturnType<ReportStores['terms']['counts']>>

function allTerms(now: SettingsRecord, perTerm: Map<number, number>, kept: TermCounts) {
  const { term: running, closedTerms, keepMonths } = now
  const closed = closedTerms.map(({ term, closedAt, cardinalNumber }) => {
    const left = perTerm.get(term) ?? 0
    const counts = kept.get(term)
    const counted = counts?.reduce((sum, { drafts, submitted }) => sum + drafts + submitted, 0)
    const removesAt = removalOf(closedAt, keepMonths)
    return {
      term,
      cardinalNumber,
      applications: counted ?? left,
      closedAt,
      removesAt: removesAt.toISOString(),
      // A term without applications has no stored counts.
      isRemoved: left === 0 && (counts !== undefined || removesAt < new Date()),
    }
  })
  const current = {
    term: running,
    cardinalNumber: cohortOf(running, now),
    applications: perTerm.get(running) ?? 0,
    closedAt: null,
    removesAt: null,
    isRemoved: false,
  }
  return running ? [...closed, current] : closed
}

/** A page of changes, newest first, with the names of applicants who still exist. */
export async function readHistory(
  { history, applicants }: ReportStores,
  { id, before }: { id?: string; before?: number },
) {
  if (id !== undefined && !isId(id)) throw new AppError('notFound')
  const page = await history.read({ about: id, before })
  const ids = page.history.flatMap(({ about }) => about ?? [])
  const people = await applicants.people([...new Set(ids)])
  const named = foldChanges(page.history).map(({ about, ...entry }) => {
    return { ...entry, ...(about && { id: about, ...people.get(about) }) }
  })
  return { history: named, next: page.next }
}

/** The longest period of one folded entry. */
const LONGEST_MS = 60_000

/** Changes by typing, or by pressing back and forth. */
const FOLDED = ['date', 'answer', 'appointmentAnswer', 'interviewDay']
/** An interviewer saved hours, without a change that the history names. */
const isOfHours = ({ what, from, to }: Entry) => what === 'interviewer' && from === to

/**
 * Folds keystrokes of one session, and presses back and forth, into one change at the time of the last; entries come
 * newest first. Folding starts with the oldest, so that it stays stable during typing.
 */
export function foldChanges(entries: Entry[]): Entry[] {
  const folded: Entry[] = []
  let since = 0
  for (const entry of entries.toReversed()) {
    const before = folded.at(-1)
    if (before && isOneGo(before, entry) && Date.parse(entry.at) - since < LONGEST_MS)
      folded[folded.length - 1] = { ...entry, from: before.from }
    else {
      folded.push(entry)
      since = Date.parse(entry.at)
    }
  }
  return folded.reverse()
}

const isOneGo = (before: Entry, entry: Entry): boolean =>
  (FOLDED.includes(entry.what) || (isOfHours(before) && isOfHours(entry))) &&
  before.what === entry.what &&
  before.about === entry.about &&
  before.role === entry.role &&
  before.session === entry.session &&
  before.member === entry.member &&
  before.to === entry.from
