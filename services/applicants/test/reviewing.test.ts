import type { Role } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, manager, submittedPerson, useProduct } from './product.ts'
import { essayOf, findByEssay, judgeBy, member, memberAs } from './reviewing-product.ts'

useProduct()

const score = { 1: {}, 2: {}, 3: {} } as Record<1 | 2 | 3, Awaited<ReturnType<typeof judgeBy>>>
beforeAll(async () => {
  for (const team of [1, 2, 3] as const) score[team] = await judgeBy(team)
})
const TEXTS = { comment: '', note: '' }

describe('a reviewer', () => {
  // evidence: M156 M157 threat.pseudonyms
  test('reads what was submitted, and nothing that says who wrote it', async () => {
    const { id, person, browser, essay } = await essayOf(1)
    await browser.call('savePage2', { id, applyReason: '아직 내지 않은 글' })
    const nari = member()
    const found = await findByEssay(nari, 1, essay)
    expect(found).toMatchObject({ team: 1, review: null, others: null, aggregate: null, isClosed: false })
    expect(Object.keys(found.content).sort()).toEqual([
      'activityPlan',
      'applyReason',
      'isEwhaian',
      'major',
      'semester',
    ])
    const { text } = await nari.send('reviewApplication', { team: 1, id: found.id })
    for (const said of [id, person.name, person.studentId, person.ewhaianId, '@', '010-', 'https:'])
      expect(text).not.toContain(said)
    const list = (await nari.send('listReviews', { team: 1 })).text
    for (const said of [id, person.name, 'submittedAt']) expect(list).not.toContain(said)
  })

  // evidence: M158
  test('whose role only judges is told of an address what everybody is told', async () => {
    const { id } = await submittedPerson(1)
    const judge = memberAs(member().person, 'reviewer' as Role)
    const { body } = await judge.send('getApplication', { id })
    expect(Object.keys(body).sort()).toEqual(['date', 'name', 'pass', 'team'])
    expect((await judge.send('getApplication', { id, view: 'staff' })).status).toBe(403)
  })

  test('is told when an applicant can come in words of her language', async () => {
    const essay = '시간이 있는 글'
    await submittedPerson(1, { applyReason: essay, interviewHours: [0b11, ...Array(31).fill(0)] })
    expect((await findByEssay(member(), 1, essay)).availability).toBe('day 1 8:00–10:00')
  })

  test('has an order and names of her own for the same applications', async () => {
    for (let count = 0; count < 4; count++) await essayOf(3)
    const [nari, sora] = [member(), member()]
    const listOf = async ({ call }: typeof nari) => (await call('listReviews', { team: 3 })).applications
    const [ofNari, ofSora] = [await listOf(nari), await listOf(sora)]
    // By the same numbers all of a team speak of them, also those who decide.
    const sorted = (list: { number: number }[]) => list.map(({ number }) => number).sort()
    expect(sorted(ofNari)).toEqual(sorted(ofSora))
    const { numbers } = await manager.call('reviewResults', { team: 3 })
    expect(sorted(numbers)).toEqual(sorted(ofNari))
    const { number, id: found } = ofNari[0] ?? { number: 0, id: '' }
    const ofSame = ofSora.find((one) => one.number === number)?.id ?? ''
    const essayAs = async ({ call }: typeof nari, id: string) =>
      (await call('reviewApplication', { team: 3, id })).content.applyReason
    expect(await essayAs(sora, ofSame)).toBe(await essayAs(nari, found))
    const ids = new Set(ofNari.map(({ id }) => id))
    expect(ofSora.filter(({ id }) => ids.has(id))).toEqual([])
    expect(await listOf(nari)).toEqual(ofNari)
    expect((await sora.send('reviewApplication', { team: 3, id: [...ids][0] })).status).toBe(404)
  })

  // evidence: M245 M246 threat.pseudonyms
  test('finds and writes nothing of a team that is not hers, as though nobody had applied', async () => {
    const { essay } = await essayOf(2)
    const of = (teams?: Team[]) =>
      memberAs({ id: crypto.randomUUID(), name: '다른 팀', ...(teams && { teams }) }, 'reviewer')
    const [hers, elsewhere, unknown, none] = [of([2]), of([1, 3]), of(), of([])]
    const { id } = await findByEssay(hers, 2, essay)
    for (const stranger of [elsewhere, unknown, none]) {
      const list = await stranger.call('listReviews', { team: 2 })
      expect(list.applications).toEqual([])
      const review = { team: 2, id, version: 0, state: 'draft', scores: {}, ...TEXTS }
      for (const reply of [
        await stranger.send('reviewApplication', { team: 2, id }),
        await stranger.send('saveReview', review),
        await stranger.send('recuseReview', { team: 2, id, version: 0, reason: '아는 사람' }),
      ])
        expect([reply.status, reply.body.reason]).toEqual([404, 'notFound'])
    }
    expect((await hers.call('reviewApplication', { team: 2, id })).review).toBeNull()
  })

  // evidence: M159
  test('has signed in by name: a key that several share reviews nothing', async () => {
    const refused = await manager.send('listReviews', { team: 1 })
    expect([refused.status, refused.body.reason]).toEqual([400, 'membersOnly'])
    const form = { team: 1, id: 'x', version: 0, state: 'draft', scores: {}, ...TEXTS }
    expect((await admin.send('saveReview', form)).body.reason).toBe('membersOnly')
    expect((await admin.send('recuseReview', { ...form, reason: '' })).body.reason).toBe('membersOnly')
  })
})

