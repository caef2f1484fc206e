import { type Call, calls } from '@recruit/contract'
import { cookieHeader } from '@recruit/local/testing/cookie-jar'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { beforeAll } from 'vitest'

/** The whole product, and what a caller who may make every call sends along. */
export let stack: SharedStack
export let cookie = ''
export let xsrf = ''
export let id = ''
beforeAll(async () => {
  stack = await sharedStack()
  const admin = await openPeriod(stack.url)
  const applicant = await enrolledPerson(stack.url)
  id = applicant.id
  const jar = new Map([...applicant.browser.jar, ...admin.jar])
  cookie = cookieHeader(jar)
  xsrf = jar.get('XSRF-TOKEN') ?? ''
})

/** What is sent, byte for byte, and what it must not be answered with. */
export interface Malformed {
  what: string
  bytes: Buffer
  /** It asks for something that exists, wrongly: only a refusal will do. */
  isRefused: boolean
  /** It has an end: an answer must come although the connection stays open. */
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
