import { expect, test } from 'vitest'
import { wanted } from './arguments.ts'

test('all engines at both widths unless some are named', () => {
  expect(wanted([])).toEqual({
    engines: ['chromium', 'firefox', 'webkit'],
    screens: ['desktop', 'phone'],
  })
  expect(wanted(['webkit', '--width', 'phone'])).toEqual({ engines: ['webkit'], screens: ['phone'] })
})

test('what is not known is refused with how to say it', () => {
  for (const args of [['safari'], ['--width', 'tablet'], ['--height', '1']])
    expect(() => wanted(args)).toThrow('Usage: npm run long -- engines')
})
