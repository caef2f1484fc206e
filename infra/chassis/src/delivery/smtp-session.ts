import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { heldMessage } from './held-message.ts'
import type { SmtpServer } from './smtp-address.ts'

export interface Envelope {
  from: string
  to: string
}
/**
 * What became of a message. `refused`: the server said so, `isForGood` where it should not be tried again. `broken`:
 * nobody said anything; only where the final dot may have gone out could it have arrived.
 */
export type Sending =
  | { is: 'accepted' }
  | { is: 'refused'; isForGood: boolean; error: string }
  | { is: 'broken'; mayHaveArrived: boolean; error: string }

interface SmtpError {
  code?: string
  responseCode?: number
}

/** The server is about to close the connection: of the message it says nothing. */
const CLOSING = 421

/** A connection for many messages, one after the other. Each wait has a limit, and `abort` ends all of them. */
export async function openSmtpSession({ options, login }: SmtpServer) {
  const connection = new SMTPConnection(options)
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
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' })))
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (login)
      await new Promise<void>((resolve, reject) =>
        connection.login({ credentials: login }, (error) => (error ? reject(error) : resolve())),
      )
  } catch (error) {
    abort()
    throw error
  }

  return {
    isOpen: () => isOpen,
    abort,

    /** Sends one message. Its end, and so its delivery, waits for `mayEnd`. After anything but 'accepted' it is closed. */
    async send(envelope: Envelope, message: Buffer, mayEnd: () => Promise<boolean>): Promise<Sending> {
      let mayHaveArrived = false
      const held = heldMessage(message, async () => {
        const may = await mayEnd()
        // A connection that was given up meanwhile takes the end no more.
        if (may && isOpen) mayHaveArrived = true
        return may && isOpen
      })
      const lost = Promise.withResolvers<SmtpError>()
      const onEnd = () => lost.resolve({ code: 'ECONNECTION' })
      connection.once('end', onEnd)
      const answered = new Promise<SmtpError | null>((resolve) => {
        connection.send({ ...envelope, to: [envelope.to] }, held, (error) =>
          resolve(error as SmtpError | null),
        )
      })
      const error = await Promise.race([answered, lost.promise])
      connection.off('end', onEnd)
      if (!error) return { is: 'accepted' }
      abort()
      return becauseOf(error, mayHaveArrived)
    },
  }
}
export type SmtpSession = Awaited<ReturnType<typeof openSmtpSession>>

/** An answer to the final dot is as certain as one before it. */
function becauseOf({ code = 'unknown', responseCode }: SmtpError, mayHaveArrived: boolean): Sending {
  if (!responseCode || responseCode < 400 || (responseCode === CLOSING && mayHaveArrived))
    return { is: 'broken', mayHaveArrived, error: code }
  return { is: 'refused', isForGood: responseCode >= 500, error: `${responseCode} ${code}` }
}
