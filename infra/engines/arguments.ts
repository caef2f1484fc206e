import { parseArgs } from 'node:util'
import { PlainError } from '@recruit/local/plain-error'
import { ENGINES, type EngineName, SCREENS, type ScreenName } from './engine.ts'

const USAGE = `Usage: npm run long -- engines [${ENGINES.join(' | ')}] [--width ${Object.keys(SCREENS).join(' | ')}]`
const isEngine = (name: string): name is EngineName => (ENGINES as readonly string[]).includes(name)
const isScreen = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)

/** Which engines and widths; all of them unless some are named. Throws one line that says how to. */
export function readArguments(args: string[]): { engines: EngineName[]; screens: ScreenName[] } {
  const { values, positionals } = parsed(args)
  const screens = values.width ?? Object.keys(SCREENS)
  if (!positionals.every(isEngine) || !screens.every(isScreen)) throw new PlainError(USAGE)
  return { engines: positionals.length ? positionals : [...ENGINES], screens }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { width: { type: 'string', multiple: true } } })
  } catch {
    throw new PlainError(USAGE)
  }
}
