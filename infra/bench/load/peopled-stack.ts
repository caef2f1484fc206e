import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { type Applicant, insertApplicants, inventApplicants } from '../day/people.ts'

/** More than a measurement of seconds asks for, so that hardly any is used twice. */
const PEOPLE = 4_000

export interface PeopledStack {
  stack: TestStack
  people: Applicant[]
  admin: Visitor
}

/** A product on this MySQL, with an open period and thousands of applications. */
export async function startPeopledStack(
  mysqlAdminUrl: string,
  written: 'submitted' | 'drafts',
): Promise<PeopledStack> {
  const stack = await startTestStack(mysqlAdminUrl)
  try {
    const admin = await openPeriod(stack.url)
    const people = inventApplicants(PEOPLE)
    await insertApplicants(stack, people, written)
    return { stack, people, admin }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
