import { calls } from '@recruit/contract'
import { randomOf } from '@recruit/local/testing/seeded-random'
import type { Attack } from '../attack.ts'
import { ATTACKER, atRate, json, sender } from '../sending.ts'

const PER_SECOND = 400

export const lookupsFlood: Attack = {
  name: 'lookups-flood',
  does: `looks ${PER_SECOND} invented people up a second, from one address`,
  seconds: 10,
  async run(target) {
    const { send, count, close } = sender(target)
    const random = randomOf(target.seed)
    await atRate(PER_SECOND, target.seconds, (at) =>
      send({
        method: 'POST',
        path: calls.findApplicant.path,
        headers: json(ATTACKER),
        body: JSON.stringify({
          name: '김아무',
          studentId: String(1_000_000 + random.below(1_000_000)),
          ewhaianId: `nobody${at}`,
        }),
      }),
    )
    close()
    return count
  },
}
