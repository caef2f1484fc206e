import { PlainError } from '@recruit/local/plain-error'
import { beforeEach, expect, test, vi } from 'vitest'
import { countLine, runChapters } from './run-chapters.ts'
import { type Chapter, needs, type Step, type Story } from './story.ts'

const shot = vi.fn(async () => undefined)
const story = { page: { shot }, screen: 'phone' } as unknown as Story
const passing: Step = async () => undefined
const failing: Step = async () => {
  throw new PlainError('it was not there')
}
const play = (chapters: Chapter[]) =>
  runChapters(chapters, story, {
    engine: 'webkit',
    cannot: { touch: 'no finger' },
    artefacts: '/nowhere',
    signal: new AbortController().signal,
  })
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  shot.mockClear()
})

test('after a failed step the rest of its chapter and what builds on it are not reached, and count as failed', async () => {
  const outcomes = await play([
    { name: 'first', steps: { a: passing, b: failing, c: passing } },
    { name: 'second', after: 'first', steps: { d: passing } },
    { name: 'third', after: 'second', steps: { e: passing } },
    { name: 'other', steps: { f: passing } },
  ])
  expect(outcomes.map(({ state }) => state)).toEqual([
    'passed',
    'failed',
    'notReached',
    'notReached',
    'notReached',
    'passed',
  ])
  expect(outcomes[1]?.words).toBe('it was not there [webkit-phone-b.png]')
  expect(shot).toHaveBeenCalledWith('/nowhere/webkit-phone-b.png')
  expect(countLine(outcomes)).toEqual({ failed: 4, line: 'engines: 2 passed, 4 failed, 0 not possible here' })
})

test('what the driver cannot do is neither passed nor failed, and says why', async () => {
  const outcomes = await play([
    { name: 'only', steps: { paints: needs('touch', () => failing(story)), 'goes on': passing } },
  ])
  expect(outcomes.map(({ state, words }) => [state, words])).toEqual([
    ['notPossible', 'no finger'],
    ['passed', ''],
  ])
  expect(countLine(outcomes).line).toBe('engines: 1 passed, 0 failed, 1 not possible here')
})

test('a run that is broken off ends there', async () => {
  const ending = new AbortController()
  const reason = new Error('interrupted')
  const interrupted: Step = async () => {
    ending.abort(reason)
    throw new Error('the window is gone')
  }
  const context = { engine: 'webkit', cannot: {}, artefacts: '/nowhere', signal: ending.signal } as const
  await expect(runChapters([{ name: 'only', steps: { interrupted } }], story, context)).rejects.toBe(reason)
})
