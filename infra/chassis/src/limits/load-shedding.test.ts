import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { Overloaded } from '../http/errors.ts'
import { createMetrics } from '../observability/metrics.ts'
import { type CallShares, loadShedding } from './shares.ts'

/**
 * A server that holds all replies until the test releases them; called in the name of an address or a staff session.
 */
async function serve(shares: CallShares) {
  const waiting: ServerResponse[] = []
  const app = express()
  app.use((req, res, next) => {
    res.locals.caller = { sid: req.get('x-session') }
    next()
  })
  app.use(loadShedding(shares, createMetrics('test')))
  app.use((_req, res) => void waiting.push(res))
  app.use(((thrown, _req, res, _next) => {
    const limit = thrown instanceof Overloaded && thrown.limit
    res.status(503).json({ limit, after: thrown.retryAfter })
  }) as express.ErrorRequestHandler)
  const server = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (address: string, session = '') =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': address, 'x-session': session } })
  return { waiting, ask }
}

// evidence: V15.2.2
test('the one too many is turned away at once, and let in when another is done', async () => {
  const { waiting, ask } = await serve({ replica: 2, block: 2 })
  const [first, second] = [ask('10.0.0.1'), ask('10.0.0.2')]
  await expect.poll(() => waiting.length).toBe(2)
  const turnedAway = await ask('10.0.0.3')
  expect([turnedAway.status, await turnedAway.json()]).toEqual([503, { limit: 'replica', after: 1 }])

  for (const res of waiting.splice(0)) res.end('done')
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  const third = ask('10.0.0.3')
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('done')
  expect((await third).status).toBe(200)
})

test('one address block leaves room for the others, and for the staff behind it', async () => {
  const { waiting, ask } = await serve({ replica: 4, block: 2 })
  const inside = [ask('2001:db8::1'), ask('2001:db8::2')]
  await expect.poll(() => waiting.length).toBe(2)
  const turnedAway = await ask('2001:db8::3')
  expect([turnedAway.status, await turnedAway.json()]).toEqual([503, { limit: 'block', after: 1 }])

  inside.push(ask('2001:db8:ffff::1'), ask('2001:db8::1', 'a-session'))
  await expect.poll(() => waiting.length).toBe(4)
  for (const res of waiting) res.end('done')
  for (const { status } of await Promise.all(inside)) expect(status).toBe(200)
})
