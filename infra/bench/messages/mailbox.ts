import { startMailServer } from '@recruit/local/testing/mail/server'

/** A mail server that writes down when each message arrived whole, and for whom, and keeps nothing else. */
export async function startMailbox() {
  const arrivals: { at: number; to: string }[] = []
  const server = await startMailServer({
    whole: ({ to }) => {
      arrivals.push({ at: performance.now(), to: to.join() })
      server.delivered.length = 0
      server.commands.length = 0
    },
  })
  return { url: server.url, stop: server.stop, arrivals }
}
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
