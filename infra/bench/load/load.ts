import type { TestStack } from '@recruit/local/testing/stack'
import autocannon from 'autocannon'

const CONNECTIONS = 32
/** How long one side of a round is measured. */
export const SECONDS = 2

/** By number: looking `localhost` up would be measured too. */
export const gatewayOf = ({ port }: TestStack): string => `http://127.0.0.1:${port}`

export interface Asked {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** Made anew for each request where it is a function. */
  body?: string | (() => string)
  headers?: Record<string, string>
  /** Of every answer; 200 unless it says otherwise. */
  status?: number
  isRight?: (body: string) => boolean
}

/** The product turned work away because the machine has none to spare: figures would say nothing. */
export class TooBusy extends Error {}
const TURNED_AWAY = [503, 504]

/** Ends a row where anything but the expected was answered. */
export function assertStatus(what: string, answered: number, expected: number): void {
  if (TURNED_AWAY.includes(answered)) throw new TooBusy(`${what} answered ${answered} on a busy machine`)
  if (answered !== expected) throw new Error(`${what} answered ${answered}`)
}

/** How many requests per second a server answers as expected; any other answer ends the row. */
export async function rate(url: string, { body, isRight, status = 200, ...asked }: Asked): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        ...asked,
        ...(typeof body === 'string' && { body }),
        ...(typeof body === 'function' && { setupRequest: (request) => ({ ...request, body: body() }) }),
      },
    ],
    ...(isRight && { verifyBody: (answer) => isRight(String(answer)) }),
  })
  for (const answered of Object.keys(result.statusCodeStats ?? {}))
    assertStatus(asked.path, Number(answered), status)
  const { errors, timeouts, mismatches } = result
  if (errors && errors === timeouts) throw new TooBusy(`${asked.path} was not answered in time`)
  if (errors || mismatches) throw new Error(`${asked.path}: ${errors} errors, ${mismatches} wrong answers`)
  return result.requests.average
}

/** How often per second something is done that so many do at once, one after the other each. */
export async function perSecond(atOnce: number, work: (who: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  let done = 0
  const worker = async (_: unknown, who: number) => {
    while (performance.now() - started < SECONDS * 1000) {
      await work(who)
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - started) / 1000)
}
