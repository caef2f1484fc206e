import type { Attack } from '../attack.ts'
import { atRate, ownDraft, sender } from '../sending.ts'

const PER_SECOND = 400

export const savesFlood: Attack = {
  name: 'saves-flood',
  does: `saves one draft ${PER_SECOND} times a second, on as many connections as it takes`,
  seconds: 10,
  async run(target) {
    const save = await ownDraft(target)
    const { send, count, close } = sender(target)
    await atRate(PER_SECOND, target.seconds, (at) => send(save(at)))
    close()
    return count
  },
}
