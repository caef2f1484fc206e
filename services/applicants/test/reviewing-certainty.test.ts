import { readCsv } from '@recruit/local/testing/csv'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'
import { judgeBy, member, memberAs, type ReviewingMember } from './reviewing-product.ts'

useProduct()

const TEAM = 2 as const
const PEOPLE = 16
const PLACES = 5
let reviewers: ReviewingMember[] = []
/** From the best to the last, by their essays. */
const ids: string[] = []
const essayOf = (at: number) => `글 ${String(at).padStart(2, '0')}`

/** Writes all assigned reviews that are missing: the earlier the essay, the better, and one reviewer is severe. */
async function reviewAll(score: Awaited<ReturnType<typeof judgeBy>>): Promise<void> {
  for (const [index, { call }] of reviewers.entries()) {
    const { applications } = await call('listReviews', { team: TEAM })
    for (const { id, state } of applications) {
      if (state === 'submitted') continue
      const { content } = await call('reviewApplication', { team: TEAM, id })
      const quality = 5 - (4 * Number(content.applyReason.slice(2, 4))) / PEOPLE
      const points = Math.round(Math.max(1, quality - (index === 0 ? 1 : 0)))
      const scores = score(points, Math.max(1, points - (index % 2)))
      await call('saveReview', {
        ...{ team: TEAM, id, version: 0, state: 'submitted', scores, comment: '', note: '' },
      })
    }
  }
}

const asked = (again?: number) => ({
  ...{ team: TEAM, needed: 2, ...(again && { again }) },
  members: reviewers.map(({ person }) => ({ ...person, teams: [TEAM] })),
})
const assign = async (again?: number) => {
  const { digest } = await admin.call('previewAssignment', asked(again))
  return admin.call('assignReviewers', { ...asked(again), digest })
}
const refusal = async () => (await admin.call('previewAssignment', asked(4))).cannotTell
const results = () => manager.call('reviewResults', { team: TEAM })
const pairs = async () =>
  (await admin.call('listAssignments', { team: TEAM })).applications.flatMap(({ _id, members }) =>
    members.map(({ id }) => `${_id} ${id}`),
  )

let score: Awaited<ReturnType<typeof judgeBy>>
beforeAll(async () => {
  reviewers = ['나리', '소라', '다미', '보라'].map((name) => member(name))
  score = await judgeBy(TEAM)
  for (let at = 0; at < PEOPLE; at++)
    ids.push((await submittedPerson(TEAM, { applyReason: `${essayOf(at)} 함께하고 싶습니다.` })).id)
  await assign()
})

describe('applications are read again', () => {
  test('once the needed reviews are in, and a number of places is named', async () => {
    expect(await refusal()).toBe('isUnfinished')
    await reviewAll(score)
    expect(await refusal()).toBe('noPlaces')
    const { places } = await admin.call('setReviewPhase', { team: TEAM, places: PLACES })
    expect(places).toBe(PLACES)
    expect((await admin.call('setReviewPhase', { team: TEAM })).places).toBe(PLACES)
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({ what: 'reviewsPlaces', from: '', to: 'design: 5' })
    expect(await refusal()).toBeNull()
  })

  test.each([0, -1, 1.5, 1001, 'x'])('not with %s places, which changes nothing', async (places) => {
    expect(
      (await memberAs(member().person, 'admin').send('setReviewPhase', { team: TEAM, places })).status,
    ).toBe(400)
    expect((await results()).places).toBe(PLACES)
  })

  test('where it is open who is among the best, by members who have not read them, with even loads', async () => {
    const before = new Set(await pairs())
    const preview = await admin.call('previewAssignment', asked(4))
    expect(preview).toMatchObject({ applications: 4, short: 0 })
    // As even as it can be: a member may have read all four.
    const loads = preview.loads.map(({ added }) => added)
    expect(loads.reduce((sum, one) => sum + one, 0)).toBe(4)
    expect(Math.max(...loads)).toBeLessThanOrEqual(2)
    expect(ids.filter((id) => JSON.stringify(preview).includes(id))).toEqual([])
    expect((await admin.send('assignReviewers', { ...asked(5), digest: preview.digest })).status).toBe(409)
    expect((await assign(4)).added).toBe(4)
    const added = (await pairs()).filter((pair) => !before.has(pair))
    const again = [...new Set(added.map((pair) => ids.indexOf(pair.split(' ')[0] ?? '')))]
    expect(again).toHaveLength(4)
    for (const at of again) expect(Math.abs(at - PLACES)).toBeLessThan(5)
    expect(await manager.call('reviewProgress', { team: TEAM })).toMatchObject({
      ...{ needed: 2, complete: PEOPLE, readAgain: { assigned: 4, submitted: 0 } },
    })
  })

  test('and nothing is said of scores before the opening', async () => {
    await reviewAll(score)
    expect((await manager.call('reviewProgress', { team: TEAM })).readAgain).toEqual({
      assigned: 4,
      submitted: 4,
    })
    expect(await results()).toMatchObject({ places: PLACES, certainty: null, applications: [] })
  })

  test('not once the reviews are or have been open', async () => {
    await admin.call('setReviewPhase', { team: TEAM, isOpen: true })
    expect(await refusal()).toBe('isOpen')
    await admin.call('setReviewPhase', { team: TEAM, isOpen: false })
    expect(await refusal()).toBe('isOpen')
    await admin.call('setReviewPhase', { team: TEAM, isOpen: true })
  })
})

