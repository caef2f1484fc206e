import { emptyValues } from '@recruit/contract/fields/application-values'
import { expect, test } from 'vitest'
import { type DeviceCopy, mergeRules } from '../../../api/drafts/merge.ts'
import {
  APPLICATION_FIELDS,
  blankKnown,
  differing,
  hasUnsubmittedEdits,
  heldBack,
  sentByAutosave,
  type ValueName,
  type Values,
} from './values.ts'

const { clashes, merged, missingFrom, recovered } = mergeRules(APPLICATION_FIELDS)
const stored: Values = {
  ...emptyValues(),
  ...{ name: '김가온', major: '전', applyReason: '처음', activityPlan: '계획' },
}
const datesFrom = (first: number) =>
  Array.from({ length: 32 }, (_, day) => new Date(Date.UTC(2026, 11, first + day)).toISOString().slice(0, 10))
const version = (values: Partial<Values>): Values => ({ ...stored, ...values })
const writing = (values: Partial<Values>, unanswered: Partial<Values>[] = []) => ({
  ...{ values: version(values), stored, unanswered },
})
/** What an autosave sends after a merge. */
const sentAfter = (values: Values, theirs: Values) => sentByAutosave({ values, stored: theirs })

test('a field changed on one side only is that side’s, and nothing is asked', () => {
  const mine = writing({ applyReason: '내가 고친 글' })
  const theirs = version({ major: '후' })
  expect(clashes(mine, theirs)).toEqual([])
  const { values, discarded } = merged(mine, theirs, () => 'theirs')
  expect(discarded).toEqual([])
  expect(values).toMatchObject({ major: '후', applyReason: '내가 고친 글' })
  expect(sentAfter(values, theirs)).toEqual({ applyReason: '내가 고친 글' })
})

test('choosing lists the other text as discarded and sends only what was chosen here', () => {
  const mine = writing({ applyReason: '내가 고친 글', activityPlan: '내 계획' })
  const theirs = version({ applyReason: '남이 고친 글', activityPlan: '남의 계획' })
  expect(clashes(mine, theirs)).toEqual(['applyReason', 'activityPlan'])
  const { values, discarded } = merged(mine, theirs, (field) => (field === 'applyReason' ? 'mine' : 'theirs'))
  expect(values).toMatchObject({ applyReason: '내가 고친 글', activityPlan: '남의 계획' })
  expect(discarded.map(({ text }) => text)).toEqual(['남이 고친 글', '내 계획'])
  expect(sentAfter(values, theirs)).toEqual({ applyReason: '내가 고친 글' })
})

test('an own save whose reply got lost is not another window’s, in whichever form its syllables are', () => {
  const mine = writing({ applyReason: '한 번 더' }, [{ applyReason: '한 번'.normalize('NFD') }])
  expect(clashes(mine, version({ applyReason: '한 번' }))).toEqual([])
  expect(clashes(mine, version({ applyReason: '남의 글' }))).toEqual(['applyReason'])
})

test('autosave leaves out the identity and what is malformed or too long, and nothing else', () => {
  const values = version({
    ...{ name: '김나온', email: 'no address', isEwhaian: true },
    ...{ applyReason: '가'.repeat(1001), activityPlan: '가'.repeat(1000) },
  })
  expect(Object.keys(sentByAutosave({ values, stored }))).toEqual(['isEwhaian', 'activityPlan'])
  expect(heldBack({ values, stored })).toEqual([
    { field: 'name', reason: 'identity' },
    { field: 'email', reason: 'wrong' },
    { field: 'applyReason', reason: 'wrong' },
  ])
})

type Copy = DeviceCopy<Values, ValueName>
const copyOf = (values: Partial<Values>, more: Partial<Copy> = {}): Copy => ({
  ...{ id: 'conflict', tab: 'a tab', at: 5, version: 3, aside: [], stored },
  ...more,
  values: version(values),
})

test('a text of this device is simply ahead where the server still holds what this device had read', () => {
  const long = '가'.repeat(1000)
  const found = recovered([copyOf({ applyReason: long, activityPlan: '내 계획' })], version({ major: '후' }))
  expect(found).toMatchObject({ mineAt: null, discarded: [] })
  expect(found.values).toMatchObject({ major: '후', applyReason: long, activityPlan: '내 계획' })
})

test('nor is it asked about where the server holds what this device had sent and no reply came', () => {
  const copy = copyOf({ applyReason: '한 번 더' }, { sent: [{ applyReason: '한 번' }] })
  const found = recovered([copy], version({ applyReason: '한 번' }))
  expect(found).toMatchObject({ mineAt: null, values: { applyReason: '한 번 더' } })
})

