import { expect, test } from 'vitest'
import { heldBack, sentByAutosave } from './autosave-filter.ts'
import { clashesOf, fieldsInConflict, mergeVersions, recoveredFrom, textsMissingFrom } from './conflict.ts'
import type { DeviceCopy } from './device-copy.ts'
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

test('a field changed on one side only is that side’s, and nothing is asked', () => {
  const store = writing({ applyReason: '내가 고친 글' })
  const known = theirs({ major: '후' })
  expect(clashesOf(store.getState(), known.values)).toEqual([])
  mergeVersions(store, known, () => 'theirs')
  const draft = store.getState()
  expect(draft).toMatchObject({ version: 7, conflict: null, discarded: [] })
  expect(draft.values).toMatchObject({ major: '후', applyReason: '내가 고친 글' })
  expect(sentByAutosave(draft)).toEqual({ applyReason: '내가 고친 글' })
})

test('choosing lists the other text as discarded, takes the newest version and sends only what was chosen here', () => {
  const store = writing({ applyReason: '내가 고친 글', activityPlan: '내 계획' })
  const known = theirs({ applyReason: '남이 고친 글', activityPlan: '남의 계획' })
  store.setState({ conflict: { reason: 'changed', theirs: known, mineAt: null } })
  expect(fieldsInConflict(store.getState())).toEqual(['applyReason', 'activityPlan'])
  mergeVersions(store, known, (field) => (field === 'applyReason' ? 'mine' : 'theirs'))
  const draft = store.getState()
  expect(draft).toMatchObject({ version: 7, conflict: null })
  expect(draft.values).toMatchObject({ applyReason: '내가 고친 글', activityPlan: '남의 계획' })
  expect(draft.discarded.map(({ text }) => text)).toEqual(['남이 고친 글', '내 계획'])
  expect(sentByAutosave(draft)).toEqual({ applyReason: '내가 고친 글' })
})

test('an own save whose reply got lost is not another window’s, in whichever form its syllables are', () => {
  const store = writing({ applyReason: '한 번 더' })
  store.setState({ unanswered: [{ applyReason: '한 번'.normalize('NFD') }] })
  expect(clashesOf(store.getState(), theirs({ applyReason: '한 번' }).values)).toEqual([])
  expect(clashesOf(store.getState(), theirs({ applyReason: '남의 글' }).values)).toEqual(['applyReason'])
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

const copyOf = (values: Partial<Values>, more: Partial<DeviceCopy> = {}): DeviceCopy => ({
  ...{ id: 'conflict', tab: 'a tab', at: 5, version: 3, aside: [], stored },
  ...more,
  values: { ...stored, ...values },
})

test('a text of this device is simply ahead where the server still holds what this device had read', () => {
  const long = '가'.repeat(1000)
  const recovered = recoveredFrom(
    [copyOf({ applyReason: long, activityPlan: '내 계획' })],
    theirs({ major: '후' }),
  )
  expect(recovered).toMatchObject({ conflict: null, discarded: [] })
  expect(recovered.values).toMatchObject({ major: '후', applyReason: long, activityPlan: '내 계획' })
})

test('nor is it asked about where the server holds what this device had sent and no reply came', () => {
  const sent = [{ applyReason: '한 번' }]
  const recovered = recoveredFrom(
    [copyOf({ applyReason: '한 번 더' }, { sent })],
    theirs({ applyReason: '한 번' }),
  )
  expect(recovered).toMatchObject({ conflict: null, values: { applyReason: '한 번 더' } })
})

test('the texts of two tabs come back field by field; of one field the newer one, and the older one is kept', () => {
  const newer = copyOf({ applyReason: '새 글' }, { at: 9 })
  const older = copyOf({ applyReason: '옛 글', activityPlan: '옛 계획' })
  const recovered = recoveredFrom([newer, older], theirs({}))
  expect(recovered).toMatchObject({
    conflict: null,
    values: { applyReason: '새 글', activityPlan: '옛 계획' },
  })
  expect(recovered.discarded).toEqual([{ field: 'applyReason', text: '옛 글', at: 5 }])
})

test('what was changed here and elsewhere is asked about, and only that', () => {
  const store = writing({})
  const known = theirs({ applyReason: '남의 글', major: '후' })
  store.setState(recoveredFrom([copyOf({ applyReason: '내 글', activityPlan: '내 계획' })], known))
  expect(fieldsInConflict(store.getState())).toEqual(['applyReason'])
  expect(store.getState().conflict).toMatchObject({ reason: 'returned', mineAt: 5 })
  mergeVersions(store, known, () => 'theirs')
  expect(store.getState().values).toMatchObject({
    ...{ applyReason: '남의 글', major: '후', activityPlan: '내 계획' },
  })
  expect(store.getState().discarded.map(({ text }) => text)).toEqual(['내 글'])
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

  const other = theirs({ interviewHours: blank().interviewHours.with(2, 1), interviewDays: datesFrom(5) })
  store.setState({ conflict: { reason: 'changed', theirs: other, mineAt: null } })
  expect(fieldsInConflict(store.getState())).toEqual(['interviewHours'])
  expect(sentByAutosave(store.getState())).toEqual(mine)
  mergeVersions(store, other, () => 'theirs')
  expect(store.getState().values.interviewDays).toEqual(datesFrom(5))

  const another = writing(mine)
  another.setState({ conflict: { reason: 'changed', theirs: other, mineAt: null } })
  mergeVersions(another, other, () => 'mine')
  expect(another.getState().values).toMatchObject(mine)
  expect(sentByAutosave(another.getState())).toEqual(mine)
})

test('a copy on the device from before hours had dates is compared by its columns', () => {
  const { interviewDays: _, ...old } = { ...stored, interviewHours: blank().interviewHours.with(1, 1) }
  const known = theirs({ interviewHours: old.interviewHours, interviewDays: datesFrom(5) })
  expect(differing(old as Values, known.values)).toEqual([])
  expect(pickFields(old as Values, ['interviewHours'])).toEqual({ interviewHours: old.interviewHours })
})
