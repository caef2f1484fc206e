import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import { type Databases, onProduct } from '../bench.ts'
import { identityOf, insertApplicants, inventApplicants } from '../day/people.ts'
import type { Line } from '../goals.ts'
import { inTurn, lookups, results, writes } from '../load/applicant-calls.ts'
import { asGateway } from '../load/callers.ts'
import { compareCosts, loadOf } from '../load/costs.ts'
import { onServer } from '../load/spawned.ts'

const GOAL = 0.5
/** More than a measurement of seconds asks for, so that hardly any is used twice. */
export const PEOPLE = 4_000

/**
 * A call at the applicants service itself, with the gateway's headers, compared with its bare statements: the same
 * tables, account, number of connections and requests.
 */
export const overStatements = (name: 'lookup' | 'result' | 'save', { mysqlAdminUrl, mysql }: Databases) =>
  onProduct(mysqlAdminUrl, async ({ stack }): Promise<Line[]> => {
    const people = inventApplicants(PEOPLE)
    await insertApplicants(stack, people, name === 'save' ? 'drafts' : 'submitted')
    const load = async () => {
      const headersOf = asGateway(stack, people)
      if (name === 'lookup') return [lookups(inTurn(people.map(identityOf)), headersOf)]
      if (name === 'result') return [results(people, headersOf)]
      return [await writes('save', stack, people, headersOf)]
    }
    const input = { mysqlUrl: stack.schemas.applicants.app, connections: CAPACITY_LIMITS.database.most }
    const programs = stack.parts.filter(({ kind }) => kind === 'applicants' || kind === 'redis')
    return onServer('statements', input, (floor) =>
      compareCosts(
        `${name} at the service ÷ the same statements by mysql2 behind a bare Express`,
        { goal: GOAL },
        {
          ours: { programs: [...programs, ...mysql], prepare: loadOf(stack.services.applicants, load) },
          floor: { programs: [floor, ...mysql], prepare: loadOf(floor.url, load) },
        },
      ),
    )
  })
