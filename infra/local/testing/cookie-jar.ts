export type CookieJar = Map<string, string>

export const cookieHeader = (jar: CookieJar): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** The headers of a browser's write: its cookies, and the token among them. */
export const browserHeaders = (jar: CookieJar): Record<'Cookie' | 'X-XSRF-TOKEN', string> => ({
  Cookie: cookieHeader(jar),
  'X-XSRF-TOKEN': jar.get('XSRF-TOKEN') ?? '',
})

/** Stores the cookies that a reply sets, and deletes those that it clears. */
export function keepCookies(jar: CookieJar, setCookies: string[]): void {
  for (const cookie of setCookies) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at))
    else jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
