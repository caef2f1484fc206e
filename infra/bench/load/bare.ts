import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Asked } from './load.ts'
import { type SpawnedServer, startServer } from './spawned.ts'

export interface Reply {
  headers: Record<string, string | string[]>
  body: Buffer
}

/** A reply from the wire, with its encoding, without the headers of the connection. */
export async function replyOf(url: string, { method, path, body, headers }: Asked): Promise<Reply> {
  const asking = request(url + path, { method, headers })
  asking.end(typeof body === 'function' ? body() : body)
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...own } = reply.headersDistinct
  const single = Object.entries(own).map(([name, values = []]) => [
    name,
    values.length > 1 ? values : values[0],
  ])
  return { headers: Object.fromEntries(single), body: await buffer(reply) }
}

/** A bare server that gives this reply to everything. */
export const startBare = ({ headers, body }: Reply): Promise<SpawnedServer> =>
  startServer('bare', join(import.meta.dirname, 'bare-server.ts'), { headers, body: body.toString('base64') })
