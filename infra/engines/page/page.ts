import { PlainError, wordsFor } from '@recruit/local/plain-error'
import { waitUntil, within } from '@recruit/local/process/wait'
import type { Driver, Point, ScreenName } from '../engine.ts'
import { findAll, type Target, wordsOf } from './find.ts'
import { contentOf, countOf, hasValue, isFocused, middleOf, pressPoint } from './questions.ts'

const VERB_LIMIT_MS = 20_000
const STATE_LIMIT_MS = 15_000

export type Page = ReturnType<typeof createPage>

/** One window for the steps: each method waits for its element, with a limit. */
export function createPage(driver: Driver, signal: AbortSignal) {
  /** Adds the action to a driver's error, which may be empty. */
  const limited = <T>(what: string, promise: Promise<T>) =>
    within(promise, { what, limitMs: VERB_LIMIT_MS, signal }).catch((cause: unknown) => {
      if (signal.aborted || cause instanceof PlainError) throw cause
      throw new Error(`${what}: ${cause}`, { cause })
    })

  /** Runs a function in the page. It is sent as text, so it may use only its arguments and `findAll`. */
  const evaluate = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    limited(
      'a script in the page',
      driver.eval(`(() => { const findAll = ${findAll}; return (${run})(...${JSON.stringify(args)}) })()`),
    ) as Promise<Awaited<Result>>

  /** Waits until a function returns true in the page. */
  const until = <Args extends unknown[]>(what: string, run: (...args: Args) => unknown, ...args: Args) =>
    waitUntil(async () => Boolean(await evaluate(run, ...args)), { what, limitMs: STATE_LIMIT_MS, signal })

  /** Where to press an element, once it can be pressed. */
  async function pointOf(target: Target): Promise<Point> {
    let point: Point | undefined
    await waitUntil(
      async () => {
        const found = await evaluate(pressPoint, target)
        if (typeof found === 'string') throw new Error(found)
        point = found
        return true
      },
      { what: wordsOf(target), limitMs: STATE_LIMIT_MS, signal },
    )
    if (!point) throw new Error(`${wordsOf(target)} has no place`)
    return point
  }

  const click = async (target: Target) =>
    limited(`click on ${wordsOf(target)}`, driver.click(await pointOf(target)))
  /** Waits until a field has exactly this value. */
  const holds = (target: Target, value: string) =>
    until(`${wordsOf(target)} holding "${value}"`, hasValue, target, value)

  return {
    driver,
    open: (url: string) => limited(`opening ${url}`, driver.open(url)),
    reload: () => limited('reloading', driver.reload()),
    resize: (screen: ScreenName) => limited(`the width of a ${screen}`, driver.resize(screen)),
    click,
    /** Replaces a field's value, key by key. */
    async type(target: Target, text: string) {
      await click(target)
      await limited('Control+A', driver.key('a', 'Control'))
      await limited(`typing into ${wordsOf(target)}`, driver.type(text))
      await holds(target, text)
    },
    key: (...keys: Parameters<Driver['key']>) => limited(`key ${keys.join('+')}`, driver.key(...keys)),
    async drag(from: Target, to: Target) {
      const start = await pointOf(from)
      const end = await evaluate(middleOf, to)
      await limited('dragging', driver.drag(pathBetween(start, end)))
    },
    async choose(target: Target, value: string) {
      await pointOf(target)
      await limited(`choosing ${value}`, driver.choose(target, value))
    },
    eval: evaluate,
    until,
    count: (target: Target) => evaluate(countOf, target),
    holds,
    value: (target: Target) => evaluate(contentOf, target),
    hasFocus: (target: Target) => until(`the focus on ${wordsOf(target)}`, isFocused, target),
    see: (target: Target) => until(wordsOf(target), countOf, target),
    gone: (target: Target) =>
      until(`the end of ${wordsOf(target)}`, (one) => findAll(one).length === 0, target),
    pointOf,
    shot: (file: string) =>
      limited('a picture', driver.shot(file)).catch((error) => console.error(wordsFor(error))),
  }
}

/** Several steps, as a hand moves. */
export const pathBetween = (from: Point, to: Point): Point[] =>
  [0, 0.3, 0.7, 1].map((part) => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  }))
