import { setTimeout as sleep } from 'node:timers/promises'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { type Browser, browserBehind } from '../balancer.ts'
import { query, type UnderLoad } from '../environment.ts'
import { type Figure, named, none, noted, type Scenario, some } from '../scenario.ts'

const CLIENTS = 200
const ENROLLING_AT_ONCE = 10
const RUN_UP_MS = 2_000
const AFTER_MS = 2_000

interface Racer {
  browser: Browser
  id: string
}
interface Written {
  from: number
  to: number
  isSaved: boolean
}

// evidence: fault.16
export const deadline: Scenario = {
  number: 16,
  name: 'the deadline raced',
  promise: 'nothing commits that began after the close was acknowledged',
  cause: `${CLIENTS} clients save and submit without a pause while the admin closes the period, by the switch and by a closing time`,
  isTelling: true,
  async run(environment) {
    const racers = await enrolAll(environment)
    const admin = await environment.signIn()
    const bySwitch = await race(environment, racers, async () => {
      const { basicInfoUpdateSuccess } = await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
      if (!basicInfoUpdateSuccess) throw new Error('The period could not be closed')
      return performance.now()
    })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    const byTime = await race(environment, racers, async () => {
      const closesAt = new Date(Date.now() + 1_000)
      await admin.call('modifyRecruitInfo', { closesAt: closesAt.toISOString() })
      const left = closesAt.getTime() - Date.now()
      if (left > 0) await sleep(left + 5)
      return performance.now()
    })
    return [...named('by the switch', bySwitch), ...named('by the closing time', byTime)]
  },
}

/** People who have just enrolled, each in a browser of her own. */
export async function enrolAll(environment: UnderLoad, count = CLIENTS): Promise<Racer[]> {
  const racers: Racer[] = []
  const enrol = async () => {
    const browser = browserBehind(environment.balancer)
    const answer = await browser.send('enroll', { ...newPerson(), ...wholeContent })
    if (answer?.body?.value) racers.push({ browser, id: answer.body.value })
    else throw new Error(`Somebody could not enrol: ${answer?.text}`)
  }
  while (racers.length < count) await Promise.all(Array.from({ length: ENROLLING_AT_ONCE }, enrol))
  return racers
}

/** They save and submit without a pause while `close` closes the period; returns when that was acknowledged. */
export async function race(
  environment: UnderLoad,
  racers: Racer[],
  close: () => Promise<number>,
): Promise<Figure[]> {
  const written: Written[] = []
  let isOver = false
  const run = async ({ browser, id }: Racer) => {
    for (let count = 0; !isOver; count++) {
      const from = performance.now()
      const form = { id, activityPlan: `${from} ${count}`, isFinalSubmit: count % 3 === 0 }
      const answer = await browser.send('savePage2', form)
      const isSaved = answer?.status === 200 && answer.body.applicationUpdateSuccess === 'success'
      written.push({ from, to: performance.now(), isSaved })
    }
  }
  const running = racers.map(run)
  await sleep(RUN_UP_MS)
  const closed = await close()
  await sleep(AFTER_MS)
  const between = await versions(environment, racers)
  await sleep(AFTER_MS / 2)
  isOver = true
  await Promise.all(running)
  const after = await versions(environment, racers)
  const late = written.filter(({ from }) => from > closed)
  return [
    some('saved before', written.filter(({ isSaved, from }) => isSaved && from <= closed).length),
    noted(
      'under way at that moment and saved',
      written.filter(({ isSaved, from, to }) => isSaved && from <= closed && to > closed).length,
    ),
    some('tried afterwards', late.length),
    none('saved of those', late.filter(({ isSaved }) => isSaved).length),
    none('versions that grew later in the database', after - between),
  ]
}

async function versions(environment: UnderLoad, racers: Racer[]): Promise<number> {
  const [row] = await query<{ sum: string }>(
    environment,
    'SELECT SUM(version) AS sum FROM recruit_applicants.applications WHERE id IN (?)',
    [racers.map(({ id }) => id)],
  )
  return Number(row?.sum)
}
