import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthApp, healthRoutes } from './health.ts'
import { lifecycle } from './run-service.ts'

const life = lifecycle()
let missing: string | null = null
let server: Server
beforeAll(async () => {
  const routes = healthRoutes({ checks: { mysql: async () => missing }, drainMs: life.drainMs })
  server = await new Promise((resolve) => {
    const listening = healthApp(routes).listen(0, '127.0.0.1', () => resolve(listening))
  })
})
afterAll(() => server?.close())

async function readyz() {
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)
  const body = (await reply.json()) as Record<string, unknown> & { leavesInMs?: number }
  return { status: reply.status, ...body }
}

test('a process says whether it is ready, and once it leaves, for how long it takes calls', async () => {
  expect(await readyz()).toEqual({ status: 200, ready: true, missing: [] })
  missing = 'away'
  expect(await readyz()).toEqual({ status: 503, ready: false, missing: ['mysql: away'] })
  life.beginClosing(60_000)
  const { leavesInMs, ...said } = await readyz()
  expect(said).toEqual({ status: 503, ready: false, missing: ['closing'] })
  expect(leavesInMs).toBeGreaterThan(30_000)
  expect(leavesInMs).toBeLessThanOrEqual(60_000)
})
