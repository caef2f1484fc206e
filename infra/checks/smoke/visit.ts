import { connect } from 'node:tls'
import { ofCalls } from './calls.ts'
import { pages } from './pages.ts'
import { type Checks, must, siteAt } from './site.ts'

const DAY_MS = 24 * 3_600_000
const LEAST_DAYS = 7
const LIMIT_MS = 10_000

/** Checks of an https site; all other checks already verify its certificate. */
const ofHttps: Checks = {
  'https is promised': async (site) => {
    const { headers } = await site.ask('/')
    const [, seconds = '0'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? []
    must(Number(seconds) >= 180 * 24 * 3_600, 'browsers are not told to stay with https')
    must(
      headers.getSetCookie().every((cookie) => /; secure/i.test(cookie)),
      'a cookie would go over http',
    )
  },
  'http leads to https': ({ url }) => leadsToHttps(new URL(`http://${url.hostname}`)),
  'certificate lasts': async ({ url }) => {
    const until = await endOfCertificate(url)
    const days = Math.floor((until - Date.now()) / DAY_MS)
    must(days >= LEAST_DAYS, `the certificate ends in ${days} days`)
  },
}

/** Rejects unless the address redirects to the same host over https. */
export async function leadsToHttps(plain: URL): Promise<void> {
  const { status, headers } = await siteAt(plain).ask('/')
  const target = URL.parse(headers.get('location') ?? '', plain.href)
  const isSent = [301, 302, 307, 308].includes(status) && target?.protocol === 'https:'
  must(isSent && target.hostname === plain.hostname, `http answered ${status} instead of leading to https`)
}

function endOfCertificate({ hostname, port }: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: LIMIT_MS,
  })
  socket.once('secureConnect', () => resolve(Date.parse(socket.getPeerCertificate().valid_to)))
  socket.once('timeout', () => reject(new Error('no answer')))
  socket.once('error', reject)
  return promise.finally(() => socket.destroy())
}

export const checksFor = (url: URL): Checks => ({
  ...pages,
  ...ofCalls,
  ...(url.protocol === 'https:' && ofHttps),
})

/**
 * Runs a visit, one check after the other, with the problem of each or ''; it changes nothing but one count of wrong
 * lookups.
 */
export async function* visit(url: URL) {
  const site = siteAt(url)
  for (const [name, check] of Object.entries(checksFor(url))) {
    const began = performance.now()
    const problem = await check(site).then(
      () => '',
      (thrown: Error) =>
        `${thrown.message || thrown.name}${thrown.cause instanceof Error ? `: ${thrown.cause.message}` : ''}`,
    )
    yield { name, ms: Math.round(performance.now() - began), problem }
  }
}
