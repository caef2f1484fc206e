import { type ParseArgsConfig, parseArgs } from 'node:util'
import { PlainError } from './plain-error.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The arguments of a command: options, and words that must be known; `'any'` allows words such as a file, which the
 * command checks. Anything else throws a `PlainError` with the usage.
 */
export function readArguments<
  const Known extends Options = Record<never, never>,
  const Word extends string = string,
>(
  {
    usage,
    options = {} as Known,
    words = [],
  }: { usage: string; options?: Known; words?: readonly Word[] | 'any' },
  args: string[] = process.argv.slice(2),
) {
  const refusal = (why: string) => new PlainError(`${why} Usage: ${usage}`)
  const { values, positionals } = parsed(args, options, refusal)
  const known = <Name extends string>(given: string[], names: readonly Name[]): Name[] => {
    const unknown = given.find((one) => !(names as readonly string[]).includes(one))
    if (unknown !== undefined)
      throw refusal(
        names.length ? `There is no "${unknown}": ${names.join(', ')}.` : `"${unknown}" means nothing here.`,
      )
    return given as Name[]
  }
  return {
    values,
    words: words === 'any' ? (positionals as Word[]) : known(positionals, words),
    refusal,
    known,
    /** The number of an option, or the default. */
    number<Usual extends number | undefined>(name: keyof Known & string, usual: Usual): number | Usual {
      const text = Reflect.get(values, name)
      if (text === undefined) return usual
      const number = Number(text)
      if (text === '' || !(number >= 0 && number < Number.POSITIVE_INFINITY))
        throw refusal(`--${name} "${text}" is not a number.`)
      return number
    },
  }
}

function parsed<const Known extends Options>(
  args: string[],
  options: Known,
  refusal: (why: string) => Error,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Node's further sentences explain words that begin with a dash.
    throw refusal(`${String(error instanceof Error ? error.message : error).split('.')[0]}.`)
  }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

export const OPTION = { text, flag, texts: { ...text, multiple: true } } as const
