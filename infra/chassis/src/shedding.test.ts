import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from './errors.ts'
import { shedding } from './shedding.ts'

test('the one too many is turned away at once, and let in when another is done', async () => {
  const waiting: ServerResponse[] = []
  const app = express()
  app.use(shedding(2))
  app.use((_req, res) => void waiting.push(res))
  app.use(((thrown, _req, res, _next) => {
    res.status(503).json({ code: thrown instanceof AppError && thrown.code, after: thrown.retryAfter })
  }) as express.ErrorRequestHandler)
  const server = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

  const [first, second] = [ask(), ask()]
  await expect.poll(() => waiting.length).toBe(2)
  const turnedAway = await ask()
  expect([turnedAway.status, await turnedAway.json()]).toEqual([503, { code: 'unavailable', after: 1 }])

  for (const res of waiting.splice(0)) res.end('done')
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  const third = ask()
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('done')
  expect((await third).status).toBe(200)
})
