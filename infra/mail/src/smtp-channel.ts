import { composeMessage, type Mail, type Mailbox, type NotSent, type Signature } from './compose-message.ts'
import type { Channel } from './delivery-loop.ts'
import type { Claim, Ending } from './leases.ts'
import { plainAddress } from './mail-address.ts'
import type { SmtpServer } from './smtp-address.ts'
import { openSmtpSession, type Sending, type SmtpSession } from './smtp-session.ts'

/** Reserved domains (RFC 2606, RFC 6761) and their subdomains: invented people have addresses there. */
const RESERVED = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/

/** Whether an address, in the form of `plainAddress`, is undeliverable by its domain. */
export const hasReservedDomain = (address: string): boolean => RESERVED.test(address)

/** The message of a claim, or why it is not sent; null if it was removed. */
export type ReadMail = (claim: Claim) => Promise<Mail | NotSent | null>

interface SmtpOptions {
  server: SmtpServer
  from: Mailbox
  signature?: Signature
  read: ReadMail
  /** The longest time for one message. */
  limitMs: number
}

function unsent(mail: NotSent | null): Ending {
  if (!mail) return { state: 'failed', error: 'gone' }
  if ('waits' in mail) {
    const { waits: error, seconds } = mail
    return seconds ? { state: 'held', error, seconds } : { state: 'again', error }
  }
  return { state: 'cancelled', error: mail.cancelled }
}
const isMail = (mail: Mail | NotSent | null): mail is Mail => mail !== null && 'to' in mail

/** Sends by SMTP, over one connection while there is something to send. */
export function smtpChannel({ server, from, signature, read, limitMs }: SmtpOptions): Channel {
  let session: SmtpSession | undefined
  const open = async (signal?: AbortSignal) => {
    if (!session?.isOpen()) session = await openSmtpSession(server, signal)
  }
  return {
    open,
    close() {
      session?.abort()
      session = undefined
    },
    async deliver(claim, handOff) {
      const mail = await read(claim)
      if (!isMail(mail)) return unsent(mail)
      const to = plainAddress(mail.to.address)
      const message = await composeMessage(from, mail, signature)
      if (!to || !message) return { state: 'failed', error: 'address or header refused' }
      if (!server.isOnThisMachine && hasReservedDomain(to))
        return { state: 'failed', error: 'reserved domain' }
      await open()
      const used = session
      // After a pause of the process, an answer that has arrived is read before the limit counts.
      const limit = setTimeout(() => setImmediate(() => used?.abort()), limitMs)
      try {
        if (!used) return { state: 'again', error: 'not open' }
        if (!(await handOff())) return { state: 'again', error: 'lease over' }
        return endingOf(await used.send({ from: from.address, to }, message))
      } finally {
        clearTimeout(limit)
      }
    },
  }
}

/** Only a message that may have arrived unseen is uncertain, and that is never repeated automatically. */
function endingOf(sending: Sending): Ending {
  if (sending.is === 'accepted') return { state: 'sent' }
  const { error } = sending
  if (sending.is === 'refused') return { state: sending.isForGood ? 'failed' : 'again', error }
  return { state: sending.mayHaveArrived ? 'uncertain' : 'again', error }
}

/** Sends nothing, and marks the messages in the outbox. */
export const dryRunChannel = (read: ReadMail): Channel => ({
  open: async () => undefined,
  close: () => undefined,
  async deliver(claim, handOff) {
    const mail = await read(claim)
    if (!isMail(mail)) return unsent(mail)
    return (await handOff()) ? { state: 'sent', isDryRun: true } : { state: 'again', error: 'lease over' }
  },
})