describe('once the reviews are open', () => {
  test('both languages read the same of the same reviews', async () => {
    const korean = visitor(stack.url, 'ko')
    await korean.call('login', { pw: ADMIN_KEY })
    expect(await korean.call('reviewResults', { team: TEAM })).toEqual(await results())
  })

  test('the results say how sure the list is and was before', async () => {
    const { certainty, applications } = await results()
    expect(certainty).toEqual({ cannotTell: null, readAgain: 4 })
    const sure = new Map(applications.map((one) => [one._id, one.sure]))
    expect(sure.get(ids[0] ?? '')?.chance).toBeGreaterThan(0.9)
    expect(sure.get(ids.at(-1) ?? '')?.chance).toBeLessThan(0.1)
    const sum = (name: 'chance' | 'before') =>
      [...sure.values()].reduce((all, one) => all + (one?.[name] ?? 0), 0)
    expect(sum('chance')).toBeCloseTo(PLACES, 6)
    expect(sum('before')).toBeCloseTo(PLACES, 6)
  })

  test('nothing of it decides: every application is as undecided as before', async () => {
    const { applicants } = await manager.call('listApplicants', { team: TEAM })
    expect(new Set(applicants.map(({ pass }) => pass))).toEqual(new Set(['default']))
  })

  test('the export has the share next to what it assumes, a reviewer no call that says it', async () => {
    const { csv } = await admin.call('exportApplicants', { team: TEAM })
    const [heading = [], ...rows] = readCsv(csv.slice(1))
    const at = heading.findIndex((one) => one.startsWith('share of draws'))
    expect(heading[at]).toMatch(/estimate.*severity/)
    expect(rows.map((row) => Number(row[at])).reduce((sum, one) => sum + one, 0)).toBeCloseTo(
      100 * PLACES,
      -1,
    )
    const reader: ReviewingMember = memberAs(reviewers[0]?.person ?? { id: '', name: '' }, 'reviewer')
    expect((await reader.send('reviewResults', { team: TEAM })).status).toBe(403)
    expect((await reader.send('listReviews', { team: TEAM })).text).not.toMatch(/chance|sure/)
  })

  test('without a number of places, and with few reviews, nothing is said', async () => {
    await admin.call('setReviewPhase', { team: TEAM, places: null })
    expect((await results()).certainty).toBeNull()
    await admin.call('setReviewPhase', { team: TEAM, places: PLACES })
    await judgeBy(1)
    await submittedPerson(1)
    await admin.call('setReviewPhase', { team: 1, isOpen: true, places: 1 })
    const { certainty, applications } = await manager.call('reviewResults', { team: 1 })
    expect(certainty).toEqual({ cannotTell: 'fewReviews', readAgain: 0 })
    expect(applications.map(({ sure }) => sure)).toEqual([null])
  })
})
