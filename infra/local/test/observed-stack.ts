import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openPeriod } from '../testing/people.ts'
import { startTestStack, type TestStack } from '../testing/stack.ts'
import { noteLoaded } from './loaded.ts'

export const programs = ['gateway', 'applicants', 'delivery', 'settings', 'auth'] as const
export type Program = (typeof programs)[number]

/** The tracer; its bare interface comes with the metrics. */
export const loaded = noteLoaded(/@opentelemetry\/(?!api$)/)
/** The product with its metrics open, for the test file that imports this. */
export let stack: TestStack
beforeAll(async () => {
  const env = { ...loaded.env, METRICS_PORT: '0', BUILD_VERSION: 'r-1' }
  stack = await startTestStack(inject('mysqlAdminUrl'), env, { delivers: true })
  await openPeriod(stack.url)
})
afterAll(async () => {
  await stack?.stop()
  loaded.remove()
})

type Line = Record<string, unknown> & { msg?: string; address?: { port: number } }
export const linesOf = (program: Program): Line[] =>
  readFileSync(join(stack.dataDir, 'logs', `${program}.log`), 'utf8')
    .split('\n')
    // After the last line break stands nothing, or what is being written.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
/** The port is any free one: the program says which. */
export const besideOf = (program: Program) => {
  const line = linesOf(program).find(({ msg }) => msg === 'listening for metrics')
  return `http://127.0.0.1:${line?.address?.port}`
}
export const textOf = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).text()
export const metricsOf = (program: Program) => textOf(`${besideOf(program)}/metrics`)
