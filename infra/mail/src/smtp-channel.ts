import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { composeMessage, type Mail, type Mailbox, type NotSent, type Signature } from './compose-message.ts'
import type { Channel } from './delivery-loop.ts'
import type { Claim, Ending } from './leases.ts'
import { plainAddress } from './mail-address.ts'
import type { SmtpServer } from './smtp-address.ts'

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

interface Envelope {
  from: string
  to: string
}
/**
 * The outcome of a message. `refused`: by the server, `isForGood` for a permanent error. `broken`: without a reply; it
 * may have arrived only if its text was begun.
 */
type Sending =
  | { is: 'accepted' }
  | { is: 'refused'; isForGood: boolean; error: string }
  | { is: 'broken'; mayHaveArrived: boolean; error: string }

interface SmtpError {
  code?: string
  responseCode?: number
  /** The command that the server answered: 'RCPT TO', 'DATA'. */
  command?: string
}

/** The server is about to close the connection: this says nothing about the message. */
const CLOSING = 421

/** From the server's name lookup to the end of the login. */
const OPENING_MS = 45_000

/** A connection for many messages, one after the other. Each wait has a limit, and `abort` ends all of them. */
async function openSmtpSession(server: SmtpServer, signal?: AbortSignal) {
  const connection = new SMTPConnection(server.options)
  let isOpen = true
  // Without a listener an error between two messages would end the process.
  connection.on('error', () => undefined)
  connection.on('end', () => {
    isOpen = false
  })
  const abort = () => {
    isOpen = false
    connection.close()
  }
  const limit = setTimeout(abort, OPENING_MS)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    await opened(connection, server.login)
  } catch (error) {
    abort()
    throw error
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', abort)
  }

  return {
    isOpen: () => isOpen,
    abort,

    /** Sends one message. Closes the session after anything but 'accepted'. */
    async send(envelope: Envelope, message: Buffer): Promise<Sending> {
      // The connection reads it only once the server has taken sender and receiver.
      const text = Readable.from([message])
      const lost = Promise.withResolvers<SmtpError>()
      // Keeps only the error's code: an answer out of turn does not belong to this message.
      const onError = (error: { code?: string }) => lost.resolve(error.code ? { code: error.code } : {})
      const onEnd = () => onError({ code: 'ECONNECTION' })
      connection.once('error', onError).once('end', onEnd)
      const answered = new Promise<SmtpError | null>((resolve) => {
        connection.send({ ...envelope, to: [envelope.to] }, text, (error) =>
          resolve(error as SmtpError | null),
        )
      })
      const error = await Promise.race([answered, lost.promise])
      connection.off('error', onError).off('end', onEnd)
      if (!error) return { is: 'accepted' }
      abort()
      return becauseOf(error, text.readableDidRead)
    },
  }
}
type SmtpSession = Awaited<ReturnType<typeof openSmtpSession>>

/** The login's own callback does not run if the connection ends meanwhile. */
const opened = (connection: SMTPConnection, login: SmtpServer['login']) =>
  new Promise<void>((resolve, reject) => {
    const done = (error?: Error | null) => (error ? reject(error) : resolve())
    connection.once('error', reject)
    connection.once('end', () => reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' })))
    connection.connect((error) => {
      if (error || !login) return done(error)
      connection.login({ credentials: login }, done)
    })
  })

/** An answer to the final dot is as certain as an earlier one. */
function becauseOf(
  { code = 'unknown', responseCode, command = code }: SmtpError,
  mayHaveArrived: boolean,
): Sending {
  if (!responseCode || responseCode < 400 || (responseCode === CLOSING && mayHaveArrived))
    return { is: 'broken', mayHaveArrived, error: code }
  // A refused sender is a wrong setting, for which no message is given up.
  const isForGood = responseCode >= 500 && command !== 'MAIL FROM'
  return { is: 'refused', isForGood, error: `${responseCode} ${command}` }
}
