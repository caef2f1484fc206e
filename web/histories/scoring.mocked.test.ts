import { fc } from '@recruit/local/testing/random'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../src/api/client.ts'
import {
  createReviewSession,
  type OwnReview,
  type ReviewSession,
} from '../src/features/desk/score/review-session.ts'
import { type Act, createScoreDesk, nextUnfinished } from '../src/features/desk/score/score-desk.ts'
import { scoreText } from '../src/features/desk/score/text.ts'
import { deskText } from '../src/features/desk/text.ts'
import { scoringModel } from './scoring-model.ts'

const HISTORIES = Number(process.env.HISTORIES) || 200
const CRITERIA = ['가', '나', '다'].map((id) => ({ id, name: id, weight: 1, low: '', middle: '', high: '' }))
const IDS = ['a', 'b', 'c', 'd', 'e']
const text = { ...deskText.ko, ...scoreText.ko }

/** A server that holds reviews, answers with the given delays and at first fails to store some submissions. */
const server = vi.hoisted(() => ({
  reviews: new Map<string, OwnReview>(),
  failing: new Set<string>(),
  latency: (): number => 0,
}))
const late = () => new Promise<void>((resolve) => setTimeout(resolve, server.latency()))
vi.mock('../src/api/call.ts', () => ({
  call: async (
    _name: string,
    sent: Pick<OwnReview, 'state' | 'version' | 'scores' | 'answers' | 'comment' | 'note'> & { id: string },
  ) => {
    const { id, version, state, scores, answers, comment, note } = sent
    await late()
    if (state === 'submitted' && server.failing.delete(id)) throw new CallError(503, 'unavailable', 'later')
    const before = server.reviews.get(id)
    if ((before?.version ?? 0) !== version)
      throw new CallError(409, 'conflict', 'changed', undefined, { stored: before ?? null })
    const review = { state, scores, answers, comment, note, recusal: '', version: version + 1, updatedAt: '' }
    server.reviews.set(id, review as OwnReview)
    await late()
    return { review }
  },
}))
vi.mock('../src/api/drafts/device-store.ts', () => ({
  TAB: 'tab',
  readCopies: async () => {
    await late()
    return []
  },
  writeCopy: () => Promise.resolve(),
  removeCopy: () => Promise.resolve(),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  server.reviews.clear()
  server.failing.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function room(latencies: readonly number[]) {
  let calls = 0
  server.latency = () => latencies[calls++ % latencies.length] ?? 0
  const sessions = new Map<string, ReviewSession>()
  const address = { id: 'a' }
  const stateOf = (id: string) => sessions.get(id)?.store.getState().known.state ?? 'none'
  const desk = createScoreDesk({
    shown: () => address.id,
    show: (id) => void Object.assign(address, { id }),
    items: () =>
      IDS.map(
        (id, index) => ({ id, number: index + 1, state: 'none', version: 0, aggregate: null }) as never,
      ),
    isFinished: ({ id }) => stateOf(id) === 'submitted',
    open: async (id) => {
      const isKnown = sessions.has(id)
      const session = sessions.get(id) ?? createReviewSession({ team: 1, stage: 'documents' }, id)
      sessions.set(id, session)
      if (!isKnown) await late()
      await session.enter(null)
      return { session, label: '지원서 #1', criteria: CRITERIA, isClosed: false }
    },
    onSubmitted: () => undefined,
    isInScores: () => false,
    text: () => text,
  })
  return { desk, address }
}

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ kind: fc.constant('score' as const), score: fc.integer({ min: 1, max: 5 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), isByButton: fc.constant(false) }),
  },
  fc.record({ kind: fc.constant('submit' as const), isByButton: fc.constant(true) }),
  fc.record({ kind: fc.constant('step' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ kind: fc.constant('go' as const), id: fc.constantFrom(...IDS) }),
)
/** As a reviewer types who knows what she gives: all criteria, then on. */
const whole: fc.Arbitrary<Act[]> = fc
  .tuple(...CRITERIA.map(() => fc.integer({ min: 1, max: 5 })))
  .map((scores) => [
    ...scores.map((score) => ({ kind: 'score' as const, score })),
    { kind: 'submit' as const, isByButton: false },
  ])
const step = fc.record({
  acts: fc.oneof(
    { weight: 3, arbitrary: whole },
    act.map((one) => [one]),
  ),
  pauses: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 4 }),
})

