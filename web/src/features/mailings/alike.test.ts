import type { MessageState } from '@recruit/contract/mail/kinds'
import { expect, test } from 'vitest'
import { alike, rankOf } from './alike.ts'

const messages = (state: MessageState, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${state} ${at}`, state }))
const linesOf = (items: ReturnType<typeof messages>, opened: string[] = []) =>
  alike(items, {
    ...{
      idOf: ({ id }) => id,
      of: ({ state }) => state,
      rankOf: ({ state }) => rankOf([state]),
      opened: new Set(opened),
    },
  }).map(({ id, items, within }) => [id, items.length, ...(within ? ['within'] : [])])

test('what failed comes first, then what waits for approval, and many that are alike share a row that opens', () => {
  const all = [...messages('queued', 11), ...messages('draft', 11), ...messages('failed', 2)]
  const failed = [
    ['failed 0', 1],
    ['failed 1', 1],
  ]
  expect(linesOf(all)).toEqual([...failed, ['draft', 11], ['queued', 11]])
  expect(linesOf(all, ['queued'])).toEqual([
    ...[...failed, ['draft', 11], ['queued', 11]],
    ...Array.from({ length: 11 }, (_, at) => [`queued ${at}`, 1, 'within']),
  ])
})