test('the texts of two tabs come back field by field; of one field the newer one, and the older one is kept', () => {
  const newer = copyOf({ applyReason: '새 글' }, { at: 9 })
  const older = copyOf({ applyReason: '옛 글', activityPlan: '옛 계획' })
  const found = recovered([newer, older], stored)
  expect(found).toMatchObject({ mineAt: null, values: { applyReason: '새 글', activityPlan: '옛 계획' } })
  expect(found.discarded).toEqual([{ field: 'applyReason', text: '옛 글', at: 5 }])
})

test('what was changed here and elsewhere is asked about, and only that', () => {
  const theirs = version({ applyReason: '남의 글', major: '후' })
  const found = recovered([copyOf({ applyReason: '내 글', activityPlan: '내 계획' })], theirs)
  expect(found.mineAt).toBe(5)
  expect(clashes(found, theirs)).toEqual(['applyReason'])
  const { values, discarded } = merged(found, theirs, () => 'theirs')
  expect(values).toMatchObject({ applyReason: '남의 글', major: '후', activityPlan: '내 계획' })
  expect(discarded.map(({ text }) => text)).toEqual(['내 글'])
})

test('of an older copy only the texts that are shown nowhere are discarded ones', () => {
  const copy = { values: version({ major: '후', applyReason: '옛 글' }), stored, at: 5 }
  expect(missingFrom(copy, [version({ major: '후' })])).toEqual([
    { field: 'applyReason', text: '옛 글', at: 5 },
  ])
})

test('edits wait for submission until they are taken back; another name is not an edit', () => {
  const known = { ...blankKnown(), submissions: 1, submitted: stored }
  const draft = (values: Partial<Values>) => ({ ...writing(values), known })
  expect(hasUnsubmittedEdits(draft({}))).toBe(false)
  expect(hasUnsubmittedEdits(draft({ name: '김다온' }))).toBe(false)
  expect(hasUnsubmittedEdits(draft({ major: '후' }))).toBe(true)
})

test('hours are the same by their dates, and go nowhere without them', () => {
  const [hours, later] = [emptyValues().interviewHours.with(1, 1), emptyValues().interviewHours.with(0, 1)]
  const own = { interviewHours: later, interviewDays: datesFrom(6) }
  const mine = writing(own)
  expect(clashes(mine, version({ interviewHours: hours, interviewDays: datesFrom(5) }))).toEqual([])
  const other = version({
    interviewHours: emptyValues().interviewHours.with(2, 1),
    interviewDays: datesFrom(5),
  })
  expect(clashes(mine, other)).toEqual(['interviewHours'])
  expect(sentAfter(mine.values, stored)).toEqual(own)
  expect(merged(mine, other, () => 'theirs').values.interviewDays).toEqual(datesFrom(5))
  const kept = merged(mine, other, () => 'mine').values
  expect(kept).toMatchObject(own)
  expect(sentAfter(kept, other)).toEqual(own)
})

test('a copy on the device from before hours had dates is compared by its columns', () => {
  const { interviewDays: _, ...old } = version({ interviewHours: emptyValues().interviewHours.with(1, 1) })
  const known = version({ interviewHours: old.interviewHours, interviewDays: datesFrom(5) })
  expect(differing(old as Values, known)).toEqual([])
  expect(APPLICATION_FIELDS.pick(old as Values, ['interviewHours'])).toEqual({
    interviewHours: old.interviewHours,
  })
})

test('answers are fields: merged one by one, and one to a question that is gone stays to be read', () => {
  const asked = (values: Partial<Values>) => version({ 'answer:a': '', 'answer:b': [], ...values })
  const mine = {
    values: asked({ 'answer:a': '내 답', 'answer:gone': '내 글' }),
    stored: asked({}),
    unanswered: [],
  }
  const theirs = asked({ 'answer:b': ['one'] })
  expect(clashes(mine, theirs)).toEqual([])
  const { values, discarded } = merged(mine, theirs, () => 'mine')
  expect(values).toMatchObject({ 'answer:a': '내 답', 'answer:b': ['one'] })
  expect(discarded.map(({ field, text }) => [field, text])).toEqual([['answer:gone', '내 글']])
  expect(sentAfter(values, theirs)).toEqual({ 'answer:a': '내 답' })
  expect(clashes({ ...mine, values: asked({ 'answer:b': ['two'] }) }, theirs)).toEqual(['answer:b'])
})

test('a question that has come is empty here; a copy of before it has nothing to save of it', () => {
  const server = version({ 'answer:new': '' })
  expect(differing(stored, server)).toEqual([])
  const found = recovered([copyOf({ applyReason: '내 글' })], server)
  expect(found.values).toMatchObject({ 'answer:new': '', applyReason: '내 글' })
  expect(sentByAutosave(found)).toEqual({ applyReason: '내 글' })
  const old = copyOf({ 'answer:old': '옛 답' })
  expect(recovered([old], server).discarded.map(({ text }) => text)).toEqual(['옛 답'])
})
