import { expect, test } from 'vitest'
import type { Reply } from '../../../api/client.ts'
import { isOwnView } from '../../../api/own-view.ts'
import { createDraftStore, hydrate, unsavedFields } from './draft.ts'

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
const opened = () => {
  const store = createDraftStore('opened')
  hydrate(store, known)
  return store
}

test('what was typed is never replaced by what the server holds, and keeps the version it was read with', () => {
  const store = opened()
  store.setState({ values: { ...store.getState().values, major: '컴퓨터공학(희망)' } })
  hydrate(store, { ...known, major: 'elsewhere', version: 4 })
  expect(store.getState()).toMatchObject({ version: 3, values: { major: '컴퓨터공학(희망)' } })
  expect(unsavedFields(store.getState())).toEqual(['major'])
})

test('a draft without unsaved text follows the server', () => {
  const store = opened()
  hydrate(store, { ...known, major: 'elsewhere', version: 4 })
  expect(store.getState()).toMatchObject({ version: 4, values: { major: 'elsewhere' } })
})

test('a reply from before the last save changes neither text nor version', () => {
  const store = opened()
  hydrate(store, { ...known, major: 'before', version: 2 })
  expect(store.getState()).toMatchObject({ version: 3, values: { major: '' } })
})

test('the four fields that anybody may read do not open the form', () => {
  expect(isOwnView({ name: '박지우', team: 2, pass: 'default', date: '' })).toBe(false)
})
