import { type MailServer, startMailServer } from '@recruit/local/testing/mail/server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach } from 'vitest'
import type { Mail } from '../src/compose-message.ts'
import { type SmtpServer, smtpServerOf } from '../src/smtp-address.ts'
import { smtpChannel } from '../src/smtp-channel.ts'

export const FROM = { name: '모집', address: 'recruit@recruit.kr' }
export const mail: Mail = {
  to: { name: '김가온', address: 'gaon@somebody.kr' },
  ...{ subject: '접수', text: '글', html: '<p>글</p>', ics: null },
  ...{ messageId: '<1@recruit.kr>', language: 'ko' },
}

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** A mail server that stops after the test. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer({}, options)
  toClose.push(server.stop)
  return server
}

/** A channel to a server, with adjustable waits. */
export function channelTo(
  url: string,
  {
    waits = {},
    limitMs = 20_000,
    ...more
  }: { waits?: Partial<SmtpServer['options']>; limitMs?: number } & Partial<Mail> = {},
) {
  const { options, ...server } = smtpServerOf(url)
  const channel = smtpChannel({
    server: { ...server, options: { ...options, ...waits } },
    from: FROM,
    read: async () => ({ ...mail, ...more }),
    limitMs,
  })
  toClose.push(channel.close)
  const claim = { id: '1', kind: 'receipt', lease: '1', attempts: 1 }
  const open = (signal = new AbortController().signal) => channel.open(signal)
  return { ...channel, open, deliver: (handOff = async () => true) => channel.deliver(claim, handOff) }
}

/** The same server by an address that does not count as this machine, so that its stricter rules apply. */
export const outside = ({ url }: MailServer, login = ''): string =>
  url.replace('127.0.0.1', `${login}0.0.0.0`)
