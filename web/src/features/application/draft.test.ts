import { emptyHours } from '@recruit/contract/grid'
import { expect, test } from 'vitest'
import type { Reply } from '../../api/client.ts'
import { draftOf, hydrate, unsavedFields } from './draft.ts'

const held = (version: number, major: string) =>
  ({
    name: '박서로',
    team: 1,
    pass: 'default',
    date: '',
    version,
    major,
    interviewHours: emptyHours(),
  }) as Reply<'getApplication'>

test('the first reply fills the draft, a newer one replaces it', () => {
  const store = draftOf('newer')
  hydrate(store, held(3, '철학과'))
  hydrate(store, held(4, '사학과'))
  expect(store.getState()).toMatchObject({ version: 4, isReady: true, values: { major: '사학과' } })
})

test('a reply from before the last save changes neither text nor version', () => {
  const store = draftOf('older')
  hydrate(store, held(4, '사학과'))
  hydrate(store, held(3, '철학과'))
  expect(store.getState()).toMatchObject({ version: 4, values: { major: '사학과' } })
})

test('what was typed and not stored is never overwritten', () => {
  const store = draftOf('typed')
  hydrate(store, held(1, '철학과'))
  store.getState().set('major', '사학과')
  hydrate(store, held(2, '미학과'))
  expect(store.getState()).toMatchObject({ version: 1, values: { major: '사학과' } })
  expect(unsavedFields(store.getState())).toEqual(['major'])
})
