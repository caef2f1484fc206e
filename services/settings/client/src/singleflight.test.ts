import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { singleflight } from './singleflight.ts'

/** Reads that end when the test releases them. */
function source() {
  const reads: PromiseWithResolvers<string>[] = []
  const read = singleflight(() => {
    const ending = Promise.withResolvers<string>()
    reads.push(ending)
    return ending.promise
  })
  return { reads, read }
}

test('whoever comes during a read shares the one after it, and no two are under way', async () => {
  const { reads, read } = source()
  const answers = [read(), read(), read()]
  expect(reads).toHaveLength(1)
  reads[0]?.resolve('old')
  expect(await answers[0]).toBe('old')
  await turn()
  expect(reads).toHaveLength(2)
  answers.push(read())
  reads[1]?.resolve('new')
  expect(await Promise.all(answers.slice(0, 3))).toEqual(['old', 'new', 'new'])
  await turn()
  reads[2]?.resolve('newer')
  expect(await answers[3]).toBe('newer')
  expect(reads).toHaveLength(3)
})

test('in the moment in which a read ends, who asks shares the next one', async () => {
  const { reads, read } = source()
  const asked = read().then(read)
  const second = read()
  reads[0]?.resolve('old')
  await turn()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve('new')
  expect([await second, await asked, reads.length]).toEqual(['new', 'new', 2])
})

test('a read that fails fails who waits for the next one, and the one after it is asked anew', async () => {
  const { reads, read } = source()
  const answers = Promise.allSettled([read(), read()])
  reads[0]?.reject(new Error('away'))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = read()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve('back')
  expect([await later, reads.length]).toEqual(['back', 2])
})
