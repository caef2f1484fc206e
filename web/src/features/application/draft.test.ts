import { expect, test } from 'vitest'
import type { Reply } from '../../api/client.ts'
import { mistakesIn, requiredFor } from './checks.ts'
import { draftOf, hydrate, unsavedFields } from './draft.ts'
import { isOwnView } from './values.ts'

const known: Reply<'getApplication'> = {
  name: '박지우',
  team: 2,
  pass: 'default',
  date: '',
  studentId: '2341001',
  ewhaianId: 'jiwoo',
  major: '',
  version: 3,
  submissions: 0,
}
const opened = (id: string) => {
  const store = draftOf(id)
  hydrate(store, known)
  return store
}

test('both pages of an application share one draft', () => {
  opened('shared').getState().set('applyReason', '함께하고 싶습니다.')
  expect(draftOf('shared').getState().values.applyReason).toBe('함께하고 싶습니다.')
  expect(draftOf('another').getState().values.applyReason).toBe('')
})

test('what was typed is never replaced by what the server holds, and keeps the version it was read with', () => {
  const store = opened('typed')
  store.getState().set('major', '컴퓨터공학(희망)')
  hydrate(store, { ...known, major: 'elsewhere', version: 4 })
  expect(store.getState()).toMatchObject({ version: 3, values: { major: '컴퓨터공학(희망)' } })
  expect(unsavedFields(store.getState())).toEqual(['major'])
})

test('a draft without unsaved text follows the server', () => {
  const store = opened('clean')
  hydrate(store, { ...known, major: 'elsewhere', version: 4 })
  expect(store.getState()).toMatchObject({ version: 4, values: { major: 'elsewhere' } })
})

test('a reply from before the last save changes neither text nor version', () => {
  const store = opened('older')
  hydrate(store, { ...known, major: 'before', version: 2 })
  expect(store.getState()).toMatchObject({ version: 3, values: { major: '' } })
})

test('the four fields that anybody may read do not open the form', () => {
  expect(isOwnView({ name: '박지우', team: 2, pass: 'default', date: '' })).toBe(false)
})

test('a draft needs the identity, a first submission the essays too, an edit also how to reach the applicant', () => {
  const { values } = opened('rules').getState()
  const missing = (required: ReturnType<typeof requiredFor.draft>) =>
    mistakesIn(values, required, 'en', false).map(({ id }) => id)
  expect(missing(requiredFor.draft())).toEqual([])
  expect(missing(requiredFor.next('register', 0))).toEqual([])
  expect(missing(requiredFor.submit('register', 0))).toEqual(['applyReason', 'activityPlan'])
  expect(missing(requiredFor.submit('register', 1))).toContain('phonenum')
  expect(missing(requiredFor.next('update', 0))).toEqual(['major', 'semester', 'email', 'phonenum'])
})

test('an essay over the limit keeps a submission back, but no draft', () => {
  const { values } = opened('long').getState()
  const long = { ...values, applyReason: '가'.repeat(1001), activityPlan: '.' }
  expect(mistakesIn(long, requiredFor.draft(), 'en', true)).toEqual([])
  expect(mistakesIn(long, requiredFor.submit('register', 0), 'en', false)).toHaveLength(1)
})
