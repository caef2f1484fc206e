import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The mail server's messages: its address, and then the receiver and arrival time of each mail. */
export type Said = { url: string } | { at: number; to: string }

/**
 * A mail server that records only when each message arrived and for whom. It simulates another machine: its thread
 * yields to what is measured here, and the load's thread does not wait for it.
 */
export async function startMailbox() {
  const arrivals: { at: number; to: string }[] = []
  const worker = new Worker(new URL('./mailbox-server.ts', import.meta.url))
  const [first] = (await once(worker, 'message')) as [Said]
  if (!('url' in first)) throw new Error('The mail server did not say where it is')
  worker.on('message', (said: Said) => {
    // Each thread's clock has its own origin.
    if ('to' in said) arrivals.push({ ...said, at: said.at - performance.timeOrigin })
  })
  return {
    url: first.url,
    arrivals,
    stop: async () => void (await worker.terminate()),
  }
}
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
