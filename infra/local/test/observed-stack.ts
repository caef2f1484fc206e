import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { metricsUrlsOf } from '../src/process/part.ts'
import { freePort } from '../src/stack/ports.ts'
import { openPeriod } from '../testing/people.ts'
import { startTestStack, type TestStack } from '../testing/stack.ts'
import { noteLoaded } from './loaded.ts'

export const programs = ['gateway', 'applicants', 'delivery', 'settings', 'auth'] as const
export type Program = (typeof programs)[number]

/** The tracing SDK; its bare API comes with the metrics. */
export const loaded = noteLoaded(/@opentelemetry\/(?!api$)/)
/** The product with open metrics ports, for the importing test file. */
export let stack: TestStack

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useObservedStack(): void {
  beforeAll(async () => {
    const ownEnv: Record<string, { METRICS_PORT: string }> = {}
    for (const program of programs) ownEnv[program] = { METRICS_PORT: String(await freePort()) }
    const env = { ...loaded.env, BUILD_VERSION: 'r-1' }
    stack = await startTestStack(inject('mysqlAdminUrl'), env, { delivers: true, ownEnv })
    await openPeriod(stack.url)
  })
  afterAll(async () => {
    await stack?.stop()
    loaded.remove()
  })
}

type Line = Record<string, unknown>
export const linesOf = (program: Program): Line[] =>
  readFileSync(join(stack.dataDir, 'logs', `${program}.log`), 'utf8')
    .split('\n')
    // After the last line break is either nothing, or an unfinished line.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
export const besideOf = (program: Program) => new URL(metricsUrlOf(program)).origin
export const textOf = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).text()
export const metricsOf = (program: Program) => textOf(metricsUrlOf(program))
const metricsUrlOf = (program: Program) => metricsUrlsOf(stack.parts, program)[0] ?? ''
