import { isDeepStrictEqual } from 'node:util'
import { ALL_HOURS, GRID_DAYS } from '@recruit/contract/constants'
import { chosenDays, type DatedHours, isSameChoice } from '@recruit/contract/interview/interview-days'
import { wholeContent } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'

export type Content = Record<string, unknown>
type Whole = Content & DatedHours
export interface Model {
  draft: Whole
  submitted: Whole | null
  submissions: number
  version: number
  isOpen: boolean
}
export type Step =
  | { does: 'save'; tab: 0 | 1; page: 'savePage1' | 'savePage2'; fields: Content; knows: boolean }
  | { does: 'mark'; tab: 0 | 1; hours: number[]; days: string[] | null | undefined; knows: boolean }
  | { does: 'submit'; tab: 0 | 1; fields: Content; knows: boolean }
  | { does: 'break off'; fields: Content }
  | { does: 'read'; tab: 0 | 1 }
  | { does: 'switch the period' }

const word = fc.constantFrom('', '가', '나다', '라\n마', '🧵 바', 'a@example.org', '010-1234-5678')
const essay = fc.oneof(
  word,
  fc.constantFrom('가'.repeat(1000), '나'.repeat(1001), '한'.normalize('NFD').repeat(1000)),
)
const details = fc.record(
  {
    major: word,
    semester: word,
    isEwhaian: fc.boolean(),
    email: fc.constantFrom('', 'a@example.org', 'nonsense'),
  },
  { requiredKeys: [] },
)
const essays = fc.record({ applyReason: essay, activityPlan: essay }, { requiredKeys: [] })
/** Columns from two start days, numbered ones, and none sent, which keeps the stored ones. */
const days = fc.constantFrom(datesFrom(5), datesFrom(6), null, undefined)
function datesFrom(first: number): string[] {
  const date = (day: number) => new Date(Date.UTC(2026, 11, first + day)).toISOString().slice(0, 10)
  return Array.from({ length: GRID_DAYS }, (_, day) => date(day))
}

const tab = fc.constantFrom<0 | 1>(0, 1)
const knows = fc.boolean()
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      tab,
      page: fc.constantFrom('savePage1' as const, 'savePage2' as const),
      fields: fc.tuple(details, essays).map(([a, b]) => ({ ...a, ...b })),
      knows,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('mark' as const),
      tab,
      hours: fc.oneof(
        fc.constant(Array<number>(GRID_DAYS).fill(0)),
        fc.array(fc.integer({ min: 0, max: ALL_HOURS }), { minLength: GRID_DAYS, maxLength: GRID_DAYS }),
      ),
      days,
      knows,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      tab,
      fields: fc.oneof(essays, fc.constant(wholeContent)),
      knows,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('break off' as const), fields: essays }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('switch the period' as const) }) },
)

const stored = (fields: Content): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC') : value,
    ]),
  )
const isTooLong = (value: unknown) => typeof value === 'string' && [...value.normalize('NFC')].length > 1000
const isRefused = (fields: Content) =>
  isTooLong(fields.applyReason) || isTooLong(fields.activityPlan) || fields.email === 'nonsense'
const EDIT = ['major', 'semester', 'email', 'phonenum', 'applyReason', 'activityPlan']
const isComplete = (draft: Content, isFirst: boolean) =>
  (isFirst ? ['applyReason', 'activityPlan'] : EDIT).every((field) => String(draft[field]).trim() !== '')

const lacksDates = (hours: DatedHours) => !hours.interviewDays && chosenDays(hours).size > 0
function isSame(one: Whole, other: Whole): boolean {
  const rest = ({ interviewHours: _, interviewDays: __, ...others }: Whole) => others
  const isSameDating = lacksDates(one) === lacksDates(other)
  return isDeepStrictEqual(rest(one), rest(other)) && isSameChoice(one, other) && isSameDating
}

export function expected(
  model: Model,
  known: number | undefined,
  fields: Content,
  isSubmit: boolean,
): ['success' | 'refused' | 'stale', Model] {
  const whole: Whole = { ...model.draft, ...stored(fields) }
  const hasHours = fields.interviewHours !== undefined
  // No period is set: the first hours have no dates.
  if (hasHours && fields.interviewDays === undefined)
    whole.interviewDays = chosenDays(model.draft).size > 0 ? model.draft.interviewDays : null
  if (!model.isOpen) return ['refused', model]
  // A draft is checked before its version, a submission after.
  if (!isSubmit && isRefused(fields)) return ['refused', model]
  if (known !== undefined && known !== model.version) return ['stale', model]
  if (isSubmit && (isRefused(fields) || !isComplete(whole, model.submissions === 0)))
    return ['refused', model]
  // What equals the submission submits nothing new; a draft that differs becomes it again.
  if (isSubmit && model.submitted && isSame(whole, model.submitted))
    return isSame(whole, model.draft)
      ? ['success', model]
      : ['success', { ...model, draft: whole, version: model.version + 1 }]
  const version = model.version + 1
  return isSubmit
    ? ['success', { ...model, draft: whole, submitted: whole, submissions: model.submissions + 1, version }]
    : ['success', { ...model, draft: whole, version }]
}
