import { expect, test } from 'vitest'
import { OPTION, readArguments } from './arguments.ts'
import { PlainError } from './plain-error.ts'

const usage = 'npm run long -- tests [one|two] [--only 4,8] [--seed 1]'
const read = (...args: string[]) =>
  readArguments(
    { usage, options: { only: OPTION.text, seed: OPTION.text, ci: OPTION.flag }, words: ['one', 'two'] },
    args,
  )
const refused = (work: () => unknown) => {
  expect(work).toThrow(PlainError)
  expect(work).toThrow(/^[^\n]*\. Usage: npm run long -- tests [^\n]*$/)
}

test('options and known words are read', () => {
  const { values, words, known, number } = read('two', '--only', '4,8', '--ci')
  expect(words).toEqual(['two'])
  expect(values).toMatchObject({ only: '4,8', ci: true })
  expect(known(['4', '8'], ['4', '6', '8'])).toEqual(['4', '8'])
  expect(number('seed', 7)).toBe(7)
  expect(read('--seed', '0').number('seed', 7)).toBe(0)
})

test('what is not understood is one line with the usage, without a stack', () => {
  for (const args of [['three'], ['--all'], ['--only'], ['--ci', 'yes'], ['--ci=yes']])
    refused(() => read(...args))
  for (const seed of ['', 'x', '-1', 'Infinity']) refused(() => read(`--seed=${seed}`).number('seed', 1))
  refused(() => read().known(['nothing'], ['4', '8']))
})

test('a command without words takes none, and one that judges them itself takes any', () => {
  refused(() => readArguments({ usage }, ['one']))
  expect(readArguments({ usage, words: 'any' }, ['backup.gz']).words).toEqual(['backup.gz'])
})
