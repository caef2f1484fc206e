import { type Call, calls } from '@recruit/contract'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { beforeAll } from 'vitest'

/** The whole product, and the credentials of a caller with every right. */
export let stack: SharedStack
export let cookie = ''
export let xsrf = ''
export let id = ''

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useCaller(): void {
  beforeAll(async () => {
    stack = await sharedStack()
    const admin = await openPeriod(stack.url)
    const applicant = await enrolledPerson(stack.url)
    id = applicant.id
    const jar = new Map([...applicant.browser.jar, ...admin.jar])
    cookie = cookieHeader(jar)
    xsrf = jar.get('XSRF-TOKEN') ?? ''
  })
}

/** The bytes to send, and what must not answer them. */
export interface Malformed {
  what: string
  bytes: Buffer
  /** A malformed request for something that exists: it must be refused. */
  isRefused: boolean
  /** The request is complete: an answer must come although the connection stays open. */
  isWhole: boolean
}
export const all: Call[] = Object.values(calls)
export const writes = all.filter(({ method }) => method !== 'GET')

export const head = (line: string, headers: Record<string, string | number>) =>
  `${line}\r\n${Object.entries({
    ...{ Host: 'localhost', Connection: 'close', Cookie: cookie, 'X-XSRF-TOKEN': xsrf },
    ...headers,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

export function post(
  { method, path }: Call,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Buffer {
  const bytes = Buffer.from(body as Uint8Array)
  const length = { 'Content-Type': 'application/json', 'Content-Length': bytes.length }
  return Buffer.concat([Buffer.from(head(`${method} ${path} HTTP/1.1`, { ...length, ...headers })), bytes])
}
