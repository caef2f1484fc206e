import { CRITERIA_MAX, KIT_QUESTIONS_MAX } from '@recruit/contract/constants'
import type { Reply, Sent } from '../../../api/client.ts'
import { randomUuid } from '../../../api/random-uuid.ts'
import { type Keyed, keyed, unkeyed, withGivenIds } from '../../../ui/keyed-rows.ts'

type EditedCriterion = Sent<'setReviewCriteria'>['criteria'][number]
type Kit = Reply<'reviewCriteria'>['kit']
export type Row = EditedCriterion & Keyed
export type QuestionRow = Omit<Kit['questions'][number], 'id'> & Keyed

/** What one save stores: by what is judged and, for an interview, what is asked. */
export interface Edited {
  rows: readonly Row[]
  opening: string
  questions: readonly QuestionRow[]
}

export const newCriterion = (): Row => ({
  ...{ key: randomUuid(), name: '', weight: 1, low: '', middle: '', high: '' },
})
export const newQuestion = (): QuestionRow => ({ key: randomUuid(), text: '', shows: '' })
export const canAdd = (rows: readonly Row[]): boolean => rows.length < CRITERIA_MAX
export const canAsk = (questions: readonly QuestionRow[]): boolean => questions.length < KIT_QUESTIONS_MAX
export const isStored = ({ id }: Keyed): boolean => id !== undefined

/** What is stored, to be edited. */
export const editedOf = ({ criteria, kit }: Pick<Reply<'reviewCriteria'>, 'criteria' | 'kit'>): Edited => ({
  rows: keyed(criteria),
  opening: kit.opening,
  questions: keyed(kit.questions),
})

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

/** With the ids that the server gave them, in the order in which they were sent. */
export const withIds = (now: Edited, sent: Edited, stored: Edited): Edited => ({
  ...now,
  rows: withGivenIds(now.rows, sent.rows, stored.rows),
  questions: withGivenIds(now.questions, sent.questions, stored.questions),
})

/** One criterion in a line. */
export const inWords = ({ name, weight, low, middle, high }: EditedCriterion): string =>
  [`${name} ×${weight}`, low, middle, high].filter(Boolean).join(' / ')
/** One question in a line. */
export const askedInWords = ({ text, shows }: QuestionRow): string =>
  [text, shows].filter(Boolean).join(' / ')
