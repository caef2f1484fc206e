import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, atMost } from '../attack.ts'
import { ATTACKER, bytesOf, type Count, connection, note } from '../sending.ts'

const CONNECTIONS = 100
const REQUESTS = 200

export const neverReading: Attack = {
  name: 'never-reading',
  does: `asks for the front page ${REQUESTS} times on each of ${CONNECTIONS} connections and reads no reply`,
  seconds: 10,
  async run(target) {
    const count: Count = { open: 0 }
    const headers = { 'X-Forwarded-For': ATTACKER, 'Accept-Encoding': 'identity' }
    const asked = bytesOf({ method: 'GET', path: '/', headers }).repeat(REQUESTS)
    for (let at = 0; at < CONNECTIONS; at++) {
      const socket = connection(target, () => note(count, 'cut'))
      socket.pause()
      socket.write(asked)
    }
    await pause(target.seconds * 1_000)
    return count
  },
  after: async ({ memory, memoryBefore }) => [
    atMost('memory that the gateway takes more', (await memory()) - memoryBefore, 120, 'MiB'),
  ],
}
