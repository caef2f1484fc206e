import { readCsv } from '@recruit/local/testing/csv'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, manager, useProduct } from './product.ts'
import { essayOf, findByEssay, judgeBy, member } from './reviewing-product.ts'

useProduct()

const score = { 1: {}, 2: {}, 3: {} } as Record<1 | 2 | 3, Awaited<ReturnType<typeof judgeBy>>>
beforeAll(async () => {
  for (const team of [1, 2, 3] as const) score[team] = await judgeBy(team)
})

describe('once the needed reviews are submitted', () => {
  // evidence: M153 M154
  test('those who have submitted read each other, and change nothing any more', async () => {
    const { essay } = await essayOf(3)
    const [nari, sora, late] = [member('나리'), member('소라'), member('늦음')]
    const [ofNari, ofSora, ofLate] = [
      await findByEssay(nari, 3, essay),
      await findByEssay(sora, 3, essay),
      await findByEssay(late, 3, essay),
    ]
    const submit = ({ call }: typeof nari, id: string, scores: Record<string, number>, comment: string) =>
      call('saveReview', { team: 3, id, version: 0, state: 'submitted', scores, comment, note: '비밀' })
    await submit(nari, ofNari.id, score[3](5, 1), '좋습니다.')
    expect((await nari.call('reviewApplication', { team: 3, id: ofNari.id })).others).toBeNull()
    await submit(sora, ofSora.id, score[3](2, 2), '글쎄요.')
    const read = await nari.send('reviewApplication', { team: 3, id: ofNari.id })
    expect(read.body).toMatchObject({
      isOpen: false,
      isClosed: true,
      others: [{ member: sora.person, scores: score[3](2, 2), comment: '글쎄요.' }],
      // (3 × 5 + 1) ÷ 4 = 4 and 2.
      aggregate: { count: 2, median: 3, mean: 3, deviation: 1, lowest: 2, highest: 4 },
    })
    expect(read.text.match(/비밀/g)).toHaveLength(1)
    const { applications } = await nari.call('listReviews', { team: 3 })
    expect(applications.find(({ id }) => id === ofNari.id)).toMatchObject({
      aggregate: { count: 2, mean: 3 },
      disagreement: null,
    })
    const again = await nari.send('saveReview', {
      ...{
        team: 3,
        id: ofNari.id,
        version: 1,
        state: 'draft',
        scores: score[3](2, 2),
        comment: '',
        note: '',
      },
    })
    expect(again.body.reason).toBe('reviewClosed')
    // A reviewer without a submission continues without the others' reviews.
    expect((await late.call('reviewApplication', { team: 3, id: ofLate.id })).others).toBeNull()
    await submit(late, ofLate.id, score[3](3, 3), '보통')
    expect((await late.call('reviewApplication', { team: 3, id: ofLate.id })).others).toHaveLength(2)
  })

  test('what was read once stays as it is, whatever the admin sets later', async () => {
    const [{ essay }, { essay: other }] = [await essayOf(1), await essayOf(1)]
    const [nari, sora, idle] = [member(), member(), member()]
    const of = async (who: typeof nari, text = essay) => (await findByEssay(who, 1, text)).id
    const review = async (who: typeof nari, id: string, version: number, state: 'draft' | 'submitted') =>
      (
        await who.send('saveReview', {
          ...{ team: 1, id, version, state, scores: score[1](4, 2), comment: '', note: '' },
        })
      ).body.reason
    for (const who of [nari, sora]) expect(await review(who, await of(who), 0, 'submitted')).toBeUndefined()
    await admin.call('setReviewPhase', { team: 1, needed: 5 })
    const read = await nari.call('reviewApplication', { team: 1, id: await of(nari) })
    expect(read).toMatchObject({ others: null, isClosed: true })
    expect(await review(nari, await of(nari), 1, 'submitted')).toBe('reviewClosed')
    // Reviews of this one have not been readable so far.
    expect(await review(nari, await of(nari, other), 0, 'submitted')).toBeUndefined()
    expect(await review(nari, await of(nari, other), 1, 'draft')).toBeUndefined()
    expect(await review(nari, await of(nari, other), 2, 'submitted')).toBeUndefined()
    for (const isOpen of [true, false]) await admin.call('setReviewPhase', { team: 1, isOpen, needed: 2 })
    expect(await review(nari, await of(nari, other), 3, 'submitted')).toBe('reviewClosed')
    // Everyone could read it: a new review would know the others.
    expect(await review(idle, await of(idle, other), 0, 'draft')).toBe('reviewClosed')
  })

  test('and everybody once the admin opens them, until they are closed again', async () => {
    const { essay, id: applicationId, person } = await essayOf(1)
    const [nari, idle] = [member(), member()]
    const [ofNari, ofIdle] = [await findByEssay(nari, 1, essay), await findByEssay(idle, 1, essay)]
    const form = { team: 1, scores: score[1](5, 1), comment: '좋습니다.', note: '' } as const
    await nari.call('saveReview', { ...form, id: ofNari.id, version: 0, state: 'submitted' })
    expect(await manager.call('reviewResults', { team: 1 })).toMatchObject({
      applications: [],
      reviewers: [],
    })
    const headings = async () =>
      readCsv((await admin.call('exportApplicants', { team: 1 })).csv.slice(1))[0] ?? []
    const before = await headings()
    await admin.call('setReviewPhase', { team: 1, isOpen: true })
    try {
      const [after = [], ...rows] = readCsv((await admin.call('exportApplicants', { team: 1 })).csv.slice(1))
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after.slice(before.length)).toEqual([
        ...['reviews', 'review median', 'review mean', 'review standard deviation'],
        ...['lowest review', 'highest review', 'disagreement rank'],
      ])
      const row = rows.find(([, name]) => name === person.name) ?? []
      expect(row.slice(before.length)).toEqual(['1', '4', '4', '0', '4', '4', ''])
      expect((await idle.call('reviewApplication', { team: 1, id: ofIdle.id })).others).toMatchObject([
        { member: nari.person, comment: '좋습니다.' },
      ])
      const late = await idle.send('saveReview', { ...form, id: ofIdle.id, version: 0, state: 'draft' })
      expect(late.body.reason).toBe('reviewClosed')
      const { applications } = await manager.call('reviewResults', { team: 1 })
      expect(applications.find(({ _id }) => _id === applicationId)).toMatchObject({
        ...{ name: person.name, aggregate: { count: 1, mean: 4 }, disagreement: null },
        reviews: [{ member: nari.person, score: 4, comment: '좋습니다.' }],
      })
      const { pass } = await manager.call('getApplication', { id: applicationId, view: 'staff' })
      expect(pass).toBe('default')
    } finally {
      await admin.call('setReviewPhase', { team: 1, isOpen: false })
    }
    expect((await idle.call('reviewApplication', { team: 1, id: ofIdle.id })).others).toBeNull()
    expect(await headings()).toEqual(before)
    const { history } = await admin.call('applicantHistory', {})
    const deeds = history.filter(({ what }) => what !== 'export')
    expect(deeds.slice(0, 2).map(({ what, to }) => [what, to])).toEqual([
      ['reviewsClosed', 'marketing'],
      ['reviewsOpened', 'marketing'],
    ])
  })
})

