import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpServer } from './smtp-address.ts'

export interface Envelope {
  from: string
  to: string
}
/**
 * The outcome of a message. `refused`: by the server, `isForGood` for a permanent error. `broken`: without a reply; it
 * may have arrived only if its text was begun.
 */
export type Sending =
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
export async function openSmtpSession(server: SmtpServer, signal?: AbortSignal) {
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
export type SmtpSession = Awaited<ReturnType<typeof openSmtpSession>>

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
