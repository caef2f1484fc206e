import { OPTION, readArguments } from '@recruit/local/arguments'
import { ENGINES, type EngineName, SCREENS, type ScreenName } from './engine.ts'

const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

/** The wanted engines and widths; all by default. */
export function wanted(args?: string[]): { engines: EngineName[]; screens: ScreenName[] } {
  const usage = `npm run long -- engines [${ENGINES.join('|')}] [--width ${SCREEN_NAMES.join('|')}]`
  const { values, words, known } = readArguments(
    { usage, options: { width: OPTION.texts }, words: ENGINES },
    args,
  )
  return {
    engines: words.length ? words : [...ENGINES],
    screens: known(values.width ?? SCREEN_NAMES, SCREEN_NAMES),
  }
}
