import type { Attack } from '../attack.ts'
import { bytesOf, type Count, connection, note, ownDraft } from '../sending.ts'

const CONNECTIONS = 16
const AHEAD = 500

export const pipelinedSaves: Attack = {
  name: 'pipelined-saves',
  does: `sends ${AHEAD} saves of one draft ahead on each of ${CONNECTIONS} connections, and again where one is cut`,
  seconds: 10,
  async run(target) {
    const save = await ownDraft(target)
    const ahead = Array.from({ length: AHEAD }, (_, at) => bytesOf(save(at))).join('')
    const count: Count = { connections: 0 }
    const end = performance.now() + target.seconds * 1_000
    const over = () =>
      new Promise<void>((closed) => {
        note(count, 'connections')
        const socket = connection(target, closed)
        socket.on('data', (chunk) => {
          for (const status of String(chunk).match(/HTTP\/1\.1 \d{3}/g) ?? []) note(count, status.slice(-3))
        })
        socket.write(ahead)
        const leave = setTimeout(() => socket.destroy(), end - performance.now())
        socket.on('close', () => clearTimeout(leave))
      })
    const overAndOver = async () => {
      while (performance.now() < end) await over()
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, overAndOver))
    return count
  },
}
