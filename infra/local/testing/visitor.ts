import { type CallName, type Calls, calls, type ReplyOf, type SentTo } from '@recruit/contract'
import type { Language } from '@recruit/contract/text'
import { type CookieJar, cookieHeader, keepCookies } from './cookie-jar.ts'
import { undocumented } from './documented.ts'

/** Longer than any call of the product may take, on a machine that others keep busy as well. */
const ANSWER_WITHIN_MS = 60_000

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what the body is
  body: any
  text: string
}

/**
 * One browser without a window: it keeps cookies, sends the XSRF header and has a language. Every answer is checked
 * against the published document. `always` goes with every request. An address as a function stands for several
 * gateways.
 */
export function visitor(
  url: string | (() => string),
  language: Language = 'en',
  always: Record<string, string> = {},
) {
  const jar: CookieJar = new Map()
  const base = typeof url === 'function' ? url : () => url

  async function raw(
    method: string,
    path: string,
    options: { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const xsrf = jar.get('XSRF-TOKEN')
    const response = await fetch(base() + path, {
      method,
      body: options.body,
      redirect: 'manual',
      headers: {
        'Accept-Language': language,
        ...(options.body ? { 'Content-Type': 'application/json' } : {}),
        ...(jar.size ? { Cookie: cookieHeader(jar) } : {}),
        ...(xsrf && method !== 'GET' ? { 'X-XSRF-TOKEN': xsrf } : {}),
        ...always,
        ...options.headers,
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    keepCookies(jar, response.headers.getSetCookie())
    // `response.text()` would drop a byte order mark.
    const text = Buffer.from(await response.arrayBuffer()).toString()
    // An answer without this header comes from a proxy in front of the gateway.
    const isOurs = response.headers.has('X-Request-Id')
    const wrong = isOurs ? undocumented(method, path, response.status, parsed(text)) : null
    if (wrong) throw new Error(wrong)
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }

  /** Sends any body to a declared call, and accepts any reply. */
  function send(name: CallName, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const { method, path } = calls[name]
    if (method !== 'GET') return raw(method, path, { body: JSON.stringify(body), headers })
    const query = new URLSearchParams(body as Record<string, string>).toString()
    return raw(method, query ? `${path}?${query}` : path, { headers })
  }

  /** A well-formed call that is answered 200, with its typed reply. */
  async function call<Name extends CallName>(
    name: Name,
    form: SentTo<Calls[Name]>,
  ): Promise<ReplyOf<Calls[Name]>> {
    const answer = await send(name, form)
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${answer.text}`)
    return calls[name].reply.parse(answer.body) as ReplyOf<Calls[Name]>
  }

  return {
    get url() {
      return base()
    },
    jar,
    raw,
    send,
    call,
  }
}
export type Visitor = ReturnType<typeof visitor>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
