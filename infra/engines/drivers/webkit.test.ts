import { Key } from 'selenium-webdriver'
import { expect, test } from 'vitest'
import { strokesOf } from './webkit.ts'

test('letters that lie above a key are struck with Shift', () => {
  expect(strokesOf('a@B_?')).toEqual([
    { key: 'a', isShifted: false },
    { key: '2', isShifted: true },
    { key: 'b', isShifted: true },
    { key: '-', isShifted: true },
    { key: '/', isShifted: true },
  ])
})

test('Hangul has no Shift, and a new line is Enter', () => {
  expect(strokesOf('박 1\n')).toEqual([
    { key: '박', isShifted: false },
    { key: ' ', isShifted: false },
    { key: '1', isShifted: false },
    { key: Key.ENTER, isShifted: false },
  ])
})
