import { isDeepStrictEqual } from 'node:util'
import type { Bench } from '../calls.ts'
import { asGateway } from '../floors/callers.ts'
import { type FloorCallName, floorCall } from '../floors/floor-calls.ts'
import { askOnce, type FloorStage, startFloorStage } from '../floors/floor-stage.ts'
import { assertSameStatements } from '../floors/same-statements.ts'
import { compareCosts, loadOf } from '../load/costs.ts'

/**
 * What the service makes of a call, over the same statements by mysql2 behind a bare Express. Asked of the service
 * itself, in the headers of the gateway.
 */
export const floorOf =
  (name: FloorCallName) =>
  async (bench: Bench): Promise<string[]> => {
    const { people, goal, connections } = floorCall(name)
    const stage = await startFloorStage(bench, people)
    try {
      await assertFloor(name, stage)
      const { stack, floor, programs } = stage
      const asked = async () => [await floorCall(name).asked(stage, asGateway(stack, stage.people))]
      return await compareCosts(
        `${name} at the service ÷ the same statements by mysql2 behind a bare Express`,
        goal ? { goal } : {},
        {
          ours: { programs, prepare: loadOf(stack.services.applicants, asked, connections) },
          floor: { programs: [floor, ...bench.mysql], prepare: loadOf(floor.url, asked, connections) },
        },
      )
    } finally {
      await stage.stop()
    }
  }

/** Whose values differ from one write to the next. */
const OWN = ['version', 'submissions', 'submittedAt']

/** Throws where the floor does less than the service: it must answer the same, and ask MySQL for the same. */
async function assertFloor(name: FloorCallName, stage: FloorStage): Promise<void> {
  const ask = (url: string) => async () =>
    askOnce(url, await floorCall(name).asked(stage, asGateway(stage.stack)))
  const [ours, floor] = [ask(stage.stack.services.applicants), ask(stage.floor.url)]
  const [reply, its] = [await ours(), await floor()].map((reply) => withoutOwn(reply as object))
  if (!isDeepStrictEqual(reply, its))
    throw new Error(`The floor answers ${JSON.stringify(its)}, the service ${JSON.stringify(reply)}`)
  await assertSameStatements(stage.stack, ours, floor)
}

const withoutOwn = (reply: object) =>
  Object.fromEntries(Object.entries(reply).filter(([name]) => !OWN.includes(name)))
