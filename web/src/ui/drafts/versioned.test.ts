import { expect, test } from 'vitest'
import {
  failed,
  keepMine,
  revert,
  type Stored,
  saved,
  send,
  settled,
  shown,
  type Typing,
  type,
  untyped,
} from './versioned.ts'

const same = (one: string, other: string) => one === other
const onTop = (typed: string) => typed
const read = (value: string, version: number): Stored<string> => ({ value, version })
const see = (now: Typing<string>, stored: Stored<string>) => {
  const { value, isDirty, isConflict } = shown(now, stored, same)
  return { value, isDirty, isConflict }
}
const typedOn = (text: string, stored: Stored<string>) => type(untyped<string>(), text, stored, same)
const first = read('first', 1)

test('where nothing is typed, the newer state is shown', () => {
  expect(see(untyped<string>(), read('second', 2))).toEqual({
    ...{ value: 'second', isDirty: false, isConflict: false },
  })
})

test('a newer state never replaces typed text: it is asked which one goes on', () => {
  const typed = typedOn('mine', first)
  const second = read('second', 2)
  expect(see(typed, second)).toEqual({ value: 'mine', isDirty: true, isConflict: true })
  expect(see(revert(typed), second)).toEqual({ value: 'second', isDirty: false, isConflict: false })
  const kept = keepMine(typed, second)
  expect(see(kept, second)).toEqual({ value: 'mine', isDirty: true, isConflict: false })
  // A save of it takes the place of what was shown, and of nothing newer.
  expect(send(kept, second, same).base).toEqual(second)
  expect(see(kept, read('third', 3)).isConflict).toBe(true)
})

test('a newer version that says the same asks nothing', () => {
  expect(see(typedOn('mine', first), read('first', 2)).isConflict).toBe(false)
  expect(see(typedOn('mine', first), read('mine', 2))).toMatchObject({ isDirty: false, isConflict: false })
})

test('what is typed while a save is under way stays, stays unsaved, and rests on what was saved', () => {
  const sending = send(typedOn('mine', first), first, same)
  const more = type(sending, 'mine, and more', first, same)
  const done = saved(more, read('mine', 2), same, onTop)
  for (const stored of [first, read('mine', 2)])
    expect(see(done, stored)).toEqual({ value: 'mine, and more', isDirty: true, isConflict: false })
  expect(send(done, first, same).base).toMatchObject(read('mine', 2))
})

test('what was saved is shown at once, also by a reading that began before', () => {
  const done = saved(send(typedOn('mine', first), first, same), read('mine', 2), same, onTop)
  expect(see(done, first)).toEqual({ value: 'mine', isDirty: false, isConflict: false })
  expect(see(done, read('third', 3)).value).toBe('third')
})

test('a state that comes back after it was replaced is believed', () => {
  const done = saved(send(typedOn('mine', first), first, same), read('mine', 2), same, onTop)
  expect(see(settled(done, read('mine', 2), same), first).value).toBe('first')
  // Also where the window never read its own: the refused save contains it.
  const more = type(done, 'more', first, same)
  expect(see(failed(send(more, first, same), new Error('stale')), first).isConflict).toBe(true)
})

test('during a save nothing is asked: what is read meanwhile may be that very save', () => {
  const sending = type(send(typedOn('mine', first), first, same), 'more', first, same)
  expect(see(sending, read('mine', 2))).toEqual({ value: 'more', isDirty: true, isConflict: false })
})

test('a failed save keeps what was typed', () => {
  const done = failed(send(typedOn('mine', first), first, same), new Error('no network'))
  expect(see(done, first)).toEqual({ value: 'mine', isDirty: true, isConflict: false })
  expect(settled(done, first, same)).toBe(done)
})

test('a save whose answer was lost has nothing left to save once it is read', () => {
  const lost = failed(send(typedOn('mine', first), first, same), new Error('no answer'))
  const after = settled(lost, read('mine', 2), same)
  expect(after).toMatchObject({ typed: null, error: null })
  expect(see(after, read('third', 3))).toEqual({ value: 'third', isDirty: false, isConflict: false })
})

test('what is typed back is not unsaved, and gives way to a newer state', () => {
  const back = settled(type(typedOn('mine', first), 'first', first, same), first, same)
  expect(see(back, read('second', 2))).toEqual({ value: 'second', isDirty: false, isConflict: false })
})
