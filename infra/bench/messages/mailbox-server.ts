import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { startMailServer } from '@recruit/local/testing/mail/server'
import type { Said } from './mailbox.ts'

const say = (said: Said) => parentPort?.postMessage(said)

// Of this thread alone.
setPriority(constants.priority.PRIORITY_LOW)
const server = await startMailServer({
  whole: ({ to }) => {
    say({ at: performance.timeOrigin + performance.now(), to: to.join() })
    server.delivered.length = 0
    server.commands.length = 0
  },
})
say({ url: server.url })
