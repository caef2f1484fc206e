import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, clientProtocol } from './observe.ts'

const PROXY = '10.0.0.9'
const seen = (forwarded: string | undefined, hops = 1, remoteAddress = PROXY) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const headers = { 'x-forwarded-for': forwarded }
  return clientAddress(hops)(Object.assign(new IncomingMessage(socket), { headers }))
}

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['unknown', PROXY],
  ['203.0.113.7:port', PROXY],
  ['203.0.113.999', PROXY],
  ['', PROXY],
  [undefined, PROXY],
])('one proxy that writes %j means %s', (forwarded, address) => {
  expect(seen(forwarded)).toBe(address)
})

// evidence: V15.3.4 threat.caller-address
test('no port and no garbage makes a new caller', () => {
  const ports = Array.from({ length: 50 }, (_, at) => seen(`203.0.113.7:${1024 + at}`))
  const garbage = Array.from({ length: 50 }, (_, at) => seen(`somebody-${at}`))
  expect([new Set(ports), new Set(garbage)]).toEqual([new Set(['203.0.113.7']), new Set([PROXY])])
})

test('as many proxies are believed as there are, and none where there is none', () => {
  expect(seen('192.0.2.1, 198.51.100.1, 203.0.113.7', 2)).toBe('198.51.100.1')
  expect(seen('198.51.100.1, nonsense', 2)).toBe('198.51.100.1')
  expect(seen('nonsense, 203.0.113.7', 2)).toBe('203.0.113.7')
  expect(seen('203.0.113.7', 2)).toBe('203.0.113.7')
  expect(seen('203.0.113.7', 0)).toBe(PROXY)
  expect(seen('203.0.113.7', 0, '::ffff:192.0.2.5')).toBe('192.0.2.5')
})

test.each([
  ['https', 1, true],
  ['https, http', 2, true],
  ['http', 1, false],
  ['http, https', 2, false],
  [undefined, 1, false],
  ['https', 0, false],
])('%s behind %i trusted proxies is https: %s', (forwarded, hops, isHttps) => {
  const headers = { 'x-forwarded-proto': forwarded }
  expect(clientProtocol(hops)(Object.assign(new IncomingMessage(new Socket()), { headers }))).toBe(isHttps)
})
