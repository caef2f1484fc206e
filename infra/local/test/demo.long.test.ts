import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fill } from '../demo/fill.ts'
import { signedIn } from '../testing/people.ts'
import { ADMIN_KEY, startTestStack, type TestStack } from '../testing/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
})
afterAll(() => stack?.stop())

const demo = (options: { adminKey?: string; more?: boolean } = {}) =>
  fill({ url: stack.url, adminKey: ADMIN_KEY, count: 120, more: false, say: () => undefined, ...options })
const countOf = async () => {
  const admin = await signedIn(stack.url, 'admin')
  return (await admin.call('overview', {})).statuses
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('a term of 120 people in every state is written through the calls, once', async () => {
  await expect(demo({ adminKey: 'not-a-key' })).rejects.toThrow('not the admin key')
  await demo()
  const statuses = await countOf()
  expect(sum(statuses.map(({ drafts, submitted }) => drafts + submitted))).toBe(120)
  expect(new Set(statuses.map(({ team }) => team))).toEqual(new Set([1, 2, 3]))
  expect(new Set(statuses.map(({ pass }) => pass))).toEqual(
    new Set(['default', '1stPass', 'finalPass', 'fail']),
  )
  expect(sum(statuses.map(({ drafts }) => drafts))).toBeGreaterThan(10)
  await expect(demo()).rejects.toThrow('120 applications already')
  await demo({ more: true })
  const { members } = await (await signedIn(stack.url, 'admin')).call('listMembers', {})
  const roles = members.map(({ role }) => role).sort()
  expect(roles.join(' ')).toBe('admin manager reviewer reviewer reviewer')
  expect(sum((await countOf()).map(({ drafts, submitted }) => drafts + submitted))).toBe(240)
})

test('the first round is public and reviewed, final decisions wait, and nobody has to prepare anything', async () => {
  const admin = await signedIn(stack.url, 'admin')
  const { isPublic, changes } = await admin.call('unpublished', {})
  expect(isPublic).toBe(true)
  expect(changes.length).toBeGreaterThan(3)
  expect(changes.every(({ shown, next }) => shown.pass === '1stPass' && next.pass === 'finalPass')).toBe(true)
  const { appointments, broken, published } = await admin.call('readTimetable', {})
  expect(appointments.length).toBeGreaterThan(10)
  expect([broken, published === null]).toEqual([[], false])
  const results = await admin.call('reviewResults', { team: 1 })
  expect(results.isOpen).toBe(true)
  const judged = results.applications.filter(({ reviews }) => reviews.length > 0)
  expect(judged.length).toBeGreaterThan(20)
  expect(judged.flatMap(({ reviews }) => reviews).filter(({ comment }) => comment).length).toBeGreaterThan(20)
  expect(new Set(judged.map(({ aggregate }) => aggregate?.median)).size).toBeGreaterThan(4)
  expect(results.applications.some(({ missing }) => missing.length > 0)).toBe(true)
  expect(results.reviewers).toHaveLength(3)
  for (const team of [2, 3] as const)
    expect((await admin.call('reviewCriteria', { team })).criteria).toHaveLength(3)
  for (const team of [1, 2, 3] as const)
    expect((await admin.call('reviewCriteria', { team, stage: 'interview' })).kit.questions).toHaveLength(3)
  const noted = await admin.call('reviewProgress', { team: 1, stage: 'interview' })
  expect(sum(noted.reviewers.map(({ submitted }) => submitted))).toBeGreaterThan(2)
  expect(noted.isOpen).toBe(false)
})
