import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@recruit/contract'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { root } from '@recruit/local/paths'
import { describe, expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(root, 'infra/deploy/proxy', name), 'utf8')
const [haproxy, nginx, site] = [read('haproxy.cfg'), read('nginx.conf'), read('nginx-site.conf')]
const service = readFileSync(join(root, 'infra/chassis/src/http/run-service.ts'), 'utf8')

/** The number after these words. */
function figure(text: string, words: string): number {
  const found = new RegExp(`^(?!\\s*#).*\\b${words}[ :]+([\\d_]+)`, 'm').exec(text)?.[1]
  if (!found) throw new Error(`"${words}" has no figure`)
  return Number(found.replaceAll('_', ''))
}

const longestCall = Math.max(...Object.values(calls).map(({ timeoutSeconds = 0 }) => timeoutSeconds))
const waiting = CAPACITY_LIMITS.upstreamWaiting.seconds

describe('the limits of the proxies fit those of the gateway', () => {
  test.each([
    ['haproxy', figure(haproxy, 'timeout server')],
    ['nginx', figure(nginx, 'proxy_read_timeout')],
  ])(
    '%s waits longer than any call takes, and less than the gateway leaves a silent connection',
    (_kind, wait) => {
      expect(wait).toBeGreaterThan(longestCall + waiting)
      expect(wait).toBeLessThan(CAPACITY_LIMITS.idleReply.seconds)
    },
  )

  test.each([
    ['haproxy', figure(haproxy, 'pool-purge-delay')],
    ['nginx', figure(site, 'keepalive_timeout')],
  ])('%s leaves an idle connection before the gateway does', (_kind, seconds) => {
    expect(seconds * 2_000).toBeLessThanOrEqual(figure(service, 'keepAliveTimeout'))
  })

  test.each([
    ['haproxy', figure(haproxy, 'timeout http-request')],
    ['nginx', figure(nginx, 'client_header_timeout')],
  ])('%s waits for a request no longer than the gateway would', (_kind, seconds) => {
    expect(seconds * 1_000).toBeLessThanOrEqual(figure(service, 'headersTimeout'))
  })

  test.each([
    ['haproxy', figure(haproxy, 'body_size gt')],
    ['nginx', figure(nginx, 'client_max_body_size') * 1_024],
  ])('%s takes what the gateway refuses in words, and no more than twice of it', (_kind, bytes) => {
    expect(bytes).toBe(2 * BODY_LIMIT_BYTES)
  })

  test('two HAProxies stay below the connections of a gateway', () => {
    expect(2 * figure(haproxy, 'maxconn(?= \\d)')).toBeLessThan(CAPACITY_LIMITS.connections.most)
  })
})
