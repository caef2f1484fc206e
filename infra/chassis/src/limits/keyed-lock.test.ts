import { expect, test } from 'vitest'
import { keyedLock } from './keyed-lock.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

// evidence: V15.4.3
test('one at a time under one key, in the order of asking, failures included', async () => {
  const run = keyedLock()
  const ended: number[] = []
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 10 }, (_, at) =>
    run('key', async () => {
      most = Math.max(most, ++inside)
      await pause()
      inside--
      ended.push(at)
      if (at % 2) throw new Error('odd')
      return at
    }).catch(() => 'failed'),
  )
  expect(await Promise.all(visits)).toEqual([0, 'failed', 2, 'failed', 4, 'failed', 6, 'failed', 8, 'failed'])
  expect(most).toBe(1)
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await run('key', async () => 'again')).toBe('again')
})

test('other keys do not wait', async () => {
  const run = keyedLock()
  const endless = run('one', () => new Promise(() => undefined))
  expect(await Promise.race([run('two', async () => 'free'), endless])).toBe('free')
})
