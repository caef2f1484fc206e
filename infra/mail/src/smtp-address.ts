import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { z } from 'zod'

/** Limits for the name lookup, the connection, the greeting and each answer. */
const WAITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
}
const ON_THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export const smtpUrl = z.url({ protocol: /^smtps?$/ })

export interface SmtpServer {
  isOnThisMachine: boolean
  options: SMTPConnectionOptions
  login?: { user: string; pass: string }
}

/** The connection options. Outside this machine TLS is required: a server without it gets nothing. */
export function smtpServerOf(address: string): SmtpServer {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const isOnThisMachine = ON_THIS_MACHINE.test(url.hostname)
  const port = Number(url.port) || (secure ? 465 : 587)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    isOnThisMachine,
    options: {
      ...{ ...WAITS, host, port, secure },
      requireTLS: !secure && !isOnThisMachine,
      ignoreTLS: !secure && isOnThisMachine,
    },
    ...(url.username && {
      login: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  }
}
