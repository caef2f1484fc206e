import { ANSWERS, type Answer, TEAMS } from '@recruit/contract/constants'
import { SHOWN_PASSES, type ShownPass } from '@recruit/contract/fields/status-names'
import { choiceIn, flagIn, oneOfIn, searchSchema, textIn } from '../../../ui/search-state.ts'
import type { Which } from '../../staff/applicants.ts'

const JUDGED_SORTS = ['score', 'interview', 'apart', 'missing', 'sure'] as const
const SORTS = ['name', 'studentId', 'ewhaianId', 'isFinalSubmit', 'pass', 'date', ...JUDGED_SORTS] as const
export type Sort = (typeof SORTS)[number]
export type JudgedSort = (typeof JUDGED_SORTS)[number]
/** Whether the reviews must be known to sort so. */
export const isJudgedSort = (sort: Sort | null): sort is JudgedSort =>
  JUDGED_SORTS.some((one) => one === sort)

/** Where scores are parted; finer ones are found by sorting. */
const SCORE_STEPS = [4.5, 4, 3.5, 3, 2.5, 2, 1.5] as const
type Step = (typeof SCORE_STEPS)[number]
export type ScoreFilter = `${'from' | 'below'}-${Step}` | 'none'
/** In the order of the menu. */
export const SCORE_FILTERS: readonly ScoreFilter[] = [
  ...SCORE_STEPS.map((step) => `from-${step}` as const),
  ...SCORE_STEPS.map((step) => `below-${step}` as const),
  'none',
]
/** How much reviews differ, as their standard deviation. */
export const APART_STEPS = [0.5, 1, 1.5] as const

/** Which part of a list is shown and in which order; the address holds it, so that a list can be shared. */
export interface View extends Which {
  search: string
  /** The shown status: a draft without a decision does not count as submitted. */
  pass: ShownPass | null
  state: 'submitted' | 'draft' | null
  /** Only those whose student id another application has. */
  shared: boolean
  /** What a final passer answered; 'none' for no answer yet. */
  answer: Answer | 'none' | null
  /** The mean of the reviews; 'none' for those without one. */
  score: ScoreFilter | null
  /** The reviews differ at least this much. */
  apart: (typeof APART_STEPS)[number] | null
  /** Only those of which reviews are still to come. */
  missing: boolean
  /** Only applicants who see another status than the decided one. */
  unpublished: boolean
  /** Null: in the order of enrolment. */
  sort: Sort | null
  descending: boolean
}

const term = {
  name: 'term',
  read: (said: string | null) => (Number.isInteger(Number(said)) && Number(said) > 0 ? Number(said) : null),
  write: (value: number | null) => (value === null ? null : String(value)),
}

/** The view in an address; default values are left out, but never the team. */
export const VIEW = searchSchema<View>(
  {
    team: choiceIn('team', { known: TEAMS, usual: TEAMS[0], always: true }),
    term,
    search: textIn('q'),
    pass: oneOfIn('pass', SHOWN_PASSES),
    state: oneOfIn('state', ['submitted', 'draft'] as const),
    shared: flagIn('shared'),
    answer: oneOfIn('answer', [...ANSWERS, 'none'] as const),
    score: oneOfIn('score', SCORE_FILTERS),
    apart: oneOfIn('apart', APART_STEPS),
    missing: flagIn('missing'),
    unpublished: flagIn('unpublished'),
    sort: oneOfIn('sort', SORTS),
    descending: flagIn('order', 'down'),
  },
  (view) => (view.sort ? view : { ...view, descending: false }),
)

const NO_JUDGED_FILTER = { score: null, apart: null, missing: false } as const
export const NO_FILTER = {
  search: '',
  pass: null,
  state: null,
  shared: false,
  answer: null,
  ...NO_JUDGED_FILTER,
  unpublished: false,
} as const

type Filter = Partial<View> & Record<string, unknown>
const differs = (view: View, none: Filter) =>
  Object.entries(none).some(([name, value]) => view[name as keyof View] !== value)

/** Whether anything is left out of the list. */
export const isFiltered = (view: View): boolean => differs(view, NO_FILTER)

/** Whether the reviews must be known for this view. */
export const asksForJudged = (view: View): boolean =>
  isJudgedSort(view.sort) || differs(view, NO_JUDGED_FILTER)

/** The view without unknown figures, which an address cannot ask for. */
export const knownView = (
  view: View,
  { judged, unpublished }: { judged: unknown; unpublished: unknown },
): View => ({
  ...view,
  ...(judged === null && NO_JUDGED_FILTER),
  ...(judged === null && isJudgedSort(view.sort) && { sort: null, descending: false }),
  ...(unpublished === null && { unpublished: false }),
})
