import { createHash } from 'node:crypto'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { QueryTypes, Sequelize } from 'sequelize'
import { expect, test, vi } from 'vitest'
import * as reviewing from '../migrations/011-reviewing.ts'
import * as seenReviews from '../migrations/018-seen-reviews.ts'
import * as pseudonymKey from '../migrations/019-pseudonym-key.ts'
import * as interviewStage from '../migrations/023-interview-stage.ts'
import * as certainty from '../migrations/030-certainty.ts'
import { admin, stack, submittedPerson, useProduct } from './product.ts'
import { essayOf, findByEssay, judgeBy, member } from './reviewing-product.ts'

useProduct()

const TABLES = ['reviews', 'assignments'] as const
/** How many rows of an application each table has. */
async function rowsOf(id: string): Promise<number[]> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const counts: number[] = []
  for (const table of TABLES) {
    const [rows] = await mysql.query<RowDataPacket[]>(
      `SELECT COUNT(*) AS count FROM ${stack.prefix}_applicants.${table} WHERE application = ?`,
      [id],
    )
    counts.push(Number(rows[0]?.count))
  }
  await mysql.end()
  return counts
}

/** An application that a reviewer has begun to review. */
async function judgedPerson() {
  const { id, browser, essay } = await essayOf(1)
  const nari = member()
  const wish = { team: 1 as const, needed: 1, members: [{ ...nari.person, teams: [1 as const] }] }
  const { digest } = await admin.call('previewAssignment', wish)
  await admin.call('assignReviewers', { ...wish, digest })
  for (const one of (await nari.call('listReviews', { team: 1 })).applications)
    await nari.call('saveReview', {
      ...{ team: 1, id: one.id, version: one.version, state: 'draft', scores: {} },
      ...{ comment: '좋습니다.', note: '' },
    })
  return { id, browser, nari, essay }
}

test('the migration runs on a schema with applications, and once more after it broke off', async () => {
  const { id } = await submittedPerson(1)
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  const db = new Sequelize(url.href, { dialect: 'mysql', logging: false })
  await reviewing.down(db.getQueryInterface())
  await reviewing.up(db.getQueryInterface())
  await db.query('DROP TABLE reviews')
  await reviewing.up(db.getQueryInterface())
  await seenReviews.up(db.getQueryInterface())
  await seenReviews.up(db.getQueryInterface())
  for (const { up, down } of [interviewStage, certainty]) {
    await up(db.getQueryInterface())
    await down(db.getQueryInterface())
    await up(db.getQueryInterface())
    await up(db.getQueryInterface())
  }
  await db.close()
  const score = await judgeBy(1)
  const nari = member()
  const [found] = (await nari.call('listReviews', { team: 1 })).applications
  const { review } = await nari.call('saveReview', {
    ...{ team: 1, id: found?.id ?? '', version: 0, state: 'submitted', scores: score(3, 3) },
    ...{ comment: '', note: '' },
  })
  expect(review).toMatchObject({ version: 1, state: 'submitted' })
  expect(await rowsOf(id)).toEqual([1, 0])
})

// evidence: M250
test('a review that was begun before there was a key is found under its earlier name, and nothing else is', async () => {
  const { id, nari, essay } = await judgedPerson()
  const { number } = await findByEssay(nari, 1, essay)
  const url = new URL(stack.mysqlAdminUrl)
  url.pathname = `/${stack.prefix}_applicants`
  const db = new Sequelize(url.href, { dialect: 'mysql', logging: false })
  const [{ secret } = {}] = await db.query<{ secret: string }>('SELECT secret FROM pseudonym_key', {
    type: QueryTypes.SELECT,
  })
  // Twice, as after an interrupted run.
  await pseudonymKey.up(db.getQueryInterface())
  await pseudonymKey.up(db.getQueryInterface())
  expect(await db.query('SELECT secret FROM pseudonym_key', { type: QueryTypes.SELECT })).toEqual([
    { secret },
  ])
  await db.close()
  const earlier = (who: string) =>
    createHash('sha256')
      .update(JSON.stringify(['review', 1, id, who]))
      .digest('base64url')
      .slice(0, 22)
  const found = await nari.call('reviewApplication', { team: 1, id: earlier(nari.person.id) })
  expect(found.review?.comment).toBe('좋습니다.')
  expect(found.number).toBe(number)
  const sora = member()
  for (const name of [earlier(nari.person.id), earlier(sora.person.id)])
    expect((await sora.send('reviewApplication', { team: 1, id: name })).status).toBe(404)
})

// evidence: M167
test('whoever withdraws takes along what was judged, in the same transaction', async () => {
  const { id, browser, nari, essay } = await judgedPerson()
  expect(await rowsOf(id)).toEqual([1, 1])
  const found = await findByEssay(nari, 1, essay)
  await browser.call('withdraw', { id })
  expect(await rowsOf(id)).toEqual([0, 0])
  const late = {
    team: 1,
    id: found?.id,
    version: 1,
    state: 'draft',
    scores: {},
    comment: '늦은 글',
    note: '',
  }
  expect((await nari.send('saveReview', late)).status).toBe(404)
})

test('of an application that changes teams the other team’s reviews are not seen, and are there again when it is moved back', async () => {
  const { id, nari } = await judgedPerson()
  await admin.call('correctApplicant', { _id: id, team: 2 })
  expect((await nari.call('listReviews', { team: 1 })).applications).toEqual([])
  expect((await admin.call('listAssignments', { team: 2 })).applications).toMatchObject([
    { _id: id, members: [] },
  ])
  const sora = member()
  const [found] = (await sora.call('listReviews', { team: 2 })).applications
  const { others } = await sora.call('reviewApplication', { team: 2, id: found?.id ?? '' })
  expect(others).toBeNull()
  await admin.call('correctApplicant', { _id: id, team: 1 })
  expect((await nari.call('listReviews', { team: 1 })).applications).toMatchObject([{ state: 'draft' }])
})

// evidence: M168
test('a term that is over keeps no review when its personal data go', async () => {
  const { id } = await judgedPerson()
  const { objectId } = await admin.call('findSettings', { key: 1 })
  const { version } = await admin.call('getSettings', { id: objectId })
  await admin.call('newTerm', { version })
  // Another term starts without criteria.
  expect(await admin.call('reviewCriteria', { team: 1 })).toEqual({
    team: 1,
    version: 0,
    criteria: [],
    kit: { opening: '', questions: [] },
  })
  const mysql = await createConnection(stack.mysqlAdminUrl)
  await mysql.query(`UPDATE ${stack.prefix}_settings.terms SET closed_at = closed_at - INTERVAL 8 MONTH`)
  await admin.call('modifyRecruitInfo', { keepMonths: 7 })
  await vi.waitUntil(async () => (await admin.call('overview', { term: 1 })).terms[0]?.isRemoved, {
    ...{ timeout: 30_000, interval: 100 },
  })
  expect(await rowsOf(id)).toEqual([0, 0])
  await vi.waitUntil(
    async () => {
      const [rows] = await mysql.query<RowDataPacket[]>(
        `SELECT COUNT(*) AS count FROM ${stack.prefix}_applicants.reviewers WHERE term = 1`,
      )
      return rows[0]?.count === 0
    },
    { timeout: 30_000, interval: 100 },
  )
  await mysql.end()
})
