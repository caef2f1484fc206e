import type { IncomingHttpHeaders } from 'node:http'
import type { TestStack } from '@recruit/local/testing/stack'
import autocannon from 'autocannon'
import { extent } from './ratio.ts'

const CONNECTIONS = 32
/** By number, because resolving `localhost` would be measured too. */
export const gatewayOf = ({ port }: TestStack): string => `http://127.0.0.1:${port}`

export interface Asked {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: string
  headers?: Record<string, string>
  /** Makes each request from what the earlier requests of the list have kept. */
  next?: (kept: Kept) => Made
  /** The expected status of every answer; 200 by default. */
  status?: number
  isRight?: (body: string) => boolean
}

type Kept = Map<string, string>
export interface Made {
  headers?: Record<string, string>
  body?: string
  /** Called with the reply, before the next request. */
  done?: (reply: string, headers: IncomingHttpHeaders) => void
}
export interface Measured {
  perSecond: number
  requests: number
}

/** The product refused work on an overloaded machine, so that figures would mean nothing. */
export class TooBusy extends Error {}
const TURNED_AWAY = [503, 504]

/** Ends a row with an unexpected answer. */
export function assertStatus(what: string, answered: number, expected: number): void {
  if (TURNED_AWAY.includes(answered)) throw new TooBusy(`${what} answered ${answered} on a busy machine`)
  if (answered !== expected) throw new Error(`${what} answered ${answered}`)
}

/** How many requests per second a server answers as expected; any other answer ends the row. */
export const rate = async (url: string, asked: Asked): Promise<number> => (await load(url, [asked])).perSecond

/** The same for sequences of requests on each connection, with their number. */
export async function load(url: string, asked: Asked[], connections = CONNECTIONS): Promise<Measured> {
  const [{ path, status = 200, isRight } = asked[0] as Asked] = asked
  const result = await autocannon({
    url,
    connections,
    duration: extent.seconds,
    requests: asked.map(asRequest),
    ...(isRight && { verifyBody: (answer) => isRight(String(answer)) }),
  })
  for (const answered of Object.keys(result.statusCodeStats ?? {}))
    assertStatus(path, Number(answered), status)
  const { errors, timeouts, mismatches } = result
  if (errors && errors === timeouts) throw new TooBusy(`${path} was not answered in time`)
  if (errors || mismatches) throw new Error(`${path}: ${errors} errors, ${mismatches} wrong answers`)
  const requests = result['2xx'] + result.non2xx
  return { perSecond: requests / result.duration, requests }
}

interface Context {
  kept?: Kept
  done?: Made['done']
}

/** A request in autocannon's form; a context lives from the first request of the list to the last. */
function asRequest({ method, path, headers, body, next }: Asked): autocannon.Request {
  const asked = { method, path, headers, ...(body && { body }) }
  if (!next) return asked
  return {
    ...asked,
    setupRequest: (request, context: Context) => {
      context.kept ??= new Map()
      const made = next(context.kept)
      context.done = made.done
      return {
        ...request,
        ...(made.body && { body: made.body }),
        headers: { ...request.headers, ...made.headers },
      }
    },
    onResponse: (_status, reply, { done }: Context, headers = {}) => done?.(reply, headers),
  }
}

/** How often per second `atOnce` workers do something, each one after the other. */
export async function perSecond(atOnce: number, work: (who: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  let done = 0
  const worker = async (_: unknown, who: number) => {
    while (performance.now() - started < extent.seconds * 1000) {
      await work(who)
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return done / ((performance.now() - started) / 1000)
}
