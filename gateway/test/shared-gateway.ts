import { afterAll, beforeAll, beforeEach } from 'vitest'
import { nowhere, startGateway, type TestGateway } from './gateway.ts'
import { until } from './support.ts'

/** One gateway for the test file that imports this: before each test its services answer, auth aside. */
export let gateway: TestGateway

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useSharedGateway(): void {
  beforeAll(async () => {
    gateway = await startGateway({ AUTH_URL: [await nowhere()] })
  })
  afterAll(() => gateway.stop())
  beforeEach(async () => {
    gateway.seen.length = 0
    gateway.peersDo((_req, res) => res.setHeader('Content-Type', 'application/json').end('{"ok":true}'))
    await until(() => gateway.redis.status === 'ready')
  })
}

export const signIn = async (role: 'admin' | 'manager') => `session=${await gateway.sessions.start(role)}`
/** A browser that has proved an application, with the token that its scripts would send. */
export async function applicant(id = 'app-1') {
  gateway.peersDo((_req, res) => res.setHeader('x-internal-proved', id).end('{}'))
  const { cookies } = await gateway.post('/api/checkInfo/find')
  gateway.peersDo((_req, res) => res.end('{"ok":true}'))
  const value = (name: string) => cookies[name]?.split('; ')[0] ?? ''
  const xsrf = value('XSRF-TOKEN')
  return { cookie: `applicant=${value('applicant')}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }
}
