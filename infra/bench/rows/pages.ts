/** What the gateway answers from its memory, compared with a bare server that sends the same bytes. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { SETTINGS_KEY } from '@recruit/contract/constants'
import { waitUntil } from '@recruit/local/process/wait'
import type { Product } from '../bench.ts'
import type { Line } from '../goals.ts'
import { asked } from '../load/applicant-calls.ts'
import { type Asked, gatewayOf, rate } from '../load/load.ts'
import { compareRates, type Goal } from '../load/ratio.ts'
import { onServer } from '../load/spawned.ts'

interface Reply {
  headers: Record<string, string | string[]>
  body: Buffer
}

export const settingsLoad: Asked = {
  ...asked('loadSettings'),
  body: JSON.stringify({ key: SETTINGS_KEY }),
  headers: { 'content-type': 'application/json' },
}
/** The first request of a new browser. */
export const firstVisit: Asked = { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }

/** A settings load, with all of its headers. */
export async function settings({ stack }: Product): Promise<Line[]> {
  const url = gatewayOf(stack)
  const what = 'settings load through the gateway ÷ bare node:http'
  return [
    await overBare(what, { goal: 0.7, never: 0.55 }, url, settingsLoad, await firstReply(url, settingsLoad)),
  ]
}

/** The page with its settings, with all of its headers. */
export async function frontPage({ stack }: Product): Promise<Line[]> {
  const url = gatewayOf(stack)
  const compressed = async () => (await firstReply(url, firstVisit)).headers['content-encoding'] === 'br'
  await waitUntil(compressed, { what: 'The compressed page', limitMs: 10_000 })
  const what = 'front page with the settings in it ÷ an in-memory file'
  return [await overBare(what, { goal: 0.68 }, url, firstVisit, await firstReply(url, firstVisit))]
}

const overBare = (what: string, goal: Goal, url: string, asked: Asked, { headers, body }: Reply) =>
  onServer('bare', { headers, body: body.toString('base64') }, (bare) =>
    compareRates(
      what,
      goal,
      { name: 'gateway', measure: () => rate(url, asked) },
      { name: 'bare node:http', measure: () => rate(bare.url, asked) },
    ),
  )

/** A reply from the wire, with its encoding, without the headers of the connection. */
async function firstReply(url: string, { method, path, headers: sent, body }: Asked): Promise<Reply> {
  const asking = request(new URL(path, url), { method, headers: sent }).end(body)
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...own } = reply.headersDistinct
  const headers: Reply['headers'] = {}
  for (const [name, values = []] of Object.entries(own))
    headers[name] = values.length > 1 ? values : (values[0] ?? '')
  return { headers, body: await buffer(reply) }
}
