import { setTimeout as pause } from 'node:timers/promises'
import { calls } from '@recruit/contract'
import { ATTACKER, type Attack, atMost, bytesOf, type Count, connection, json, note } from '../attack.ts'

const BODIES = 3_000
const LENGTH = 60_000
const SENT = 40_000

export const unfinishedBodies: Attack = {
  name: 'unfinished-bodies',
  does: `begins ${BODIES} bodies on connections of their own and ends none`,
  seconds: 10,
  async run(target) {
    const count: Count = {}
    const headers = { ...json(ATTACKER), 'Content-Length': String(LENGTH) }
    const begun = bytesOf({
      method: 'POST',
      path: calls.findApplicant.path,
      headers,
      body: `{"name":"${'x'.repeat(SENT)}`,
    })
    for (let at = 0; at < BODIES; at++) {
      const socket = connection(target, () => note(count, 'cut'))
      socket.once('data', (chunk) => note(count, String(chunk).slice(9, 12)))
      socket.write(begun)
      if (at % 100 === 99) await pause(50)
    }
    await pause(target.seconds * 1_000)
    return count
  },
  during: async ({ memory, memoryBefore }) => [
    atMost('memory that the gateway takes more', (await memory()) - memoryBefore, 120, 'MiB'),
  ],
}
