import { CRITERIA_MAX } from '@recruit/contract/constants'
import type { Sent } from '../../../api/client.ts'

type EditedCriterion = Sent<'setReviewCriteria'>['criteria'][number]
/** With its own key, because an unstored criterion has no id. */
export type Row = EditedCriterion & { key: string }

export const EMPTY: EditedCriterion = { name: '', weight: 1, low: '', middle: '', high: '' }
export const canAdd = (rows: readonly Row[]): boolean => rows.length < CRITERIA_MAX

/** The rows without one. */
export const without = (rows: readonly Row[], key: string): Row[] => rows.filter((row) => row.key !== key)

/** The sent form of the rows. */
export const toSend = (rows: readonly Row[]): EditedCriterion[] => rows.map(({ key: _key, ...rest }) => rest)

const sayingOf = (rows: readonly Row[]) =>
  JSON.stringify(rows.map(({ name, weight, low, middle, high }) => [name, weight, low, middle, high]))
/** Whether they say the same; an id that only the stored ones have makes no difference. */
export const isSameRows = (some: readonly Row[], others: readonly Row[]): boolean =>
  sayingOf(some) === sayingOf(others)

/** Rows with the ids that the server gave them, in the order in which they were sent. */
export const withIds = (
  rows: readonly Row[],
  sent: readonly Row[],
  stored: readonly EditedCriterion[],
): readonly Row[] =>
  rows.map((row) => {
    const id = stored[sent.findIndex(({ key }) => key === row.key)]?.id
    return id ? { ...row, id } : row
  })

/** A sentence wraps, but has no lines of its own. */
export const inOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ')

/** One criterion in a line. */
export const inWords = (row: EditedCriterion | undefined): string =>
  row ? [`${row.name} ×${row.weight}`, row.low, row.middle, row.high].filter(Boolean).join(' / ') : ''
