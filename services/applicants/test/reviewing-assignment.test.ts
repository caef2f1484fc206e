import { describe, expect, test } from 'vitest'
import { admin, manager, submittedPerson, useProduct } from './product.ts'
import { judgeBy, member } from './reviewing-product.ts'

useProduct()

const asked = (team: 1 | 2 | 3, needed: number, ...all: ReturnType<typeof member>[]) => ({
  ...{ team, needed },
  members: all.map(({ person }) => ({ ...person, teams: [team] })),
})
const added = ({ loads }: { loads: { added: number }[] }) => loads.map((load) => load.added).sort()
const listOf = async ({ call }: ReturnType<typeof member>, team: 1 | 2 | 3) =>
  (await call('listReviews', { team })).applications

describe('reviewers', () => {
  // evidence: M165
  test('are assigned as it was previewed, and find from then on what is theirs alone', async () => {
    for (let count = 0; count < 5; count++) await submittedPerson(1)
    const [nari, sora, dami] = [member('나리'), member('소라'), member('다미')]
    const wish = asked(1, 2, nari, sora, dami)
    expect(await listOf(nari, 1)).toHaveLength(5)
    const preview = await admin.call('previewAssignment', wish)
    expect(preview).toMatchObject({ applications: 5, short: 0 })
    expect(added(preview)).toEqual([3, 3, 4])
    expect((await admin.call('listAssignments', { team: 1 })).applications[0]?.members).toEqual([])
    const { added: total } = await admin.call('assignReviewers', { ...wish, digest: preview.digest })
    expect(total).toBe(10)
    const lists = await Promise.all([nari, sora, dami].map((it) => listOf(it, 1)))
    expect(lists.map(({ length }) => length).sort()).toEqual([3, 3, 4])
    expect(await listOf(member('남'), 1)).toEqual([])
    const { applications } = await admin.call('listAssignments', { team: 1 })
    expect(applications.map(({ members }) => members.length)).toEqual([2, 2, 2, 2, 2])
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({ what: 'reviewersAssigned', to: 'marketing: 10' })
    const progress = await manager.call('reviewProgress', { team: 1 })
    expect(progress).toMatchObject({ needed: 2, isAssigned: true, applications: 5, complete: 0 })
    expect(progress.reviewers.map(({ assigned }) => assigned).sort()).toEqual([3, 3, 4])
  })

  test('of more applications are added to what is assigned already', async () => {
    const { applications } = await admin.call('listAssignments', { team: 1 })
    const members = [
      ...new Map(applications.flatMap((one) => one.members).map((one) => [one.id, one])).values(),
    ]
    const before = JSON.stringify(applications)
    await submittedPerson(1)
    const wish = {
      team: 1 as const,
      needed: 2,
      members: members.map((one) => ({ ...one, teams: [1 as const] })),
    }
    const { digest, loads } = await admin.call('previewAssignment', wish)
    expect(loads.map((load) => load.present + load.added)).toEqual([4, 4, 4])
    expect((await admin.call('assignReviewers', { ...wish, digest })).added).toBe(2)
    const after = (await admin.call('listAssignments', { team: 1 })).applications
    expect(after.filter(({ _id }) => applications.some((one) => one._id === _id))).toEqual(JSON.parse(before))
  })

  // evidence: M162
  test('are not assigned where applications or recusals have changed since', async () => {
    const { id, browser } = await submittedPerson(2)
    await submittedPerson(2)
    const [nari, sora] = [member(), member()]
    const wish = asked(2, 1, nari, sora)
    const assign = async (digest: string) => (await admin.send('assignReviewers', { ...wish, digest })).status
    const { digest } = await admin.call('previewAssignment', wish)
    const [first] = await listOf(nari, 2)
    await nari.call('recuseReview', { team: 2, id: first?.id ?? '', version: 0, reason: '' })
    expect(await assign(digest)).toBe(409)
    const { digest: second } = await admin.call('previewAssignment', wish)
    await browser.call('withdraw', { id })
    expect(await assign(second)).toBe(409)
    expect((await admin.call('listAssignments', { team: 2 })).applications[0]?.members).toEqual([])
    const { digest: third } = await admin.call('previewAssignment', wish)
    expect(await assign(third)).toBe(200)
    // A second press, or another admin at the same time.
    expect(await assign(third)).toBe(409)
    const { history } = await admin.call('applicantHistory', {})
    expect(history.slice(0, 2).map(({ what, from, to }) => [what, from, to])).toEqual([
      ['reviewersAssigned', '', 'design: 1'],
      ['reviewsNeeded', 'design: 2', 'design: 1'],
    ])
    expect((await manager.send('assignReviewers', { ...wish, digest })).status).toBe(403)
  })

  test('who are recused have no longer what was assigned to them, and are not asked again', async () => {
    await judgeBy(3)
    const { id: applicationId } = await submittedPerson(3)
    const [nari, sora] = [member(), member()]
    const wish = asked(3, 1, nari)
    const { digest } = await admin.call('previewAssignment', wish)
    await admin.call('assignReviewers', { ...wish, digest })
    const [only] = await listOf(nari, 3)
    await nari.call('recuseReview', { team: 3, id: only?.id ?? '', version: 0, reason: '가족입니다.' })
    expect(await listOf(nari, 3)).toMatchObject([{ state: 'recused', version: 1 }])
    expect(await admin.call('previewAssignment', wish)).toMatchObject({ short: 1 })
    const wider = asked(3, 1, nari, sora)
    const preview = await admin.call('previewAssignment', wider)
    await admin.call('assignReviewers', { ...wider, digest: preview.digest })
    const { applications } = await admin.call('listAssignments', { team: 3 })
    expect(applications).toMatchObject([{ _id: applicationId, members: [sora.person] }])
    const { reviewers } = await manager.call('reviewProgress', { team: 3 })
    expect(reviewers.map(({ member, ...counts }) => [member.id, counts])).toEqual(
      expect.arrayContaining([
        [nari.person.id, { assigned: 0, left: 0, submitted: 0, recused: 1 }],
        [sora.person.id, { assigned: 1, left: 1, submitted: 0, recused: 0 }],
      ]),
    )
  })

  test('lose one assignment by the hand of the admin, which is in the history of the application', async () => {
    const { applications } = await admin.call('listAssignments', { team: 3 })
    const { _id = '', members = [] } = applications[0] ?? {}
    const form = { _id, member: members[0]?.id ?? '' }
    expect(await admin.call('removeAssignment', form)).toMatchObject({ message: expect.any(String) })
    expect((await admin.send('removeAssignment', form)).status).toBe(404)
    expect((await admin.send('removeAssignment', { ...form, _id: 'x' })).status).toBe(404)
    const { history } = await admin.call('applicantHistory', { id: _id })
    expect(history[0]).toMatchObject({ what: 'assignmentRemoved', from: members[0]?.name, to: '' })
  })

  test('get one more application by the hand of the admin, unless they have it or are recused', async () => {
    await judgeBy(2)
    const { id } = await submittedPerson(2)
    const [nari, sora, dami] = [member('나리'), member('소라'), member('다미')]
    const listed = async () => {
      const { applications } = await admin.call('listAssignments', { team: 2 })
      return applications.find(({ _id }) => _id === id)
    }
    const add = (_id: string, { person }: typeof nari, teams = [2]) =>
      admin.send('addAssignment', { _id, to: { ...person, teams } })
    const [theirs] = (await listOf(dami, 2)).slice(-1)
    expect(theirs).toBeUndefined()
    expect((await add(id, nari)).status).toBe(200)
    expect(await listed()).toMatchObject({ members: [nari.person], recused: [] })
    expect((await add(id, nari)).body.reason).toBe('memberNotFree')
    expect((await add(id, sora, [1])).body.reason).toBe('memberNotFree')
    expect((await add('x', sora)).status).toBe(404)
    const [own] = await listOf(nari, 2)
    await nari.call('recuseReview', { team: 2, id: own?.id ?? '', version: 0, reason: '' })
    expect(await listed()).toMatchObject({ members: [], recused: [nari.person.id] })
    expect((await add(id, nari)).body.reason).toBe('memberNotFree')
    expect((await add(id, sora)).status).toBe(200)
    const { history } = await admin.call('applicantHistory', { id })
    expect(history[0]).toMatchObject({ what: 'assignmentAdded', from: '', to: sora.person.name })
    expect(
      (await manager.send('addAssignment', { _id: id, to: { ...dami.person, teams: [2] } })).status,
    ).toBe(403)
  })

  // evidence: M163
  test('hand one on to another member, unless its review is submitted or the other one is not free', async () => {
    const score = await judgeBy(3)
    const { id } = await submittedPerson(3)
    const [nari, sora, dami] = [member(), member(), member()]
    const wish = asked(3, 2, nari)
    const { digest } = await admin.call('previewAssignment', wish)
    await admin.call('assignReviewers', { ...wish, digest })
    const listedNow = async () => {
      const { applications } = await admin.call('listAssignments', { team: 3 })
      return applications.find(({ _id }) => _id === id)
    }
    const membersNow = async () => (await listedNow())?.members
    const handed = (from: typeof nari, to: typeof nari, teams = [3]) =>
      admin.send('removeAssignment', { _id: id, member: from.person.id, to: { ...to.person, teams } })

    expect((await handed(nari, sora, [1])).body.reason).toBe('memberNotFree')
    expect((await handed(nari, nari)).body.reason).toBe('memberNotFree')
    expect((await handed(nari, sora)).status).toBe(200)
    expect(await membersNow()).toEqual([sora.person])
    const { history } = await admin.call('applicantHistory', { id })
    expect(history[0]).toMatchObject({
      ...{ what: 'assignmentHandedOn', from: nari.person.name, to: sora.person.name },
    })

    const [theirs] = await listOf(sora, 3)
    const sent = { team: 3 as const, id: theirs?.id ?? '', comment: '', note: '', scores: score(3, 3) }
    await sora.call('saveReview', { ...sent, version: 0, state: 'submitted' })
    for (const { body } of [
      await handed(sora, dami),
      await admin.send('removeAssignment', { _id: id, member: sora.person.id }),
    ])
      expect(body.reason).toBe('assignmentReviewed')
    expect(await membersNow()).toEqual([sora.person])
    // A draft can be reassigned, and her text stays hers; a recused member does not get it.
    await sora.call('saveReview', { ...sent, version: 1, state: 'draft' })
    expect((await handed(sora, dami)).status).toBe(200)
    const found = (await listOf(dami, 3)).at(0)
    await dami.call('recuseReview', { team: 3, id: found?.id ?? '', version: 0, reason: '' })
    const again = { ...asked(3, 2, nari) }
    await admin.call('assignReviewers', {
      ...again,
      digest: (await admin.call('previewAssignment', again)).digest,
    })
    expect((await handed(nari, dami)).body.reason).toBe('memberNotFree')
    expect(await listOf(sora, 3)).toMatchObject([{ state: 'draft', version: 2 }])

    // Which are submitted is known once all may read them.
    await sora.call('saveReview', { ...sent, version: 2, state: 'submitted' })
    expect((await listedNow())?.submitted).toBeNull()
    await admin.call('setReviewPhase', { team: 3, isOpen: true })
    expect((await listedNow())?.submitted).toEqual([sora.person.id])
    await admin.call('setReviewPhase', { team: 3, isOpen: false })
  })
})
