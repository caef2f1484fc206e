import { createConnection } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'
import { judgeBy } from './reviewing-product.ts'

useProduct()

const runningTerm = async () => (await admin.call('overview', {})).term
const judgedOf = async (team: 1 | 2 | 3) => {
  const [{ version, criteria }, { needed, isOpen, isAssigned }] = await Promise.all([
    admin.call('reviewCriteria', { team }),
    admin.call('reviewProgress', { team }),
  ])
  return { version, criteria, needed, isOpen, isAssigned }
}
const takenOver = async () =>
  (await admin.call('applicantHistory', {})).history
    .filter(({ what }) => what === 'criteriaTakenOver')
    .map(({ to }) => to)

test('a new term begins with the criteria that were chosen, however often they are', async () => {
  await judgeBy(1)
  await judgeBy(2)
  await admin.call('setReviewPhase', { team: 1, needed: 4, isOpen: true })
  const [design, marketing, term] = [await judgedOf(1), await judgedOf(2), await runningTerm()]
  const both = { term, teams: [design, marketing].map(({ version }, at) => ({ team: at + 1, version })) }

  await admin.call('takeOverCriteria', both as never)
  const one = { term, teams: [{ team: 1 as const, version: design.version }] }
  await admin.call('takeOverCriteria', one)
  await admin.call('takeOverCriteria', one)
  // None of it affects the running term.
  expect(await judgedOf(1)).toEqual(design)
  expect(await takenOver()).toHaveLength(2)

  await admin.call('newTerm', {})
  // The same once more, by an admin whose answer was lost.
  expect((await admin.send('takeOverCriteria', one)).status).toBe(409)
  expect(await judgedOf(1)).toEqual({ ...design, version: 1, isOpen: false })
  expect(await judgedOf(2)).toMatchObject({ version: 0, criteria: [], needed: 2 })
})

// evidence: M164
test('criteria that changed since they were read are not taken over, nor those of other teams', async () => {
  await judgeBy(1)
  await judgeBy(3)
  const [first, third, term] = [await judgedOf(1), await judgedOf(3), await runningTerm()]
  await judgeBy(3)
  const teams = [
    { team: 1, version: first.version },
    { team: 3, version: third.version },
  ]
  expect((await admin.send('takeOverCriteria', { term, teams })).status).toBe(409)
  await admin.call('newTerm', {})
  expect((await judgedOf(1)).criteria).toEqual([])
  // A term that has begun can change what it took over.
  await judgeBy(1)
  expect(await judgedOf(1)).toMatchObject({ version: 1, needed: 2 })
})

test('criteria of a term that has begun to judge are left alone, whoever comes late', async () => {
  await judgeBy(2)
  const [{ version }, term] = [await judgedOf(2), await runningTerm()]
  const mysql = await createConnection(stack.mysqlAdminUrl)
  // As if the next term had begun between the check and the write.
  await mysql.query(
    `INSERT INTO ${stack.prefix}_applicants.reviewing_phases (term, team, criteria_version) VALUES (?, 2, 2)`,
    [term + 1],
  )
  await mysql.end()
  for (const teams of [[{ team: 2 as const, version }], []])
    expect((await admin.send('takeOverCriteria', { term, teams })).status).toBe(409)
})
