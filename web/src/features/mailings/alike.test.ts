import type { MessageState } from '@recruit/contract/mail/kinds'
import { expect, test } from 'vitest'
import { alike, rankOf } from './alike.ts'

const messages = (state: MessageState, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${state} ${at}`,
    name: String(at).padStart(2, '0'),
    state,
  }))
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

test('those of an opened group are by name, and the few that need no group in the order given', () => {
  const last = messages('sent', 12).toReversed()
  expect(
    linesOf(last, ['sent'])
      .slice(1, 4)
      .map(([id]) => id),
  ).toEqual(['sent 0', 'sent 1', 'sent 2'])
  expect(linesOf(last.slice(0, 2)).map(([id]) => id)).toEqual(['sent 11', 'sent 10'])
})
