import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ATTACKER,
  type Attack,
  atMost,
  bytesOf,
  type Count,
  connection,
  note,
  type Target,
} from '../attack.ts'

const CONNECTIONS = 400
/** The most concurrent requests of one connection. */
const REQUESTS = 4
/** The replies in the kernel that no client has read, in MiB; of IPv4 and IPv6. */
function unsent({ port }: Target): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const queues = lines.map((line) => line.trim().split(/\s+/)).filter(([, from]) => from?.endsWith(local))
  const bytes = queues.reduce((sum, [, , , , queue = '0']) => sum + Number.parseInt(queue, 16), 0)
  return Math.round(bytes / 1_048_576)
}

/** The largest public file, which takes longest to send. */
async function largest(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const paths = [
    ...new Set([...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)),
  ]
  const sizes = await Promise.all(
    paths.map(async (path) => ({ path, size: (await (await fetch(url + path)).arrayBuffer()).byteLength })),
  )
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.path ?? '/'
}

export const neverReading: Attack = {
  name: 'never-reading',
  does: `asks for the largest file ${REQUESTS} times on each of ${CONNECTIONS} connections and reads no reply`,
  seconds: 66,
  async run(target) {
    const count: Count = { open: 0 }
    const headers = { 'X-Forwarded-For': ATTACKER, 'Accept-Encoding': 'identity' }
    const asked = bytesOf({ method: 'GET', path: await largest(target.url), headers }).repeat(REQUESTS)
    for (let at = 0; at < CONNECTIONS; at++) {
      const socket = connection(target, () => note(count, 'cut'))
      socket.pause()
      socket.write(asked)
    }
    await pause(1_000)
    count['MiB in the kernel after a second'] = unsent(target)
    // Measured while the attacker still holds its connections.
    await pause((target.seconds - 2) * 1_000)
    count['MiB in the kernel after a minute'] = unsent(target)
    return count
  },
  after: async ({ memory, memoryBefore }, count) => [
    atMost('memory that the gateway takes more', (await memory()) - memoryBefore, 120, 'MiB'),
    atMost(
      'memory that the kernel keeps for connections after a minute',
      count['MiB in the kernel after a minute'] ?? Number.POSITIVE_INFINITY,
      100,
      'MiB',
    ),
  ],
}
