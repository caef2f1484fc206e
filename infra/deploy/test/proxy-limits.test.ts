import { calls } from '@recruit/contract'
import { BODY_LIMIT_BYTES } from '@recruit/contract/constants'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { describe, expect, test } from 'vitest'
import { read } from '../../structure/sources.ts'

const haproxy = read('infra/deploy/proxy/haproxy.cfg')
const nginx = read('infra/deploy/proxy/nginx.conf')
const site = read('infra/deploy/proxy/nginx-site.conf')
const service = read('infra/chassis/src/http/run-service.ts')

/** The number after these words. */
function figure(text: string, words: string): number {
  const found = new RegExp(`^(?!\\s*#).*\\b${words}[ :]+([\\d_]+)`, 'm').exec(text)?.[1]
  if (!found) throw new Error(`"${words}" has no figure`)
  return Number(found.replaceAll('_', ''))
}

const longestCall = Math.max(...Object.values(calls).map(({ timeoutSeconds = 0 }) => timeoutSeconds))
const waiting = CAPACITY_LIMITS.upstreamWaiting.seconds

describe('the limits of the proxies fit those of the gateway', () => {
  const reply = { haproxy: figure(haproxy, 'timeout server'), nginx: figure(nginx, 'proxy_read_timeout') }
  const idle = { haproxy: figure(haproxy, 'pool-purge-delay'), nginx: figure(site, 'keepalive_timeout') }
  const head = {
    haproxy: figure(haproxy, 'timeout http-request'),
    nginx: figure(nginx, 'client_header_timeout'),
  }
  const body = {
    haproxy: figure(haproxy, 'body_size gt'),
    nginx: figure(nginx, 'client_max_body_size') * 1_024,
  }

  describe.each(['haproxy', 'nginx'] as const)('%s', (kind) => {
    test('waits longer than any call takes, and less than the gateway leaves a silent connection', () => {
      expect(reply[kind]).toBeGreaterThan(longestCall + waiting)
      expect(reply[kind]).toBeLessThan(CAPACITY_LIMITS.idleReply.seconds)
    })

    test('leaves an idle connection before the gateway does', () => {
      expect(idle[kind] * 2_000).toBeLessThanOrEqual(figure(service, 'keepAliveTimeout'))
    })

    test('waits for a request no longer than the gateway would', () => {
      expect(head[kind] * 1_000).toBeLessThanOrEqual(figure(service, 'headersTimeout'))
    })

    test('takes what the gateway refuses in words, and no more than twice of it', () => {
      expect(body[kind]).toBe(2 * BODY_LIMIT_BYTES)
    })
  })

  test('two HAProxies stay below the connections of a gateway', () => {
    expect(2 * figure(haproxy, 'maxconn(?= \\d)')).toBeLessThan(CAPACITY_LIMITS.connections.most)
  })
})
