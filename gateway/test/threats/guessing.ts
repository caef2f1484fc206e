import { fromElsewhere } from '@recruit/local/testing/addresses'
import { visitor } from '@recruit/local/testing/visitor'
import { expect } from 'vitest'
import { redis, stack } from './product.ts'

/** One browser at an address of its own. */
export const stranger = () => visitor(stack.url, 'en', fromElsewhere())
export const statuses = async (asks: Promise<{ status: number }>[]) =>
  (await Promise.all(asks)).map(({ status }) => status)
export const times = <Result>(count: number, ask: (at: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, at) => ask(at))

/** The one key with this prefix that appears only after a request. */
export async function newKey(prefix: string, ask: () => Promise<{ status: number }>): Promise<string> {
  const before = await redis.keys(`${prefix}*`)
  expect((await ask()).status).toBe(200)
  const [key = '', ...more] = (await redis.keys(`${prefix}*`)).filter((one) => !before.includes(one))
  expect(more).toEqual([])
  return key
}
