import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '@recruit/local/testing/figures'
import { enrolAll, race } from '../faults/scenarios/deadline.ts'
import type { Environment } from './environment.ts'

const CLIENTS = 40
const CLOSE_LIMIT_MS = 30_000

/** The admin closes the period while the writer has just been killed, and applicants save and submit without a pause. */
export async function closeInFailover(environment: Environment): Promise<Figure[]> {
  await environment.whole()
  const racers = await enrolAll(environment, CLIENTS)
  const admin = await environment.signIn()
  const writer = await environment.database.writer()
  const figures = await race(environment, racers, async () => {
    await writer.fail('killed')
    const until = performance.now() + CLOSE_LIMIT_MS
    while (performance.now() < until) {
      const answer = await admin.send('modifyRecruitInfo', { isApplicationPeriod: false }).catch(() => null)
      if (answer?.status === 200 && answer.body.basicInfoUpdateSuccess) return performance.now()
      await sleep(100)
    }
    throw new Error('The period could not be closed')
  })
  await writer.mend('killed')
  await environment.whole()
  return figures.map((figure) => ({ ...figure, what: `closed in a failover: ${figure.what}` }))
}
