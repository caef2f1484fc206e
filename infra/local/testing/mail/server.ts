import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from '../../src/stack/ports.ts'

/** A message that arrived whole: after its final dot. */
export interface Delivered {
  from: string
  to: string[]
  raw: Buffer
}
/** What the server does at each step; it waits for what is answered. Thrown errors are its refusals. */
export interface MailSteps {
  connected?: () => unknown
  /** Before a receiver is accepted. */
  receiver?: (address: string) => unknown
  /** The headers are in, the final dot is not. */
  begun?: (soFar: Buffer) => unknown
  /** Whole, and not acknowledged yet. */
  whole?: (message: Delivered) => unknown
}

/** How a refusal is thrown by a step. */
export const refusal = (responseCode: number) => Object.assign(new Error('not taken'), { responseCode })

/** A logger that keeps what clients say, line by line. */
function commandLog(commands: string[]) {
  const nothing = () => undefined
  const debug = (_about: unknown, who: unknown, line: unknown) => {
    if (who === 'C:') commands.push(String(line))
  }
  return {
    level: nothing,
    trace: nothing,
    debug,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  }
}

/**
 * A real SMTP server on this machine that keeps what arrived, and how often, and each command that it was told.
 * `steps` may change at any time.
 */
export async function startMailServer(steps: MailSteps = {}, options: SMTPServerOptions = {}) {
  const delivered: Delivered[] = []
  const commands: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    closeTimeout: 100,
    logger: commandLog(commands),
    ...options,
    onConnect: (_session, done) => answered(() => steps.connected?.(), done),
    onRcptTo: ({ address }, _session, done) => answered(() => steps.receiver?.(address), done),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.once('data', (chunk: Buffer) => void steps.begun?.(chunk))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', () => undefined)
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const message = {
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        }
        answered(async () => {
          await steps.whole?.(message)
          delivered.push(message)
        }, done)
      })
    },
  })
  server.on('error', () => undefined)
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    steps,
    delivered,
    commands,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** What a reader of mail makes of it. */
export const parsedMail = ({ raw }: Delivered): Promise<Email> => PostalMime.parse(raw)

const answered = (step: () => unknown, done: (error?: Error | null) => void) =>
  void Promise.resolve()
    .then(step)
    .then(
      () => done(),
      (error: Error) => done(error),
    )
