import {
  ESSAY_MAX,
  LINK_MAX,
  QUESTIONS_MAX,
  QUESTIONS_PER_TEAM_MAX,
  TEAMS,
  TEXT_MAX,
} from '@recruit/contract/constants'
import { isChoice, type Option, type Question, type QuestionKind } from '@recruit/contract/fields/questions'
import { randomUuid } from '../../api/random-uuid.ts'
import { type Keyed, keyed, unkeyed, withGivenIds } from '../../ui/keyed-rows.ts'

export type OptionRow = Option & Keyed
export type Row = Omit<Question, 'options' | 'isRemoved'> & Keyed & { options: readonly OptionRow[] }

/** Whether a kind has options that staff write. */
export const hasOptions = (kind: QuestionKind): boolean => kind === 'oneOf' || kind === 'someOf'
/** The highest limit of each kind; a choice has none. */
export const longest = (kind: QuestionKind): number =>
  isChoice(kind) ? 0 : { line: TEXT_MAX, essay: ESSAY_MAX, link: LINK_MAX }[kind as 'line' | 'essay' | 'link']

const blank = () => ({ ko: '', en: '' })
export const newOption = (): OptionRow => {
  const key = randomUuid()
  return { key, id: key, label: blank() }
}
export function newRow(): Row {
  const key = randomUuid()
  return {
    ...{ key, id: key, kind: 'line', label: blank(), help: blank(), limit: TEXT_MAX, options: [] },
    ...{ isRequired: false, teams: [...TEAMS], page: 1, isNaming: false },
  }
}

/** The same of another kind, with what that needs. */
export const ofKind = (row: Row, kind: QuestionKind): Row => ({
  ...row,
  kind,
  limit: longest(kind),
  options: hasOptions(kind) ? (row.options.length > 0 ? row.options : [newOption(), newOption()]) : [],
})

export const rowsOf = (questions: readonly Question[]): Row[] =>
  keyed(questions).map(({ isRemoved: _, options, ...question }) => ({
    ...{ ...question, options: keyed(options) },
  }))

export const toSend = (rows: readonly Row[]): Question[] =>
  unkeyed(rows).map(({ options, ...row }) => ({ ...row, options: unkeyed(options) }))

/** Whether they ask the same; ids make no difference. */
export const isSame = (some: readonly Row[], others: readonly Row[]): boolean =>
  sayingOf(some) === sayingOf(others)
const sayingOf = (rows: readonly Row[]) =>
  JSON.stringify(
    rows.map(({ key: _, id: __, options, ...row }) => [
      ...Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      options.map(({ label }) => [label.ko, label.en]),
    ]),
  )

/** With the ids that the server gave them, in the order in which they were sent. */
export const withIds = (now: readonly Row[], sent: readonly Row[], stored: readonly Row[]): Row[] =>
  withGivenIds(now, sent, stored).map((row) => {
    const at = sent.findIndex(({ key }) => key === row.key)
    const [was, is] = [sent[at], stored[at]]
    return was && is ? { ...row, options: withGivenIds(row.options, was.options, is.options) } : row
  })

/** A question more would be too many, for the term or for a team. */
export const isFull = (rows: readonly Row[]): boolean =>
  rows.length >= QUESTIONS_MAX ||
  TEAMS.some((team) => rows.filter(({ teams }) => teams.includes(team)).length >= QUESTIONS_PER_TEAM_MAX)

/** The list with one row put at another's place. */
export function putAt(rows: readonly Row[], key: string, at: number): readonly Row[] {
  const row = rows.find((one) => one.key === key)
  if (!row) return rows
  return rows.filter((one) => one.key !== key).toSpliced(at, 0, row)
}
