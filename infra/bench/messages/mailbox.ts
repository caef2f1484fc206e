import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What the mail server says: where it is, and then whom each message is for and when it was there whole. */
export type Said = { url: string } | { at: number; to: string }

/**
 * A mail server that writes down when each message arrived whole, and for whom, and keeps nothing else. It stands for
 * another machine: its thread gives way to what is measured here, and the load's own thread does not wait for it.
 */
export async function startMailbox() {
  const arrivals: { at: number; to: string }[] = []
  const worker = new Worker(new URL('./mailbox-server.ts', import.meta.url))
  const [first] = (await once(worker, 'message')) as [Said]
  if (!('url' in first)) throw new Error('The mail server did not say where it is')
  worker.on('message', (said: Said) => {
    // Each thread counts from its own beginning.
    if ('to' in said) arrivals.push({ ...said, at: said.at - performance.timeOrigin })
  })
  return {
    url: first.url,
    arrivals,
    stop: async () => void (await worker.terminate()),
  }
}
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
