import { expect, test } from 'vitest'
import { heldBack, sentByAutosave } from './autosave-filter.ts'
import { fieldsInConflict, isForeign, likelySide, mergeVersions, textsMissingFrom } from './conflict.ts'
import { createDraftStore, type DraftStore, hasUnsubmittedEdits, takenFrom } from './draft.ts'
import { blank, differing, type Known, pickFields, type Values } from './values.ts'

const stored: Values = { ...blank(), name: '김가온', major: '전', applyReason: '처음', activityPlan: '계획' }
const theirs = (values: Partial<Values>): Known => ({
  values: { ...stored, ...values },
  version: 7,
  submissions: 1,
  submittedAt: '2026-09-03T05:03:00.000Z',
  savedAt: null,
  hasUnsubmittedEdits: true,
})

const datesFrom = (first: number) =>
  Array.from({ length: 32 }, (_, day) => new Date(Date.UTC(2026, 11, first + day)).toISOString().slice(0, 10))

function writing(values: Partial<Values>): DraftStore {
  const store = createDraftStore('conflict')
  store.setState({ isReady: true, values: { ...stored, ...values }, stored, version: 3 })
  return store
}

test('a field changed on one side is likely that side’s; the choice is the applicant’s all the same', () => {
  const store = writing({ applyReason: '내가 고친 글' })
  store.setState({ conflict: { reason: 'changed', theirs: theirs({ major: '후' }), mineAt: null } })
  const draft = store.getState()
  expect(fieldsInConflict(draft)).toEqual(['major', 'applyReason'])
  expect(likelySide(draft, 'major')).toBe('theirs')
  expect(likelySide(draft, 'applyReason')).toBe('mine')
})

test('choosing lists the other text as discarded, takes the newest version and sends only what was chosen here', () => {
  const store = writing({ applyReason: '내가 고친 글', activityPlan: '내 계획' })
  const known = theirs({ applyReason: '남이 고친 글', activityPlan: '남의 계획' })
  store.setState({ conflict: { reason: 'changed', theirs: known, mineAt: null } })
  mergeVersions(store, (field) => (field === 'applyReason' ? 'mine' : 'theirs'))
  const draft = store.getState()
  expect(draft).toMatchObject({ version: 7, conflict: null })
  expect(draft.values).toMatchObject({ applyReason: '내가 고친 글', activityPlan: '남의 계획' })
  expect(draft.discarded.map(({ text }) => text)).toEqual(['남이 고친 글', '내 계획'])
  expect(sentByAutosave(draft)).toEqual({ applyReason: '내가 고친 글' })
})

test('an own save whose reply got lost is not another window’s, in whichever form its syllables are', () => {
  const store = writing({ applyReason: '한 번 더' })
  store.setState({ unanswered: [{ applyReason: '한 번'.normalize('NFD') }] })
  expect(isForeign(store.getState(), theirs({ applyReason: '한 번' }).values)).toBe(false)
  expect(isForeign(store.getState(), theirs({ applyReason: '남의 글' }).values)).toBe(true)
  expect(isForeign(store.getState(), theirs({ major: '후' }).values)).toBe(true)
})

test('autosave leaves out the identity and what is malformed or too long, and nothing else', () => {
  const { values } = writing({
    name: '김나온',
    email: 'no address',
    applyReason: '가'.repeat(1001),
    activityPlan: '가'.repeat(1000),
    isEwhaian: true,
  }).getState()
  expect(Object.keys(sentByAutosave({ values, stored }))).toEqual(['isEwhaian', 'activityPlan'])
  expect(heldBack({ values, stored })).toEqual([
    { field: 'name', reason: 'identity' },
    { field: 'email', reason: 'wrong' },
    { field: 'applyReason', reason: 'wrong' },
  ])
})

test('of an older copy only the texts that are shown nowhere are discarded ones', () => {
  const copy = { values: { ...stored, major: '후', applyReason: '옛 글' }, stored, at: 5 }
  const shown = { ...stored, major: '후' }
  expect(textsMissingFrom(copy, [shown])).toEqual([{ field: 'applyReason', text: '옛 글', at: 5 }])
})

test('edits wait for submission until they are taken back; another name is not an edit', () => {
  const store = writing({})
  store.setState(takenFrom({ ...theirs({}), hasUnsubmittedEdits: false }))
  expect(hasUnsubmittedEdits(store.getState())).toBe(false)
  const type = (values: Partial<Values>) =>
    store.setState({ values: { ...store.getState().values, ...values } })
  type({ name: '김다온' })
  expect(hasUnsubmittedEdits(store.getState())).toBe(false)
  type({ major: '후' })
  expect(hasUnsubmittedEdits(store.getState())).toBe(true)
  type({ major: '전' })
  expect(hasUnsubmittedEdits(store.getState())).toBe(false)
})

test('hours are the same by their dates, and go nowhere without them', () => {
  const [hours, later] = [blank().interviewHours.with(1, 1), blank().interviewHours.with(0, 1)]
  const mine = { interviewHours: later, interviewDays: datesFrom(6) }
  const store = writing(mine)
  const same = theirs({ interviewHours: hours, interviewDays: datesFrom(5) })
  store.setState({ conflict: { reason: 'changed', theirs: same, mineAt: null } })
  expect(fieldsInConflict(store.getState())).toEqual([])
  expect(isForeign(store.getState(), same.values)).toBe(false)

  const other = theirs({ interviewHours: later, interviewDays: datesFrom(5) })
  store.setState({ conflict: { reason: 'changed', theirs: other, mineAt: null } })
  expect(fieldsInConflict(store.getState())).toEqual(['interviewHours'])
  expect(sentByAutosave(store.getState())).toEqual(mine)
  mergeVersions(store, () => 'theirs')
  expect(store.getState().values.interviewDays).toEqual(datesFrom(5))

  const another = writing(mine)
  another.setState({ conflict: { reason: 'changed', theirs: other, mineAt: null } })
  mergeVersions(another, () => 'mine')
  expect(another.getState().values).toMatchObject(mine)
  expect(sentByAutosave(another.getState())).toEqual(mine)
})

test('a copy on the device from before hours had dates is compared by its columns', () => {
  const { interviewDays: _, ...old } = { ...stored, interviewHours: blank().interviewHours.with(1, 1) }
  const known = theirs({ interviewHours: old.interviewHours, interviewDays: datesFrom(5) })
  expect(differing(old as Values, known.values)).toEqual([])
  expect(pickFields(old as Values, ['interviewHours'])).toEqual({ interviewHours: old.interviewHours })
})
