import type { Step } from './locals.ts'

/** What a page of ours may load and do; `scripts` are sources in addition to our own files. */
export const contentPolicy = (scripts: string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** For everything that is not a page: rendered as one by mistake it does nothing. */
const INERT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const HEADERS = Object.entries({
  'Content-Security-Policy': INERT,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})
/** Keeps browsers on https for a year. */
const STAY = ['Strict-Transport-Security', 'max-age=31536000'] as const

/** For every reply; with https it also includes HSTS. */
export const secureHeaders: Step = (_req, res, next) => {
  for (const [name, value] of HEADERS) res.setHeader(name, value)
  if (res.locals.secure) res.setHeader(...STAY)
  next()
}

/** The same as a list of names and values, for replies without Express. */
export const secureHeaderList = (isHttps: boolean, policy: string = INERT): string[] =>
  [...new Map(HEADERS).set('Content-Security-Policy', policy).entries(), ...(isHttps ? [STAY] : [])].flat()
