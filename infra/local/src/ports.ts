import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'
import { PlainError } from './plain-error.ts'

// Below the range from which the kernel takes the ports of outgoing connections.
const FIRST = 20_000
const AFTER_LAST = 32_000
const handedOut = new Set<number>()

/** A port on 127.0.0.1 that nobody listens on; never the same twice in one process. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(FIRST, AFTER_LAST)
    if (handedOut.has(port) || (await listenError({ port, host: '127.0.0.1' }))) continue
    handedOut.add(port)
    return port
  }
  throw new PlainError(`No free port found between ${FIRST} and ${AFTER_LAST - 1}.`)
}

/** Throws one clear line when somebody listens on the port already, on IPv4 or IPv6. */
export async function assertPortIsFree(port: number): Promise<void> {
  for (const place of [
    { port, host: '0.0.0.0' },
    { port, host: '::', ipv6Only: true },
  ]) {
    const code = await listenError(place)
    if (code === 'EADDRINUSE')
      throw new PlainError(`Port ${port} is already in use. Stop what uses it, or choose another: PORT=…`)
    if (code === 'EACCES')
      throw new PlainError(`Port ${port} may not be used by this user. Choose another: PORT=…`)
  }
}

/** The error's code, or null when listening works. A machine without IPv6 answers a code that no one asks for. */
const listenError = (options: ListenOptions): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(options, () => server.close(() => resolve(null)))
  })
