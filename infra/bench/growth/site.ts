import type { Part } from '@recruit/local/process/part'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { enrolledPerson, openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { type Applicant, insertApplicants, inventApplicants } from '../day/people.ts'
import { asBrowsers, type HeadersOf } from '../floors/callers.ts'
import { copied, copyTo } from '../load/many-applications.ts'

/** A product with so many applications, and a gateway for each number of replicas of applicants. */
export interface Site {
  applications: number
  stack: TestStack
  gateways: Gateway[]
  /** Who looks at a result, who saves, who submits. */
  submitted: Applicant[]
  saving: Applicant[]
  submitting: Applicant[]
  /** Rows of the lists of two teams. */
  listed: { team: number; rows: number }[]
  headersOf: HeadersOf
  /** What anybody of the term enters to look an application up. */
  anybody: () => Pick<Applicant, 'name' | 'studentId' | 'ewhaianId'>
}
export interface Gateway {
  replicas: number
  part: Part
  /** The replicas that it knows. */
  applicants: Part[]
}

const RESULTS = 450
/** Those under way when a measurement ends write no more: eight in each round at each gateway. */
const WRITERS = 250
const SHORT_LIST = 50
/** Where there are enough applications for it. */
const LONG_LIST = 4_000
const SMALLEST = 1_000
/** Somewhere between the first and the last, so that a row is not the one before. */
const STEP = 7_919

/** Starts the product and makes its applications; nothing is left running where that fails. */
export async function startSite(
  mysqlAdminUrl: string,
  applications: number,
  replicas: number[],
): Promise<Site> {
  if (applications < SMALLEST) throw new Error(`There must be ${SMALLEST} applications at least`)
  const ownEnv: Record<string, Record<string, string>> = {}
  const stack = await startTestStack(mysqlAdminUrl, BEHIND_PROXY, {
    replicas: { applicants: Math.max(...replicas), gateway: replicas.length },
    keepGoing: true,
    ownEnv,
  })
  try {
    const gateways = await gatewaysOf(stack, replicas, ownEnv)
    const admin = await openPeriod(stack.url)
    return { applications, stack, gateways, ...(await peopled(stack, admin, applications)) }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/** Where its replicas listen is known once they do: each gateway starts anew with those that it is to know. */
async function gatewaysOf(
  { parts }: TestStack,
  replicas: number[],
  ownEnv: Record<string, Record<string, string>>,
): Promise<Gateway[]> {
  const services = parts.filter(({ kind }) => kind === 'applicants')
  const gateways = parts
    .filter(({ kind }) => kind === 'gateway')
    .map((part, at) => ({
      part,
      replicas: replicas[at] ?? 1,
      applicants: services.slice(0, replicas[at]),
    }))
  for (const { part, applicants } of gateways) {
    ownEnv[part.name] = { APPLICANTS_URL: applicants.map(({ url }) => url).join() }
    await part.restart()
  }
  return gateways
}

async function peopled(stack: TestStack, admin: Visitor, applications: number) {
  const rows = applications > LONG_LIST * 2 ? LONG_LIST : RESULTS - SHORT_LIST
  const people = inventApplicants(SHORT_LIST + rows + 2 * WRITERS)
  const inList = people.slice(0, SHORT_LIST + rows)
  const drafts = people.slice(SHORT_LIST + rows)
  await insertApplicants(stack, inList, 'submitted')
  await insertApplicants(stack, drafts, 'drafts')
  await intoTeams(stack, inList)
  const { person, id } = await enrolledPerson(stack.url, 3)
  const copies = applications - people.length
  await copyTo(stack, id, copies)
  const submitted = inList.slice(0, RESULTS)
  const asking = [...submitted, ...drafts]
  const browsers = await asBrowsers({ stack, people: asking, admin })
  let turn = 0
  return {
    submitted,
    saving: drafts.slice(0, WRITERS),
    submitting: drafts.slice(WRITERS),
    listed: [
      { team: 1, rows: SHORT_LIST },
      { team: 2, rows },
    ],
    headersOf: (who) => ({ ...browsers(who), 'x-forwarded-for': address(turn++) }),
    anybody: () => {
      const number = (turn++ * STEP) % applications
      return people[number] ?? copied(person.name, Math.max(1, number - people.length))
    },
  } satisfies Partial<Site>
}

const address = (number: number) => `10.${(number >> 8) & 255}.${number & 255}.1`

/** The first few of those who submitted are the first team, the others the second one; everybody else is the third. */
async function intoTeams({ mysqlAdminUrl, prefix }: TestStack, people: Applicant[]): Promise<void> {
  const mysql = await createConnection(mysqlAdminUrl)
  const table = `${prefix}_applicants.applications`
  const ids = people.map(({ id }) => id)
  await mysql.query(`UPDATE ${table} SET team = 3`)
  await mysql.query(`UPDATE ${table} SET team = 1 WHERE id IN (?)`, [ids.slice(0, SHORT_LIST)])
  await mysql.query(`UPDATE ${table} SET team = 2 WHERE id IN (?)`, [ids.slice(SHORT_LIST)])
  await mysql.end()
}
