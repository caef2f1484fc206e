import { calls } from '@recruit/contract'
import { browserHeaders, type CookieJar, keepCookies } from '@recruit/local/testing/cookie-jar'
import type { Applicant } from '../day/people.ts'
import type { Asked } from '../load/load.ts'
import { settingsLoad } from '../rows/settings.ts'

/** Of a browser that comes for the first time: the lookup's reply lets it open the application. */
export function visitRequests(next: () => Applicant): Asked[] {
  const { findApplicant: lookup, getApplication: result } = calls
  const headers = { 'content-type': 'application/json' }
  return [
    settingsLoad,
    settingsLoad,
    {
      method: lookup.method,
      path: lookup.path,
      headers,
      next: (kept) => {
        const { name, studentId, ewhaianId } = next()
        return {
          body: JSON.stringify({ name, studentId, ewhaianId }),
          done: (reply, replied) => {
            kept.set('id', JSON.parse(reply).applicantId)
            const jar: CookieJar = new Map()
            keepCookies(jar, cookiesOf(replied))
            for (const [header, value] of Object.entries(browserHeaders(jar))) kept.set(header, value)
          },
        }
      },
    },
    settingsLoad,
    {
      method: result.method,
      path: result.path,
      headers,
      next: (kept) => {
        const { id, ...cookies } = Object.fromEntries(kept)
        return { headers: cookies, body: JSON.stringify({ id }) }
      },
    },
  ]
}

/** autocannon leaves the names of headers as they came. */
const cookiesOf = (headers: object): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === 'set-cookie' ? value : []))
