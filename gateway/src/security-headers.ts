import type { Step } from './locals.ts'

/** What a page of ours may load and do; `scripts` are sources beside our own files. */
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

const HEADERS = Object.entries({
  'Content-Security-Policy': contentPolicy(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** On every reply; over https also the promise to stay there for a year. */
export const secureHeaders: Step = (_req, res, next) => {
  for (const [name, value] of HEADERS) res.setHeader(name, value)
  if (res.locals.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000')
  next()
}
