import { expect, test } from 'vitest'
import { deskKeyOf, type Pressed, takesText } from './use-keys.ts'

const pressed = (part: Partial<Pressed>): Pressed => ({
  code: '',
  key: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...part,
})

test('a letter means the same while Hangul is typed', () => {
  expect(deskKeyOf(pressed({ code: 'KeyJ', key: 'j' }))).toEqual({ kind: 'next' })
  expect(deskKeyOf(pressed({ code: 'KeyJ', key: 'ㅓ' }))).toEqual({ kind: 'next' })
  expect(deskKeyOf(pressed({ code: 'KeyK', key: 'ㅏ' }))).toEqual({ kind: 'previous' })
  expect(deskKeyOf(pressed({ code: 'KeyU', key: 'ㅕ' }))).toEqual({ kind: 'undo' })
})

test('digits count in both places of the keyboard, from 1 to 5', () => {
  expect(deskKeyOf(pressed({ code: 'Digit1', key: '1' }))).toEqual({ kind: 'number', number: 1 })
  expect(deskKeyOf(pressed({ code: 'Numpad5', key: '5' }))).toEqual({ kind: 'number', number: 5 })
  expect(deskKeyOf(pressed({ code: 'Digit6', key: '6' }))).toBeNull()
})

test('signs go by what they are, wherever a layout has them', () => {
  expect(deskKeyOf(pressed({ code: 'Slash', key: '/' }))).toEqual({ kind: 'search' })
  expect(deskKeyOf(pressed({ code: 'Digit7', key: '/', shiftKey: true }))).toEqual({ kind: 'search' })
  expect(deskKeyOf(pressed({ code: 'Minus', key: '?', shiftKey: true }))).toEqual({ kind: 'help' })
})

test('a key of the browser, of the input method or held down is not the desk’s', () => {
  for (const part of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { isComposing: true },
    { keyCode: 229 },
    { repeat: true },
  ])
    expect(deskKeyOf(pressed({ code: 'KeyJ', key: 'j', ...part })), JSON.stringify(part)).toBeNull()
})

test('fields in which letters are typed or choose keep their keys', () => {
  for (const type of ['text', 'search', 'number', 'date'])
    expect(takesText({ tagName: 'INPUT', type })).toBe(true)
  expect(takesText({ tagName: 'TEXTAREA' })).toBe(true)
  expect(takesText({ tagName: 'SELECT' })).toBe(true)
  expect(takesText({ tagName: 'DIV', isContentEditable: true })).toBe(true)
  expect(takesText({ tagName: 'INPUT', type: 'radio' })).toBe(false)
  expect(takesText({ tagName: 'BUTTON', type: 'button' })).toBe(false)
})
