import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { failureOf } from './proxy.ts'

/** The error of a connection to this address. */
const failing = (port: number, host: string, also: object = {}) =>
  new Promise<Error>((resolve) => connect({ port, host, ...also }).once('error', resolve))
const closedPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
const broken = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall })

test('a replica that refuses the connection has been sent nothing', async () => {
  const port = await closedPort()
  expect(failureOf(await failing(port, '127.0.0.1'), undefined)).toBe('down')
})

test('a replica that refuses on each of its addresses has been sent nothing', async () => {
  const lookup = (_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ])
  const error = await failing(await closedPort(), 'replica', { autoSelectFamily: true, lookup })
  expect(error).toBeInstanceOf(AggregateError)
  expect(failureOf(error, undefined)).toBe('down')
})

test('a replica whose name leads nowhere has been sent nothing', () => {
  expect(failureOf(broken('ENOTFOUND', 'getaddrinfo'), undefined)).toBe('down')
})

test('a network that breaks after a request was sent may have carried it', () => {
  for (const syscall of ['read', 'write'])
    for (const code of ['EHOSTUNREACH', 'ENETUNREACH', 'ECONNREFUSED', 'ETIMEDOUT', 'ECONNRESET'])
      expect([syscall, code, failureOf(broken(code, syscall), undefined)]).toEqual([syscall, code, 'broke'])
})
