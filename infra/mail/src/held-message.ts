import { Readable } from 'node:stream'

/** Thrown into a connection whose message must not end. */
export class Withheld extends Error {
  readonly code = 'WITHHELD'
}

/**
 * A whole message as a stream whose end waits for `mayEnd`: only then is the final dot sent. Otherwise the stream
 * breaks, and the receiving side has nothing.
 */
export function heldMessage(message: Buffer, mayEnd: () => Promise<boolean>): Readable {
  let isSent = false
  return new Readable({
    read() {
      if (!isSent) {
        isSent = true
        this.push(message)
        return
      }
      mayEnd().then(
        (may) => (may ? this.push(null) : this.destroy(new Withheld('lease over'))),
        (cause: unknown) => this.destroy(new Withheld('no answer', { cause })),
      )
    },
  })
}
