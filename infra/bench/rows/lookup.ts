import { randomInt } from 'node:crypto'
import { enrolledPerson } from '@recruit/local/testing/people'
import { type Databases, onProduct, type Product } from '../bench.ts'
import type { Line } from '../goals.ts'
import { lookups } from '../load/applicant-calls.ts'
import { asGateway } from '../load/callers.ts'
import { rate } from '../load/load.ts'
import { copied, copyTo } from '../load/many-applications.ts'
import { compareRates, type Side } from '../load/ratio.ts'
import { overStatements } from './statements.ts'

const FEW = 1_000
const MANY = 100_000
const MILLION = 1_000_000

/**
 * A lookup at the service itself: the effect of the number of applications, and the service's overhead on its
 * statement.
 */
export async function lookup(bench: Databases & { isMillion: boolean }): Promise<Line[]> {
  const { mysqlAdminUrl, isMillion } = bench
  const many = isMillion ? MILLION : MANY
  const what = `lookup with ${many.toLocaleString('en')} applications ÷ with ${FEW.toLocaleString('en')}`
  const line = await onProduct(mysqlAdminUrl, (one) =>
    onProduct(mysqlAdminUrl, async (other) =>
      compareRates(
        isMillion ? what : `${what} (1,000,000 with --million)`,
        { goal: 0.8 },
        await lookupsAmong(one, many),
        await lookupsAmong(other, FEW),
      ),
    ),
  )
  return [line, ...(await overStatements('lookup', bench))]
}

/** Lookups of anyone among `count` people, as the gateway would pass them on. */
async function lookupsAmong({ stack }: Product, count: number): Promise<Side> {
  const { person, id } = await enrolledPerson(stack.url)
  await copyTo(stack, id, count)
  const anyone = () => copied(person.name, randomInt(1, count))
  return {
    name: `lookups among ${count}`,
    measure: () => {
      const headers = asGateway(stack)('nobody')
      return rate(
        stack.services.applicants,
        lookups(anyone, () => headers),
      )
    },
  }
}
