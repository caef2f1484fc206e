import { CRITERIA_MAX, KIT_QUESTIONS_MAX } from '@recruit/contract/constants'
import type { Reply, Sent } from '../../../api/client.ts'

type EditedCriterion = Sent<'setReviewCriteria'>['criteria'][number]
type Kit = Reply<'reviewCriteria'>['kit']
/** With its own key, because an unstored one has no id. */
interface Keyed {
  key: string
  id?: string | undefined
}
export type Row = EditedCriterion & Keyed
export type QuestionRow = Omit<Kit['questions'][number], 'id'> & Keyed

/** What one save stores: by what is judged and, for an interview, what is asked. */
export interface Edited {
  rows: readonly Row[]
  opening: string
  questions: readonly QuestionRow[]
}

export const EMPTY: EditedCriterion = { name: '', weight: 1, low: '', middle: '', high: '' }
export const EMPTY_QUESTION = { text: '', shows: '' }
export const canAdd = (rows: readonly Row[]): boolean => rows.length < CRITERIA_MAX
export const canAsk = (questions: readonly QuestionRow[]): boolean => questions.length < KIT_QUESTIONS_MAX
export const isStored = ({ id }: Keyed): boolean => id !== undefined

/** The rows without one. */
export const without = <One extends Keyed>(rows: readonly One[], key: string): One[] =>
  rows.filter((row) => row.key !== key)

const keyed = <One extends { id: string }>(stored: readonly One[]) =>
  stored.map((one) => ({ ...one, key: one.id }))
/** What is stored, to be edited. */
export const editedOf = ({ criteria, kit }: Pick<Reply<'reviewCriteria'>, 'criteria' | 'kit'>): Edited => ({
  rows: keyed(criteria),
  opening: kit.opening,
  questions: keyed(kit.questions),
})

const unkeyed = <One extends Keyed>(rows: readonly One[]) => rows.map(({ key: _key, ...rest }) => rest)
/** The sent form. */
export const toSend = ({ rows, opening, questions }: Edited) => ({
  criteria: unkeyed(rows),
  kit: { opening, questions: unkeyed(questions) },
})

const sayingOf = ({ rows, opening, questions }: Edited) =>
  JSON.stringify([
    rows.map(({ name, weight, low, middle, high }) => [name, weight, low, middle, high]),
    opening,
    questions.map(({ text, shows }) => [text, shows]),
  ])
/** Whether they say the same; an id that only the stored ones have makes no difference. */
export const isSame = (some: Edited, others: Edited): boolean => sayingOf(some) === sayingOf(others)

const given = <One extends Keyed>(rows: readonly One[], sent: readonly One[], stored: readonly Keyed[]) =>
  rows.map((row) => {
    const id = stored[sent.findIndex(({ key }) => key === row.key)]?.id
    return id ? { ...row, id } : row
  })
/** With the ids that the server gave them, in the order in which they were sent. */
export const withIds = (now: Edited, sent: Edited, stored: Edited): Edited => ({
  ...now,
  rows: given(now.rows, sent.rows, stored.rows),
  questions: given(now.questions, sent.questions, stored.questions),
})

/** A sentence wraps, but has no lines of its own. */
export const inOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ')

/** One criterion in a line. */
export const inWords = (row: EditedCriterion | undefined): string =>
  row ? [`${row.name} ×${row.weight}`, row.low, row.middle, row.high].filter(Boolean).join(' / ') : ''
/** One question in a line. */
export const askedInWords = (row: QuestionRow | undefined): string =>
  row ? [row.text, row.shows].filter(Boolean).join(' / ') : ''
