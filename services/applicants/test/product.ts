import { enrolledPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { beforeAll } from 'vitest'

/** The whole product for the importing test file: the period is open, an admin and a manager are signed in. */
export let stack: SharedStack
export let admin: Visitor
export let manager: Visitor

/** Starts it for the test file that calls this, and ends it behind the tests. */
export function useProduct(): void {
  beforeAll(async () => {
    stack = await sharedStack()
    admin = await openPeriod(stack.url)
    manager = await signedIn(stack.url, 'manager')
  })
}

export async function submittedPerson(team: 1 | 2 | 3, more: object = {}) {
  const it = await enrolledPerson(stack.url, team)
  // Each her own, because receipts to one address are limited.
  const email = `${it.id}@recruit.test`
  await it.browser.call('savePage2', { id: it.id, ...wholeContent, email, ...more, isFinalSubmit: true })
  return it
}

export const show = (showResultToApplicant: boolean) =>
  admin.call('modifyResultInfo', { showResultToApplicant })

/** Shows results as our screens do: only these applications' decisions, or none. */
export async function showOnly(...ids: string[]) {
  const { changes, seen } = await admin.call('unpublished', { whileHidden: 'true' })
  const left = changes.flatMap(({ _id }, at) => (ids.includes(_id) ? [] : [at]))
  await admin.call('publish', { seen, left })
  await admin.call('modifyResultInfo', { showResultToApplicant: true, staged: true })
}

/** Publishes staged decisions: all of them, or those of these applications. */
export async function publishDecisions(...ids: string[]) {
  const { changes, seen } = await admin.call('unpublished', {})
  const isLeft = (id: string) => ids.length > 0 && !ids.includes(id)
  return admin.call('publish', { seen, left: changes.flatMap(({ _id }, at) => (isLeft(_id) ? [at] : [])) })
}

/** An application's history, newest first. */
export const changesOf = async (id: string) =>
  (await admin.call('applicantHistory', { id })).history.map(({ what, from, to }) => ({ what, from, to }))
