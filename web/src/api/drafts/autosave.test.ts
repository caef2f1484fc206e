import { messages } from '@recruit/contract/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../client.ts'
import { createAutosave, type SavingState, stateAfter } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = () => new CallError(0, 'unreachable', 'no connection')
const down = () => new CallError(503, 'unavailable', 'cannot be done right now')

/** A writer whose saves wait until they are answered. */
function writer() {
  const page = { typed: '', stored: '', sends: 0, kinds: [] as SavingState['kind'][] }
  const answers: ((error?: Error) => void)[] = []
  const autosave = createAutosave({
    send: () => {
      page.sends += 1
      const sent = page.typed
      return new Promise<void>((resolve, reject) =>
        answers.push((error) => {
          if (error) return reject(error)
          page.stored = sent
          resolve()
        }),
      )
    },
    hasWork: () => page.typed !== page.stored,
    onState: ({ kind }) => page.kinds.push(kind),
    random: () => 0.5,
  })
  const type = (text: string) => {
    page.typed += text
    autosave.changed()
  }
  const answer = async (error?: Error) => {
    answers.shift()?.(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { page, autosave, type, answer, seconds: (n: number) => vi.advanceTimersByTimeAsync(n * 1000) }
}

test('is saved three seconds after the last keystroke', async () => {
  const { page, type, answer, seconds } = writer()
  type('가')
  await seconds(2.9)
  type('나')
  await seconds(2.9)
  expect(page.sends).toBe(0)
  await seconds(0.1)
  expect(page.sends).toBe(1)
  await answer()
  expect(page.kinds).toEqual(['changed', 'changed', 'saving', 'saved'])
  expect(page.stored).toBe('가나')
})

test('an applicant who never pauses is saved every thirty seconds all the same', async () => {
  const { page, type, seconds } = writer()
  for (let second = 0; second <= 30; second++) {
    type('가')
    await seconds(1)
  }
  expect(page.sends).toBe(1)
})

test('leaving a field saves at once, and only what is unsaved', async () => {
  const { page, autosave, type, answer } = writer()
  autosave.flush()
  expect(page.sends).toBe(0)
  type('가')
  autosave.flush()
  expect(page.sends).toBe(1)
  await answer()
  autosave.flush()
  expect(page.sends).toBe(1)
})

test('what is typed during a save is saved after it, never beside it', async () => {
  const { page, autosave, type, answer, seconds } = writer()
  type('가')
  autosave.flush()
  type('나')
  autosave.flush()
  await seconds(10)
  expect(page.sends).toBe(1)
  await answer()
  expect(page.kinds.at(-1)).toBe('changed')
  await seconds(3)
  expect(page.sends).toBe(2)
  await answer()
  expect(page).toMatchObject({ stored: '가나', sends: 2 })
})

test('without a connection it tries again, each time later, and at once when the connection is back', async () => {
  const { page, autosave, type, answer, seconds } = writer()
  type('가')
  await seconds(3)
  await answer(offline())
  expect(page.kinds.at(-1)).toBe('offline')
  await seconds(2)
  await answer(down())
  expect(page.kinds.at(-1)).toBe('failing')
  await seconds(3.9)
  expect(page.sends).toBe(2)
  await seconds(0.1)
  expect(page.sends).toBe(3)
  await answer(offline())
  type('나')
  autosave.retry()
  expect(page.sends).toBe(4)
  await answer()
  expect(page).toMatchObject({ stored: '가나' })
  expect(page.kinds.at(-1)).toBe('saved')
})

test('a change taken back leaves nothing to save', async () => {
  const { page, autosave, type, seconds } = writer()
  type('가')
  page.typed = ''
  autosave.changed()
  await seconds(10)
  expect(page.sends).toBe(0)
  expect(page.kinds.at(-1)).toBe('idle')
})

test.each([
  new CallError(409, 'conflict', 'changed elsewhere'),
  new CallError(403, 'forbidden', 'not yours'),
  new CallError(401, 'unauthorized', 'nobody'),
  new CallError(404, 'not_found', 'gone'),
  new CallError(200, 'refused', messages.periodClosed.ko, 'periodClosed'),
])('after $status $code nothing is sent until that is settled', async (error) => {
  const { page, autosave, type, answer, seconds } = writer()
  type('가')
  autosave.flush()
  await answer(error)
  const kind = page.kinds.at(-1)
  type('나')
  autosave.flush()
  autosave.retry()
  await seconds(300)
  expect(page.sends).toBe(1)
  expect(page.kinds.at(-1)).toBe(kind)
  autosave.resume()
  await answer()
  expect(page).toMatchObject({ sends: 2, stored: '가나' })
})

test('a text that breaks a rule is sent again only after it was changed', async () => {
  const { page, autosave, type, answer, seconds } = writer()
  type('가')
  autosave.flush()
  await answer(new CallError(200, 'refused', 'too long'))
  await seconds(300)
  expect(page.sends).toBe(1)
  type('나')
  await seconds(3)
  expect(page.sends).toBe(2)
})

test('a save by a button is followed up like any other and tells its caller', async () => {
  const { page, autosave, type, seconds } = writer()
  type('가')
  await expect(autosave.track(() => Promise.reject(down()))).rejects.toThrow('right now')
  expect(page.kinds.at(-1)).toBe('failing')
  await seconds(2)
  expect(page.sends).toBe(1)
})

test('a reply that was cut off counts as a failing server, not as a broken rule', () => {
  expect(stateAfter(new CallError(200, 'unreadable', 'cut')).kind).toBe('failing')
  expect(stateAfter(new CallError(429, 'too_many', 'slow down')).kind).toBe('failing')
  expect(stateAfter(new CallError(413, 'too_large', 'too large')).kind).toBe('refused')
})
