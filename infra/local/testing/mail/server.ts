import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { freePort } from '../../src/stack/ports.ts'

/** A message that arrived completely: after its final dot. */
export interface Delivered {
  from: string
  to: string[]
  raw: Buffer
}
/** Callbacks of the server at each step; it waits for them. Thrown errors are its refusals. */
export interface MailSteps {
  connected?: () => unknown
  /** Before a receiver is accepted. */
  receiver?: (address: string) => unknown
  /** After the headers, before the final dot. */
  begun?: (soFar: Buffer) => unknown
  /** After the final dot, before the acknowledgement. */
  whole?: (message: Delivered) => unknown
}

/** The error by which a step refuses. */
export const refusal = (responseCode: number) => Object.assign(new Error('not taken'), { responseCode })

/** A logger that records the clients' commands, line by line. */
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
 * A real SMTP server on this machine that records messages, repeats included, and every command. `steps` may change at
 * any time.
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

/** The message as a mail program reads it. */
export const parsedMail = ({ raw }: Delivered): Promise<Email> => PostalMime.parse(raw)

const answered = (step: () => unknown, done: (error?: Error | null) => void) =>
  void Promise.resolve()
    .then(step)
    .then(
      () => done(),
      (error: Error) => done(error),
    )
