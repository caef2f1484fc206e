import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptySettings } from '@recruit/contract/fields/settings-values'
import { afterEach, expect, test } from 'vitest'
import { recordOf } from './record.ts'
import { remoteSettings } from './remote.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
async function replica(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const record = recordOf({
  ...{ id: 'x', term: 1, version: 7, announcement: 0, readAt: 0, closedTerms: [], now: new Date() },
  fields: emptySettings(),
})
const answering: RequestListener = (_req, res) => void res.end(JSON.stringify(record))
const failing: RequestListener = (_req, res) => void res.writeHead(500).end()
/** As a stopped process: its port takes the connection, and nothing comes. */
const hanging: RequestListener = () => undefined
const readerOf = (...urls: string[]) => remoteSettings(urls.join(','), () => 'token')

test.each([
  ['fails', failing],
  ['hangs', hanging],
])('another replica is asked where one %s, well before its limit', async (_how, listener) => {
  const read = readerOf(await replica(listener), await replica(answering))
  const from = performance.now()
  for (const expected of [7, 7]) {
    expect((await read()).version).toBe(expected)
    expect(performance.now() - from).toBeLessThan(900)
  }
})

test('one that answers is the only one that is asked', async () => {
  let asked = 0
  const counting: RequestListener = (req, res) => {
    asked++
    answering(req, res)
  }
  const read = readerOf(await replica(counting), await replica(counting))
  await read()
  await read()
  expect(asked).toBe(2)
})

test('it rejects where none answers', async () => {
  await expect(readerOf(await replica(failing), await replica(failing))()).rejects.toThrow('answered 500')
})
