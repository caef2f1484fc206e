import type { Attack } from '../attack.ts'
import { bytesOf, type Count, connection, note, ownDraft } from '../sending.ts'

const AHEAD = 300

export const pipelinedSaves: Attack = {
  name: 'pipelined-saves',
  does: `keeps ${AHEAD} saves of one draft sent ahead on one connection`,
  seconds: 10,
  async run(target) {
    const save = await ownDraft(target)
    const count: Count = {}
    const end = performance.now() + target.seconds * 1_000
    await new Promise<void>((resolve) => {
      let sent = 0
      const socket = connection(target, resolve)
      const more = (some: number) => {
        for (let at = 0; at < some; at++) socket.write(bytesOf(save(sent++)))
      }
      socket.on('data', (chunk) => {
        const statuses = String(chunk).match(/HTTP\/1\.1 \d{3}/g) ?? []
        for (const status of statuses) note(count, status.slice(-3))
        if (performance.now() > end) socket.destroy()
        else more(statuses.length)
      })
      more(AHEAD)
    })
    return count
  },
}
