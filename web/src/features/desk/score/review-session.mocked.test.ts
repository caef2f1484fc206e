import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../api/client.ts'
import { mergeRules } from '../../../api/drafts/merge.ts'
import {
  createReviewSession,
  firstUnscored,
  knownReview,
  type OwnReview,
  REVIEW_FIELDS,
  type Written,
} from './review-session.ts'

const held = (more: Partial<OwnReview>): OwnReview => ({
  ...{
    state: 'draft',
    scores: {},
    answers: {},
    comment: '',
    note: '',
    recusal: '',
    version: 1,
    updatedAt: '',
  },
  ...more,
})
const server = vi.hoisted(() => ({ review: null as unknown, sent: [] as unknown[] }))
const copies = vi.hoisted(() => new Map<string, { values: unknown }>())
vi.mock('../../../api/call.ts', () => ({
  call: async (_: string, { team: __, id: ___, ...sent }: OwnReview & Record<'team' | 'id', unknown>) => {
    server.sent.push(sent.state)
    const stored = server.review as OwnReview
    if (sent.version !== stored.version)
      throw new CallError(409, 'conflict', '', undefined, { stored: stored as never })
    server.review = { ...stored, ...sent, version: stored.version + 1 }
    return { review: server.review }
  },
}))
vi.mock('../../../api/drafts/device-store.ts', () => ({
  TAB: 'tab',
  readCopies: async () => [...copies.values()],
  writeCopy: async (copy: { tab: string; values: unknown }) => copies.set(copy.tab, copy),
  removeCopy: async (_: string, tab: string) => copies.delete(tab),
  clearCopies: async () => copies.clear(),
}))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  copies.clear()
  Object.assign(server, { review: held({}), sent: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const onDevice = () => JSON.stringify([...copies.values()])
const entered = async () => {
  const session = createReviewSession({ team: 1, stage: 'documents' }, 'one')
  await session.enter(held({}))
  return session
}

test('a review that was submitted in another window keeps the note of this one until it is opened again', async () => {
  const session = await entered()
  session.set({ note: '다시 묻기' })
  server.review = held({ state: 'submitted', version: 2, comment: '좋습니다.' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.store.getState()).toMatchObject({
    values: { note: '다시 묻기', comment: '좋습니다.' },
    known: { state: 'submitted' },
  })
  expect(onDevice()).toContain('다시 묻기')
  expect(server.sent).toEqual(['draft'])
  await session.reopen()
  expect(server.review).toMatchObject({ state: 'draft', note: '다시 묻기' })
})

test('a text that was not chosen against a submitted review stays to be read', async () => {
  const session = await entered()
  session.set({ comment: '여기서 쓴 의견' })
  server.review = held({ state: 'submitted', version: 2, comment: '다른 창의 의견' })
  await vi.advanceTimersByTimeAsync(5000)
  session.choose(() => 'theirs')
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.store.getState().discarded.map(({ text }) => text)).toEqual(['여기서 쓴 의견'])
  expect(onDevice()).toContain('여기서 쓴 의견')
})

test('text that is left of a recused review is not sent, which would end the recusal', async () => {
  const session = createReviewSession({ team: 1, stage: 'documents' }, 'one')
  copies.set('gone', {
    tab: 'gone',
    at: 1,
    version: 1,
    values: { scores: {}, comment: '', note: '남은 메모' },
    stored: { scores: {}, comment: '', note: '' },
  } as never)
  server.review = held({ state: 'recused', version: 2 })
  await session.enter(server.review as OwnReview)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.sent).toEqual([])
  expect(session.store.getState().values.note).toBe('남은 메모')
})

test('recusing leaves nothing on a shared computer once the server has everything', async () => {
  const session = await entered()
  session.set({ note: '아는 사람' })
  await vi.advanceTimersByTimeAsync(5000)
  await session.recuse('친구입니다')
  await vi.advanceTimersByTimeAsync(1000)
  expect(copies.size).toBe(0)
})

const { differing } = mergeRules(REVIEW_FIELDS)
const nothing = knownReview(null).values
const mine: Written = { scores: { a: 4 }, answers: { q: '권유' }, comment: '계획이 뚜렷합니다.', note: '' }

test('a syllable in either form is the same text, and scores are compared one by one', () => {
  expect(differing({ ...nothing, note: '한'.normalize('NFD') }, { ...nothing, note: '한' })).toEqual([])
  expect(
    differing(mine, { scores: { a: 2 }, answers: {}, comment: '동기가 약합니다.', note: '다시 묻기' }),
  ).toEqual([...['scores', 'answers', 'comment', 'note']])
  expect(differing(mine, { ...mine, answers: { q: '권유'.normalize('NFD'), other: '' } })).toEqual([])
  expect(differing(mine, { ...mine, scores: { a: 4 } })).toEqual([])
})

test('the first criterion without a score is the one to go to', () => {
  const of = (id: string) => ({ id, name: id, weight: 1, low: '', middle: '', high: '' })
  expect(firstUnscored([of('a'), of('b'), of('c')], mine)?.id).toBe('b')
  expect(firstUnscored([of('a')], mine)).toBeUndefined()
})

test('answers noted on two devices are asked about, and those that are not chosen stay to be read', () => {
  const { clashes, merged } = mergeRules(REVIEW_FIELDS)
  const here = { values: { ...nothing, answers: { q: '여기' } }, stored: nothing, unanswered: [] }
  const theirs = { ...nothing, answers: { q: '저기', r: '둘째' } }
  expect(clashes(here, theirs)).toEqual(['answers'])
  const { values, discarded } = merged(here, theirs, () => 'mine')
  expect(values.answers).toEqual({ q: '여기' })
  expect(discarded.map(({ field, text }) => [field, text])).toEqual([['answers', '저기\n\n둘째']])
})

test('a copy from before there were interviews is read as one without answers', () => {
  const { recovered } = mergeRules(REVIEW_FIELDS)
  const { answers: _, ...earlier } = { ...nothing, comment: '옛 기기의 글' }
  const { answers: __, ...stored } = nothing
  const copy = {
    values: earlier as Written,
    stored: stored as Written,
    version: 1,
    at: 1,
    tab: 'tab',
    draft: 'd',
  }
  const { values, discarded } = recovered([copy as never], nothing)
  expect([values, discarded]).toEqual([{ ...nothing, comment: '옛 기기의 글' }, []])
})
