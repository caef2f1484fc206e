import { join } from 'node:path'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import type { Bench } from '../calls.ts'
import { applicantCall } from '../load/applicant-calls.ts'
import { asGateway } from '../load/callers.ts'
import { compareCosts, loadOf } from '../load/costs.ts'
import { startPeopledStack } from '../load/peopled-stack.ts'
import type { Line } from '../load/ratio.ts'
import { startServer } from '../load/spawned.ts'

const GOAL = 0.5

/**
 * A call at the applicants service itself, with the gateway's headers, compared with its bare statements: the same
 * tables, account, number of connections and requests.
 */
export async function overStatements(
  name: 'lookup' | 'save',
  { stack: { mysqlAdminUrl }, mysql }: Pick<Bench, 'stack' | 'mysql'>,
): Promise<Line[]> {
  const { people: written, asked } = applicantCall(name)
  const { stack, people } = await startPeopledStack(mysqlAdminUrl, written)
  const input = { mysqlUrl: stack.schemas.applicants.app, connections: CAPACITY_LIMITS.database.most }
  const script = join(import.meta.dirname, '../load/statements-server.ts')
  try {
    const floor = await startServer('statements', script, input)
    const programs = stack.parts.filter(({ kind }) => kind === 'applicants' || kind === 'redis')
    const load = async () => [await asked({ stack, people }, asGateway(stack, people))]
    try {
      return await compareCosts(
        `${name} at the service ÷ the same statements by mysql2 behind a bare Express`,
        { goal: GOAL },
        {
          ours: { programs: [...programs, ...mysql], prepare: loadOf(stack.services.applicants, load) },
          floor: { programs: [floor, ...mysql], prepare: loadOf(floor.url, load) },
        },
      )
    } finally {
      await floor.stop()
    }
  } finally {
    await stack.stop()
  }
}
