import { ofCalls } from './calls.ts'
import { ofHttps } from './https.ts'
import { pages } from './pages.ts'
import { type Check, siteAt } from './site.ts'

/** How a check ended; `problem` if it failed. */
export interface Outcome {
  name: string
  ms: number
  problem?: string
}

export const checksFor = (url: URL): Check[] => [
  ...pages,
  ...ofCalls,
  ...(url.protocol === 'https:' ? ofHttps : []),
]

/** Runs a visit, one check after the other; it changes nothing but one count of wrong lookups. */
export async function* visit(url: URL): AsyncGenerator<Outcome> {
  const site = siteAt(url)
  for (const { name, run } of checksFor(url)) {
    const began = performance.now()
    const problem = await run(site).then(
      () => undefined,
      (thrown: Error) =>
        `${thrown.message}${thrown.cause instanceof Error ? `: ${thrown.cause.message}` : ''}`,
    )
    yield { name, ms: Math.round(performance.now() - began), ...(problem !== undefined && { problem }) }
  }
}

export const lineOf = ({ name, ms, problem }: Outcome): string =>
  `${problem === undefined ? 'ok  ' : 'FAIL'} ${String(ms).padStart(5)} ms  ${name}${problem === undefined ? '' : `: ${problem}`}`