test(`in ${HISTORIES} random histories each score belongs to the application it was meant for, whatever the network does`, async () => {
  const history = fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 12 }),
    latencies: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 8 }),
    failing: fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, latencies, failing }) => {
      server.reviews.clear()
      server.failing = new Set(failing)
      const { desk, address } = room(latencies)
      desk.follow()
      const expected = scoringModel(IDS, CRITERIA.length, failing)
      const asked: Act[] = []
      const dropped = new Set<Act>()
      desk.store.subscribe((now) => {
        for (const one of now.dropped) dropped.add(one)
      })
      for (const { acts, pauses } of steps)
        for (const [index, wanted] of acts.entries()) {
          const one = { ...wanted }
          if (one.kind !== 'go') {
            asked.push(one)
            desk.press(one)
          } else if (address.id !== one.id) {
            asked.push(one)
            address.id = one.id
            desk.follow()
          }
          await vi.advanceTimersByTimeAsync(pauses[index % pauses.length] ?? 0)
        }
      await vi.advanceTimersByTimeAsync(120_000)
      // Actions that the desk reports as not done are skipped here; only after a refusal may it report so.
      let isRefused = false
      for (const one of asked)
        if (dropped.has(one)) expect(isRefused, 'dropped although nothing was refused').toBe(true)
        else isRefused = !expected.do(one)
      for (const id of IDS) {
        const stored = server.reviews.get(id)
        const given = expected.scores.get(id) ?? []
        expect(stored?.scores ?? {}, id).toEqual(
          Object.fromEntries(
            CRITERIA.flatMap((one, at) => (given[at] === undefined ? [] : [[one.id, given[at]]])),
          ),
        )
        expect(stored?.state === 'submitted', id).toBe(expected.submitted.has(id))
      }
      expect(address.id).toBe(expected.cursor.id)
    }),
    { numRuns: HISTORIES },
  )
})

test('keys typed while a review is sent are the next one’s, and those typed after a refusal do nothing', async () => {
  server.failing = new Set(['b'])
  const { desk, address } = room([500])
  desk.follow()
  const type = async (keys: string) => {
    for (const key of keys) {
      desk.press(key === '\n' ? { kind: 'submit' } : { kind: 'score', score: Number(key) })
      await vi.advanceTimersByTimeAsync(220)
    }
  }
  await type('542\n')
  await vi.advanceTimersByTimeAsync(300)
  expect(desk.store.getState()).toMatchObject({ busy: 'sending' })
  await type('542\n542\n')
  await vi.advanceTimersByTimeAsync(60_000)
  const stored = (id: string) => {
    const review = server.reviews.get(id)
    return [review?.state, ...Object.values(review?.scores ?? {})]
  }
  expect(stored('a')).toEqual(['submitted', 5, 4, 2])
  expect(stored('b')).toEqual(['draft', 5, 4, 2])
  expect(stored('c')).toEqual([undefined])
  expect(address.id).toBe('b')
  const { problem, said, busy, waiting } = desk.store.getState()
  expect({ problem, busy, waiting }).toEqual({ problem: { id: 'b', words: 'later' }, busy: null, waiting: 0 })
  expect(said).toBe(`${text.notSubmitted(text.item(1), 'later')} ${text.dropped(4)}`)
})

test('after the last one comes the first that is left, wherever it is', () => {
  const items = IDS.map((id) => ({ id }))
  const next = (id: string, ...left: string[]) =>
    nextUnfinished(items, id, (item) => !left.includes(item.id))?.id
  expect(next('c', 'b', 'e')).toBe('e')
  expect(next('e', 'b', 'd')).toBe('b')
  expect(next('e', 'e')).toBeUndefined()
})