describe('criteria', () => {
  // evidence: M161
  test('of one version are set once, and in use change in their words alone', async () => {
    const { essay } = await essayOf(2)
    const judge = member()
    const { id } = await findByEssay(judge, 2, essay)
    await judge.call('saveReview', {
      ...{ team: 2, id, version: 0, state: 'submitted', scores: score[2](3, 3) },
      ...{ comment: '', note: '' },
    })
    const { version, criteria } = await admin.call('reviewCriteria', { team: 2 })
    const set = (version: number, sent: object[]) =>
      admin.send('setReviewCriteria', { team: 2, version, criteria: sent })
    const heavier = criteria.map((one) => ({ ...one, weight: 5 }))
    expect((await set(version, heavier)).body.reason).toBe('criteriaInUse')
    expect((await set(version, criteria.slice(1))).body.reason).toBe('criteriaInUse')
    const renamed = criteria.map((one) => ({ ...one, name: `${one.name}!` }))
    expect((await set(version, renamed)).body).toMatchObject({ version: version + 1, criteria: renamed })
    expect((await set(version, criteria)).status).toBe(409)
    const nari = member()
    expect((await nari.call('reviewCriteria', { team: 2 })).criteria).toEqual(renamed)
    expect((await nari.send('setReviewCriteria', { team: 2, version: 9, criteria: [] })).status).toBe(403)
  })
})