describe('a review', () => {
  test('is drafted, submitted and made a draft again, each time as the next version', async () => {
    const { essay } = await essayOf(1)
    const nari = member()
    const { id } = await findByEssay(nari, 1, essay)
    const save = (version: number, state: 'draft' | 'submitted', scores: Record<string, number>) =>
      nari.send('saveReview', { team: 1, id, version, state, scores, comment: '줄\r\n바꿈', note: '나만' })
    const { body } = await save(0, 'draft', {})
    expect(body.review).toMatchObject({
      version: 1,
      state: 'draft',
      scores: {},
      comment: '줄\n바꿈',
      note: '나만',
    })
    const incomplete = await save(1, 'submitted', {
      ...score[1](4, 2),
      [Object.keys(score[1](1, 1))[0] ?? '']: 9,
    })
    expect(incomplete.status).toBe(400)
    const [zeal = ''] = Object.keys(score[1](4, 2))
    expect((await save(1, 'submitted', { [zeal]: 4 })).body.reason).toBe('reviewIncomplete')
    expect((await save(1, 'submitted', { ...score[1](4, 2), unknown: 3 })).body.review).toMatchObject({
      version: 2,
      state: 'submitted',
      scores: score[1](4, 2),
    })
    expect((await save(2, 'draft', score[1](4, 3))).body.review).toMatchObject({ version: 3, state: 'draft' })
    const { review } = await nari.call('reviewApplication', { team: 1, id })
    expect(review).toMatchObject({ version: 3, state: 'draft', scores: score[1](4, 3), recusal: '' })
    expect(
      (await nari.call('listReviews', { team: 1 })).applications.find((one) => one.id === id),
    ).toMatchObject({
      state: 'draft',
      version: 3,
    })
  })

  // evidence: M160
  test('of two windows of one reviewer the later one is told, and nothing is written over', async () => {
    const { essay } = await essayOf(1)
    const nari = member()
    const { id } = await findByEssay(nari, 1, essay)
    const save = (version: number, comment: string) =>
      nari.send('saveReview', { team: 1, id, version, state: 'draft', scores: {}, comment, note: '' })
    const answers = await Promise.all([save(0, '왼쪽 창'), save(0, '오른쪽 창')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = answers.find(({ status }) => status === 200)?.body.review
    const refused = answers.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ reason: 'staleVersion', stored: kept })
    expect((await nari.call('reviewApplication', { team: 1, id })).review).toEqual(kept)
    // A repeat after a lost answer is not another window.
    expect((await save(0, kept.comment)).body.review).toEqual(kept)
    expect((await nari.send('recuseReview', { team: 1, id, version: 0, reason: '' })).status).toBe(409)
  })

  test('of one reviewer is never written over by another', async () => {
    const { essay } = await essayOf(2)
    await admin.call('setReviewPhase', { team: 2, needed: 10 })
    const reviewers = [1, 2, 3, 4, 5].map((zeal) => ({ zeal, it: member() }))
    const found = await Promise.all(
      reviewers.map(async ({ it, zeal }) => ({ it, zeal, id: (await findByEssay(it, 2, essay)).id })),
    )
    await Promise.all(
      found.map(({ it, id, zeal }) =>
        it.call('saveReview', {
          ...{ team: 2, id, version: 0, state: 'submitted', scores: score[2](zeal, 1) },
          ...{ comment: `${zeal}점`, note: `${zeal}점의 메모` },
        }),
      ),
    )
    for (const { it, id, zeal } of found) {
      const { review, others } = await it.call('reviewApplication', { team: 2, id })
      expect(review).toMatchObject({ version: 1, scores: score[2](zeal, 1), note: `${zeal}점의 메모` })
      expect(others).toBeNull()
    }
  })

  test('has texts of 5,000 characters at most', async () => {
    const { essay } = await essayOf(1)
    const nari = member()
    const { id } = await findByEssay(nari, 1, essay)
    const save = (length: number, name: 'comment' | 'note') =>
      nari.send('saveReview', {
        ...{ team: 1, id, version: 0, state: 'draft', scores: {}, ...TEXTS },
        [name]: '😀'.repeat(length),
      })
    for (const name of ['comment', 'note'] as const)
      expect((await save(5_001, name)).body.reason).toBe('reviewTooLong')
    expect((await save(5_000, 'comment')).status).toBe(200)
  })

  // evidence: M155
  test('of which she is recused keeps its texts, and counts no more', async () => {
    const { essay } = await essayOf(1)
    const nari = member()
    const { id } = await findByEssay(nari, 1, essay)
    const draft = {
      team: 1,
      id,
      version: 0,
      state: 'draft',
      scores: {},
      comment: '쓰다 만 글',
      note: '',
    } as const
    await nari.call('saveReview', draft)
    // A reviewer who has only begun is not named: that would reveal a draft.
    const named = async () =>
      (await manager.call('reviewProgress', { team: 1 })).reviewers.map(({ member }) => member.id)
    expect(await named()).not.toContain(nari.person.id)
    const { review } = await nari.call('recuseReview', { team: 1, id, version: 1, reason: '친구입니다.' })
    expect(review).toMatchObject({
      state: 'recused',
      version: 2,
      comment: '쓰다 만 글',
      recusal: '친구입니다.',
    })
    const { reviewers } = await manager.call('reviewProgress', { team: 1 })
    expect(reviewers.find(({ member: { id } }) => id === nari.person.id)).toMatchObject({
      ...{ member: nari.person, submitted: 0, recused: 1 },
    })
  })
})
