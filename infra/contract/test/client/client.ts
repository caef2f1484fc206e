import { type CookieJar, cookieHeader, keepCookies } from '@recruit/local/testing/cookie-jar'
import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from './openapi.d.ts'

/** A client outside of a browser: typed by the document alone, it keeps cookies and repeats the XSRF token. */
export function documentClient(baseUrl: string) {
  const jar: CookieJar = new Map()
  const cookies: Middleware = {
    onRequest({ request }) {
      const token = jar.get('XSRF-TOKEN')
      if (jar.size) request.headers.set('Cookie', cookieHeader(jar))
      if (token && request.method !== 'GET') request.headers.set('X-XSRF-TOKEN', token)
      return request
    },
    onResponse({ response }) {
      keepCookies(jar, response.headers.getSetCookie())
    },
  }
  const client = createClient<paths>({ baseUrl })
  client.use(cookies)
  return { ...client, jar }
}
export type DocumentClient = ReturnType<typeof documentClient>

interface Answer<Reply> {
  data?: Reply
  error?: unknown
  response: Response
}
/** The reply of a call that is answered 200. */
export async function replyOf<Reply>(answer: Promise<Answer<Reply>>): Promise<Reply> {
  const { data, error, response } = await answer
  if (!data) throw new Error(`${response.url} answered ${response.status} ${JSON.stringify(error)}`)
  return data
}
