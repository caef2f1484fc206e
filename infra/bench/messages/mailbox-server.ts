import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { threadsGiveWay } from '@recruit/chassis/limits/give-way'
import { startMailServer } from '@recruit/local/testing/mail/server'
import type { Said } from './mailbox.ts'

const say = (said: Said) => parentPort?.postMessage(said)

// This thread simulates another machine; the program's garbage collection threads belong to both.
const thread = readlinkSync('/proc/thread-self').replace(/.*\//, '')
if (spawnSync('chrt', ['--idle', '--pid', '0', thread]).status !== 0)
  console.error('The mail server takes processor time from what is measured.')
threadsGiveWay((name) => name === 'V8Worker')
const server = await startMailServer({
  whole: ({ to }) => {
    say({ at: performance.timeOrigin + performance.now(), to: to.join() })
    server.delivered.length = 0
    server.commands.length = 0
  },
})
say({ url: server.url })
