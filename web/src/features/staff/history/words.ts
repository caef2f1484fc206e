import { ROLE_NAMES } from '@recruit/contract/calls/roles'
import { ANSWERS, PASS_STATES, TEAMS, type Team } from '@recruit/contract/constants'
import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { declaredSetting, SETTINGS } from '@recruit/contract/fields/settings-values'
import { answerNames, appointmentAnswerNames, dayStateNames } from '@recruit/contract/fields/status-names'
import type { DayState } from '@recruit/contract/interview/day'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { KIND_NAMES, MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import type { Language } from '@recruit/contract/text'
import { teamNames } from '../../../content/teams.ts'
import { formText } from '../../../ui/form/text.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { roleNames } from '../role-names.ts'
import { settingLabels } from '../setting-labels.ts'
import { adminText } from '../text.ts'
import { historyText } from './text.ts'

/** The change or action, as its screen names it; an unknown name is shown as it is. */
export function whatInWords(
  { what, role, from = '', to = '' }: Pick<HistoryEntry, 'what' | 'role'> & Partial<HistoryEntry>,
  language: Language,
): string {
  if (what === 'interviewer') return historyText[language].interviewer[doneWith(from, to)]
  const planned = role === 'system' && historyText[language].planned[what]
  if (planned) return planned
  const labels: Record<string, string> = settingLabels[language]
  return historyText[language].what[what] ?? labels[what] ?? what
}

const doneWith = (from: string, to: string) =>
  from === to ? 'changed' : from === '' ? 'added' : to === '' ? 'removed' : 'renamed'

/** Entries that say with their time alone what was planned. */
const PLANS_MISSED = new Set(['openingMissed', 'resultsMissed'])
const isTime = (what: string) =>
  SETTINGS.some((name) => name === what && declaredSetting[name].kind === 'time')
/** A role as it is called; a name stays what it is. */
export function roleInWords(value: string, language: Language): string {
  const role = ROLE_NAMES.find((name) => name === value)
  return role ? roleNames[role][language] : value
}

const OF_INTERVIEW = ' (interview)'
/** Nothing, its number, or the stage. */
const AFTER_TEAM = /^(?:$|:| \()/
/** Teams are noted by these names: as the screens call them. */
const NOTED_TEAMS: Record<Team, string> = { 1: 'marketing', 2: 'design', 3: 'webdev' }
const withTeams = (value: string, language: Language): string =>
  value
    .split(', ')
    .map((part) => {
      const team = TEAMS.find(
        (code) => part.startsWith(NOTED_TEAMS[code]) && AFTER_TEAM.test(part.slice(NOTED_TEAMS[code].length)),
      )
      if (!team) return part
      const rest = part.slice(NOTED_TEAMS[team].length)
      return teamNames[team][language] + rest.replace(OF_INTERVIEW, historyText[language].ofInterview)
    })
    .join(', ')

const teamsInWords = (value: string, language: Language): string =>
  TEAMS.filter((code) => value.split(',').includes(String(code)))
    .map((code) => teamNames[code][language])
    .join(', ')

/** Who did something: by name, or as which role. */
export const authorName = (
  { role, member }: Pick<HistoryEntry, 'role' | 'member'>,
  language: Language,
): string => member ?? historyText[language].authors[role]

const TEAM_CHANGES = new Set(['team', 'movedTeam', 'publishedTeam'])

type TermName = (term: number) => string

/** A stored value as its screen shows it. */
export function valueInWords(what: string, value: string, language: Language, nameOf: TermName): string {
  if (value === '') return historyText[language].emptyValue
  const isPass = what === 'pass' || what === 'publishedPass'
  const pass = isPass && PASS_STATES.find((state) => state === value)
  if (pass) return adminText[language].passStates[pass]
  const team = TEAM_CHANGES.has(what) && TEAMS.find((code) => String(code) === value)
  if (team) return teamNames[team][language]
  if (what === 'memberRole') return roleInWords(value, language)
  if (what === 'memberTeams') return teamsInWords(value, language)
  if (what === 'reviewsNeeded' || what === 'reviewsPlaces') return withTeams(value, language)
  const answer = what === 'answer' && ANSWERS.find((said) => said === value)
  if (answer) return answerNames[answer][language]
  if (what === 'appointmentAnswer')
    return appointmentAnswerNames[value === 'comes' ? value : 'cannotCome'][language]
  if (what === 'interviewDay' && Object.hasOwn(dayStateNames, value))
    return dayStateNames[value as DayState][language]
  if (what === 'term') return nameOf(Number(value))
  if (what === 'date' || what === 'publishedDate') return writtenDate(value, language)
  if (isTime(what)) return fullTime(value, language)
  if (value === 'true') return formText[language].on
  return value === 'false' ? formText[language].off : value
}

/** For these the only text names the person or team. */
const DEEDS_BY_NAME = new Set([
  'criteria',
  'criteriaTakenOver',
  'reviewersAssigned',
  'assignmentAdded',
  'assignmentRemoved',
  'reviewsOpened',
  'reviewsClosed',
  'interviewerLink',
])

/** The meaning of 'design: 70'. */
function assignedInWords(value: string, language: Language): string {
  const [team = '', count = ''] = withTeams(value, language).split(': ')
  return count ? historyText[language].assigned(team, count) : team
}

/** Which rules of the timetable were changed, by their names on the screen. */
function rulesInWords(names: string, language: Language): string {
  const known: Partial<Record<string, string>> = historyText[language].rules
  return names
    .split(',')
    .flatMap((name) => (Object.hasOwn(known, name) ? (known[name] ?? []) : []))
    .join(', ')
}

/** For messages: their kind and number. For a link: its owner. */
const messageDeeds: Record<string, (entry: HistoryEntry, language: Language) => string> = {
  messagesApproved: ({ from, to }, language) =>
    historyText[language].messages(kindInWords(from, language), to),
  messagesCalledOff: ({ from, to }, language) =>
    historyText[language].messages(kindInWords(from, language), to),
  messageResent: ({ to }, language) => kindInWords(to, language),
  messageTemplate: ({ to }, language) => kindInWords(to, language),
  staffLinkSent: ({ to }) => to,
}
const kindInWords = (value: string, language: Language): string => {
  const kind = KIND_NAMES.find((name) => name === value)
  return kind ? MESSAGE_KINDS[kind].name[language] : value
}

/**
 * The object of an action, an export for instance, which has no value before and after: '' without more detail, null
 * for a change.
 */
export function deedInWords(entry: HistoryEntry, language: Language, nameOf: TermName): string | null {
  const { what, from, to, role } = entry
  if (Object.hasOwn(messageDeeds, what)) return messageDeeds[what]?.(entry, language) ?? ''
  const isPlanned = role === 'system' && historyText[language].planned[what]
  if (isPlanned || PLANS_MISSED.has(what)) return fullTime(from, language)
  if (what === 'removedTerm') return historyText[language].removed(from, nameOf(Number(to)))
  if (what === 'export')
    return [historyText[language].exported(to), from && nameOf(Number(from))].filter(Boolean).join(' · ')
  if (what === 'reviewersAssigned') return assignedInWords(to, language)
  if (DEEDS_BY_NAME.has(what)) return withTeams(to || from, language)
  if (what === 'memberAdded') return roleInWords(to, language)
  if (what === 'published' || what === 'timetablePublished') return historyText[language].publishedTo(to)
  if (what === 'timetableRules') return rulesInWords(to, language)
  if (what === 'timetable') return historyText[language].appointments(to)
  // Typed and removed within a minute it is one entry, without a value at either end.
  if (what === 'date' && from === to) return historyText[language].takenBack
  if (what === 'interviewer' && doneWith(from, to) !== 'renamed') return to || from
  return from === '' && to === '' ? '' : null
}

/** Changes by one hand in one go lie closer together than this. */
const TOGETHER_MS = 5_000

const authorOf = ({ role, session, member }: HistoryEntry) => `${role} ${session} ${member ?? ''}`

export const isOfSettings = ({ id, what, role }: HistoryEntry): boolean =>
  !id && role !== 'system' && role !== 'applicant' && SETTINGS.some((name) => name === what)

/** Deeds that are done to several in one go, each named by its entry. */
const DEEDS_IN_ROW = new Set(['criteria', 'reviewsOpened', 'reviewsClosed', 'interviewer'])

/** What an entry may share a group with; null for what is a deed of its own. */
function kindOf(entry: HistoryEntry): string | null {
  const { id, what, role, from, to } = entry
  if (role === 'applicant') return null
  // Those who got another status are another line; dates differ from one to the next.
  if (id) return what === 'pass' || what === 'publishedPass' ? `${what} ${to}` : what
  if (DEEDS_IN_ROW.has(what)) return what === 'interviewer' ? `${what} ${doneWith(from, to)}` : what
  return isOfSettings(entry) ? 'settings' : null
}

/** Whom or what a change is about. */
const subjectOf = ({ id, what, from, to }: HistoryEntry) =>
  DEEDS_IN_ROW.has(what) ? `${what} ${to || from}` : `${id} ${what}`

export type Group<Entry = HistoryEntry> = [Entry, ...Entry[]]

/**
 * What one hand changed in one go as one group, the newest first: the same done to several people, or several
 * settings. A publication writes entries of several kinds for each person, which alternate.
 */
export function grouped<Entry extends HistoryEntry>(entries: readonly Entry[]): Group<Entry>[] {
  const groups: Group<Entry>[] = []
  let open = new Map<string, Group<Entry>>()
  let last: Entry | undefined
  for (const entry of entries) {
    const isSameGo =
      last !== undefined &&
      authorOf(last) === authorOf(entry) &&
      Date.parse(last.at) - Date.parse(entry.at) < TOGETHER_MS
    if (!isSameGo) open = new Map()
    last = entry
    const kind = kindOf(entry)
    const group = kind === null ? undefined : open.get(kind)
    // A second change of the same thing begins another line.
    if (group?.every((one) => subjectOf(one) !== subjectOf(entry))) {
      group.push(entry)
      continue
    }
    const begun: Group<Entry> = [entry]
    if (kind !== null) open.set(kind, begun)
    groups.push(begun)
  }
  return groups
}

/** More values than this are not counted: they differ from one to the next, as dates do. */
const FEW_VALUES = 3
/** How many got each new value, in the order of the entries; null where the values are many. */
export function countedValues(entries: readonly HistoryEntry[]): { to: string; count: number }[] | null {
  const counts = [...Map.groupBy(entries, ({ to }) => to)].map(([to, { length }]) => ({ to, count: length }))
  return counts.length > FEW_VALUES ? null : counts
}

/** The value that all entries share, or null. */
export const sharedValue = (entries: readonly HistoryEntry[], of: 'from' | 'to'): string | null => {
  const [first] = entries
  return first && entries.every((entry) => entry[of] === first[of]) ? first[of] : null
}
