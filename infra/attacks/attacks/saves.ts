import { type Attack, bytesOf, type Count, connection, flood, note, ownDraft } from '../attack.ts'

const PER_SECOND = 400

export const savesFlood: Attack = {
  name: 'saves-flood',
  does: `saves one draft ${PER_SECOND} times a second, on as many connections as it takes`,
  seconds: 10,
  run: async (target) => flood(PER_SECOND, target, await ownDraft(target)),
}

/** Saves of one draft, sent on each connection without waiting for a reply. */
const pipelined = (name: string, connections: number, ahead: number): Attack => ({
  name,
  does: `sends ${ahead} saves of one draft ahead on each of ${connections} connections, and again where one is cut`,
  seconds: 10,
  async run(target) {
    const save = await ownDraft(target)
    const bytes = Array.from({ length: ahead }, (_, at) => bytesOf(save(at))).join('')
    const count: Count = { connections: 0 }
    const end = performance.now() + target.seconds * 1_000
    const over = () =>
      new Promise<void>((closed) => {
        note(count, 'connections')
        const socket = connection(target, closed)
        socket.on('data', (chunk) => {
          for (const status of String(chunk).match(/HTTP\/1\.1 \d{3}/g) ?? []) note(count, status.slice(-3))
        })
        socket.write(bytes)
        const leave = setTimeout(() => socket.destroy(), end - performance.now())
        socket.on('close', () => clearTimeout(leave))
      })
    const overAndOver = async () => {
      while (performance.now() < end) await over()
    }
    await Promise.all(Array.from({ length: connections }, overAndOver))
    return count
  },
})

export const pipelinedSaves = pipelined('pipelined-saves', 16, 500)
export const pipelinedByMany = pipelined('pipelined-by-many', 400, 120)
