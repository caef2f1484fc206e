import { Readable } from 'node:stream'

/** Thrown into a connection whose message must not end. */
export class Withheld extends Error {
  readonly code = 'WITHHELD'
}

/**
 * A whole message as a stream whose end waits: only when `mayEnd` has said yes does the stream end, and with it the
 * final dot go out. Otherwise it breaks, and the receiving side has nothing.
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
