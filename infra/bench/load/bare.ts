import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { spawnChild } from '@recruit/local/process/child'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import type { Asked } from './load.ts'

export interface Reply {
  headers: Record<string, string | string[]>
  body: Buffer
}

/** A reply as it comes over the wire, its encoding included, without what each server says of its connection. */
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

/** A bare server that gives this reply to everything. `stop` leaves nothing behind. */
export async function startBare({
  headers,
  body,
}: Reply): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-bench-'))
  const port = await freePort()
  const file = join(folder, 'reply.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const args = [join(import.meta.dirname, 'bare-server.ts'), String(port), file]
  const child = spawnChild({ name: 'bare', command: process.execPath, args, env: {}, dataDir: folder })
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    const answers = async () => (await fetch(url)).ok
    await waitUntil(answers, { what: 'The bare server', limitMs: 10_000, child })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
