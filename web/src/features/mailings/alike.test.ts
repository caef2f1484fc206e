import type { MessageState } from '@recruit/contract/mail/kinds'
import { expect, test } from 'vitest'
import { alike, isTrouble } from './alike.tsx'

const messages = (state: MessageState, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${state} ${at}`, state }))
const linesOf = (items: ReturnType<typeof messages>, opened: string[] = []) =>
  alike(items, {
    ...{ idOf: ({ id }) => id, of: ({ state }) => state, isFirst: isTrouble, opened: new Set(opened) },
  }).map(({ id, items, isWithin }) => [id, items.length, ...(isWithin ? ['within'] : [])])

test('what failed comes first, and many that are alike share a row that opens', () => {
  const all = [...messages('queued', 4), ...messages('failed', 2)]
  const failed = [
    ['failed 0', 1],
    ['failed 1', 1],
  ]
  expect(linesOf(all)).toEqual([...failed, ['queued', 4]])
  expect(linesOf(all, ['queued'])).toEqual([
    ...[...failed, ['queued', 4]],
    ...[0, 1, 2, 3].map((at) => [`queued ${at}`, 1, 'within']),
  ])
})
