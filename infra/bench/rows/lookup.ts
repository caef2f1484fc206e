import { randomInt, randomUUID } from 'node:crypto'
import { TOKEN_HEADER, tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { calls } from '@recruit/contract'
import { readSecrets } from '@recruit/local/keys/secrets'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Bench } from '../calls.ts'
import { type Asked, rate } from '../load/load.ts'
import { copied, copyTo } from '../load/many-applications.ts'
import { interleaved, type Line, report } from '../load/ratio.ts'
import { overStatements } from './statements.ts'

const FEW = 1_000
const MANY = 100_000
const MILLION = 1_000_000

/**
 * A lookup at the service itself: the effect of the number of applications, and the service's overhead on its
 * statement.
 */
export async function lookup(bench: Bench): Promise<Line[]> {
  const { stack, isMillion } = bench
  const many = isMillion ? MILLION : MANY
  const lines: Line[] = []
  const stacks: TestStack[] = []
  try {
    const side = async (count: number) => {
      const own = await startTestStack(stack.mysqlAdminUrl)
      stacks.push(own)
      const lookups = await lookupsAmong(own, count)
      return { name: `lookups among ${count}`, measure: () => rate(own.services.applicants, lookups()) }
    }
    const ratio = await interleaved(await side(many), await side(FEW))
    const what = `lookup with ${many.toLocaleString('en')} applications ÷ with ${FEW.toLocaleString('en')}`
    lines.push(report(isMillion ? what : `${what} (1,000,000 with --million)`, { goal: 0.8 }, ratio))
  } finally {
    for (const own of stacks) await own.stop()
  }
  return [...lines, ...(await overStatements('lookup', bench))]
}

/** Lookups of anyone among `count` people, as the gateway would pass them on. */
async function lookupsAmong(stack: TestStack, count: number): Promise<() => Asked> {
  await openPeriod(stack.url)
  const { person, id } = await enrolledPerson(stack.url)
  await copyTo(stack, id, count)
  const mint = tokenMinter('gateway', readSecrets(stack.dataDir).gateway.private)
  return () => ({
    method: 'POST',
    path: calls.findApplicant.path,
    headers: {
      'content-type': 'application/json',
      [TOKEN_HEADER]: mint('applicants'),
      'x-request-id': randomUUID(),
      'x-forwarded-for': '127.0.0.1',
    },
    body: () => JSON.stringify(copied(person.name, randomInt(1, count))),
    isRight: (answer) => answer.includes('"checkInfoSuccess":true'),
  })
}
