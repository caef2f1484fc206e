export interface Reply {
  status: number
  headers: Headers
  text: string
}
export interface Site {
  url: URL
  ask: (path: string, question?: Question) => Promise<Reply>
}
interface Question {
  method?: string
  headers?: Record<string, string>
  body?: object
}
/** One check of a site; rejects with the problem. */
export type Check = (site: Site) => Promise<void>
/** By their names, in order. */
export type Checks = Record<string, Check>

const LIMIT_MS = 10_000

/** Requests as a new visitor: no cookies, no redirects followed. */
export function siteAt(url: URL): Site {
  return {
    url,
    async ask(path, { method = 'GET', headers = {}, body } = {}) {
      const reply = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      return { status: reply.status, headers: reply.headers, text: await reply.text() }
    },
  }
}

/** Throws unless it is true. */
export function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what)
}

export const mustAnswer = ({ status }: Reply, expected: number): void =>
  must(status === expected, `answered ${status} instead of ${expected}`)

/** The object of a reply that is declared as JSON and not cacheable. */
export function jsonOf({ headers, text }: Reply): Record<string, unknown> {
  const type = headers.get('content-type')
  must(/^application\/json\b/.test(type ?? ''), `is ${type} instead of JSON`)
  return JSON.parse(text) as Record<string, unknown>
}
