import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptySettings } from '@recruit/contract/fields/settings-values'
import { remoteSettings } from '@recruit/settings-client/remote'
import { afterEach, expect, test } from 'vitest'
import { recordOf } from './record.ts'

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
const LONG_MS = 60_000
const readerOf = (urls: string[], patienceMs?: number, insistMs?: number) =>
  remoteSettings(urls.join(','), () => 'token', { patienceMs, insistMs })

test('another replica is asked where one fails', async () => {
  const read = readerOf([await replica(failing), await replica(answering)], LONG_MS)
  expect([(await read()).version, (await read()).version]).toEqual([7, 7])
})

test('another one is asked as well where one hangs, long before it is given up', async () => {
  let given = 0
  // Like a stopped process: its port accepts the connection, and never answers.
  const hanging: RequestListener = (_req, res) => void res.on('close', () => given++)
  const read = readerOf([await replica(hanging), await replica(answering)], 20)
  expect([(await read()).version, given]).toEqual([7, 0])
})

test('one that answers is the only one that is asked', async () => {
  let asked = 0
  const counting: RequestListener = (req, res) => {
    asked++
    answering(req, res)
  }
  const read = readerOf([await replica(counting), await replica(counting)], LONG_MS)
  await read()
  await read()
  expect(asked).toBe(2)
})

test('where none answers they are asked again', async () => {
  let asked = 0
  const back: RequestListener = (req, res) => (++asked > 2 ? answering(req, res) : void req.socket.destroy())
  const read = readerOf([await replica(back)], LONG_MS, LONG_MS)
  expect([(await read()).version, asked]).toEqual([7, 3])
})

test('it rejects where that goes on', async () => {
  const read = readerOf([await replica(failing), await replica(failing)], LONG_MS, 0)
  await expect(read()).rejects.toThrow('answered 500')
})
