import { join } from 'node:path'
import { CAPACITY_LIMITS } from '@recruit/contract/rules/capacity-limits'
import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Bench } from '../calls.ts'
import type { Applicant } from '../day/people.ts'
import type { Program } from '../load/costs.ts'
import type { Asked } from '../load/load.ts'
import { type PeopledStack, startPeopledStack } from '../load/peopled-stack.ts'
import { type SpawnedServer, startServer } from '../load/spawned.ts'
import { asGateway } from './callers.ts'
import { FLOOR_CALLS } from './floor-calls.ts'

export interface FloorStage extends PeopledStack {
  /** Of the service, its own program first. */
  programs: Program[]
  floor: SpawnedServer
  /** Leaves nothing behind. */
  stop: () => Promise<void>
}

/** The product and its floor over the same tables, with as many connections to MySQL each. */
export async function startFloorStage(
  { stack: { mysqlAdminUrl }, mysql }: Pick<Bench, 'stack' | 'mysql'>,
  written: 'submitted' | 'drafts',
): Promise<FloorStage> {
  const peopled = await startPeopledStack(mysqlAdminUrl, written)
  const { stack, people } = peopled
  try {
    const receipt = written === 'drafts' ? await firstReceipt(stack, people) : null
    const floor = await startServer('floor', join(import.meta.dirname, 'floor-server.ts'), {
      mysqlUrl: stack.schemas.applicants.app,
      connections: CAPACITY_LIMITS.database.most,
      receipt,
    })
    const stop = async () => {
      await floor.stop()
      await stack.stop()
    }
    const programs = ['applicants', 'redis'].flatMap((name) =>
      stack.parts.filter(({ kind }) => kind === name),
    )
    return { ...peopled, programs: [...programs, ...mysql], floor, stop }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/** What the service writes to the first who submits: the floor writes the same to everybody. */
async function firstReceipt(stack: TestStack, people: Applicant[]) {
  const asked = await FLOOR_CALLS.submit.asked({ stack, people }, asGateway(stack))
  await askOnce(stack.services.applicants, asked)
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const [[receipt]] = await mysql.query<RowDataPacket[]>(
    `SELECT subject, text FROM ${stack.prefix}_applicants.messages`,
  )
  await mysql.end()
  if (!receipt) throw new Error('The first submission was not confirmed')
  return receipt
}

/** One such request by itself; throws where it is not answered as expected. */
export async function askOnce(url: string, { method, path, next, isRight }: Asked): Promise<unknown> {
  const made = next?.(new Map())
  const reply = await fetch(url + path, {
    method,
    headers: made?.headers ?? {},
    ...(made?.body && { body: made.body }),
  })
  const text = await reply.text()
  if (!reply.ok || !isRight?.(text)) throw new Error(`${path} answered ${reply.status} ${text}`)
  made?.done?.(text, {})
  return JSON.parse(text)
}
