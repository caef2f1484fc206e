import type { Part } from '@recruit/local/process/part'
import type { Environment, UnderLoad } from '../environment.ts'
import { APPLICANT_KINDS, outage, STAFF_KINDS, slowest, statusesOf, underLoad } from '../load.ts'
import { atMost, type Figure, holds, noted, type Scenario, WITHIN_3_S } from '../scenario.ts'

const EVERYBODY = [...APPLICANT_KINDS, 'staff', ...STAFF_KINDS] as const
/** The wait for a restarting service, plus the usual 3 s. */
export const WITHIN_13_S = 10_000 + WITHIN_3_S

// evidence: fault.18
export const rollingRestart: Scenario = {
  number: 18,
  name: 'rolling restart',
  promise: 'SIGTERM to every process in turn under load: no failed request',
  cause: 'each replica of each service and of the gateway is stopped in order and started again',
  isTelling: true,
  run: (environment) => restartEach(environment, allOf(environment), WITHIN_3_S),
}

// evidence: fault.21
export const restartOfSingles: Scenario = {
  number: 21,
  name: 'rolling restart of single replicas',
  promise: 'the same where settings and auth have one replica: calls wait for it, none fails',
  cause: 'the second settings and the second auth service are stopped before, then as in 18',
  isTelling: true,
  async run(environment) {
    const left = ['settings-2', 'auth-2']
    for (const name of left) await environment.part(name).stop()
    const parts = allOf(environment).filter(({ name }) => !left.includes(name))
    return restartEach(environment, parts, WITHIN_13_S)
  },
}

const allOf = ({ partsOf }: Environment) => partsOf('applicants', 'settings', 'auth', 'gateway')

/** One after the other, each once all calls succeed again. */
export const restartEach = (environment: UnderLoad, parts: Part[], slowestMs: number): Promise<Figure[]> =>
  underLoad(
    environment,
    async (load) => {
      await load.served(3, EVERYBODY)
      const at = performance.now()
      for (const part of parts) {
        await part.restart()
        await load.served(3, EVERYBODY)
      }
      const failed = load.failedSince(at, EVERYBODY)
      const ended = load.endedSince(at, EVERYBODY)
      return [
        noted('restarted', parts.length),
        noted('requests', ended.length),
        holds('failed requests', failed.length === 0, statusesOf(failed)),
        outage(load, at, EVERYBODY),
        atMost('slowest answer', slowest(ended), slowestMs),
      ]
    },
    { withStaff: true },
  )
