import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { threadsGiveWay } from '@recruit/chassis/limits/give-way'
import { startMailServer } from '@recruit/local/testing/mail/server'
import type { Said } from './mailbox.ts'

const say = (said: Said) => parentPort?.postMessage(said)

// Of this thread alone, and of those that collect this program's garbage.
setPriority(constants.priority.PRIORITY_LOW)
threadsGiveWay((name) => name === 'V8Worker')
const server = await startMailServer({
  whole: ({ to }) => {
    say({ at: performance.timeOrigin + performance.now(), to: to.join() })
    server.delivered.length = 0
    server.commands.length = 0
  },
})
say({ url: server.url })
