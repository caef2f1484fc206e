import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { services } from '@recruit/local/paths'
import type { Part } from '@recruit/local/process/part'
import { fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { type Environment, query } from '../environment.ts'
import { APPLICANT_KINDS, errorsLasted, longestOutage, slowest, statusesOf, underLoad } from '../load.ts'
import { atMost, none, noted, type Scenario, some, WITHIN_3_S } from '../scenario.ts'

const STOPPED_MS = 6_000
const ROUNDS = 4

// evidence: fault.1
export const killedReplica: Scenario = {
  number: 1,
  name: 'kill -9 of a replica',
  promise: 'errors ≤ 1 s, acknowledged data kept',
  cause: 'SIGKILL to one of two replicas of each service in turn, started again afterwards',
  isTelling: true,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const victims: Part[] = []
      const spans: number[] = []
      const outages: number[] = []
      let errors = 0
      for (const kind of services) {
        const victim = environment.random.oneOf(environment.partsOf(kind))
        const at = performance.now()
        victim.signal('SIGKILL')
        await sleep(1_500)
        await load.served()
        const failed = load.failedSince(at, [...APPLICANT_KINDS, 'staff'])
        errors += failed.length
        spans.push(errorsLasted(failed, at))
        outages.push(longestOutage(load, at))
        victims.push(victim)
      }
      await Promise.all(victims.map((victim) => victim.start()))
      await load.served()
      return [
        noted('errors', errors),
        atMost('errors last', Math.max(...spans), 1_000),
        noted('longest outage', `${Math.round(Math.max(...outages))} ms`),
      ]
    }),
}

// evidence: fault.2
export const stoppedReplica: Scenario = {
  number: 2,
  name: 'SIGSTOP of a replica',
  promise: '503 within 3 s, the others serve',
  cause: `SIGSTOP to one of two replicas of applicants, SIGCONT after ${STOPPED_MS / 1000} s`,
  run: (environment) =>
    underLoad(environment, async (load) => {
      const victim = environment.random.oneOf(environment.partsOf('applicants'))
      const at = performance.now()
      victim.signal('SIGSTOP')
      await sleep(STOPPED_MS)
      const [failed, ended] = [load.failedSince(at), load.endedSince(at)]
      victim.signal('SIGCONT')
      await load.served()
      return [
        noted('errors', `${statusesOf(failed)} of ${ended.length}`),
        none('errors other than 503', failed.filter(({ status }) => status !== 503).length),
        atMost('slowest answer', slowest(ended), WITHIN_3_S),
        some('served meanwhile', ended.filter(({ isServed }) => isServed).length),
        noted('errors last', `${Math.round(errorsLasted(failed, at))} ms`),
      ]
    }),
}

// evidence: fault.3
export const killedGateway: Scenario = {
  number: 3,
  name: 'kill -9 of the gateway in a submit',
  promise: 'the same submit again gives the same result',
  cause: `SIGKILL within the time that a submit takes, which is then sent again to the other gateway; ${ROUNDS} times`,
  isTelling: true,
  run: (environment) =>
    underLoad(environment, async () => {
      const ids: string[] = []
      let [answered, different, refused] = [0, 0, 0]
      for (let round = 0; round < ROUNDS; round++) {
        const [victim, other] = gatewaysInTurn(environment, round)
        const { first, again, id } = await submitTwice(environment, victim, other)
        ids.push(id)
        if (first) answered++
        if (first?.status === 200 && first.body.version !== again.body.version) different++
        if (again.body?.applicationUpdateSuccess !== 'success') refused++
        await victim.start()
      }
      const rows = await query<{ submissions: number; version: number }>(
        environment,
        'SELECT submissions, version FROM recruit_applicants.applications WHERE id IN (?)',
        [ids],
      )
      return [
        noted('first submit answered', `${answered} of ${ROUNDS}`),
        none('second submit refused', refused),
        none('answered differently', different),
        none(
          'submitted not exactly once',
          rows.filter((row) => row.submissions !== 1 || row.version !== 3).length,
        ),
      ]
    }),
}

function gatewaysInTurn(environment: Environment, round: number): [Part, Part] {
  const [one, two] = environment.partsOf('gateway')
  if (!one || !two) throw new Error('There are no two gateways')
  return round % 2 ? [two, one] : [one, two]
}

async function submitTwice(environment: Environment, victim: Part, other: Part) {
  let at = other.url
  const { id, browser: proved } = await enrolledPerson(other.url)
  const browser = visitor(() => at, 'en', fromElsewhere())
  for (const [name, value] of proved.jar) browser.jar.set(name, value)
  const form = { id, ...wholeContent, isFinalSubmit: true }
  const key = { 'Idempotency-Key': randomUUID() }
  const began = performance.now()
  await browser.send('savePage2', { id, isFinalSubmit: false })
  const usual = performance.now() - began
  at = victim.url
  const sent = browser.send('savePage2', form, key).catch(() => null)
  await sleep((environment.random.below(100) / 100) * 2 * usual)
  victim.signal('SIGKILL')
  const first = await sent
  at = other.url
  return { id, first, again: await browser.send('savePage2', form, key) }
}
