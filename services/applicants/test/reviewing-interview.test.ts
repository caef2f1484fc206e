import { beforeAll, expect, test } from 'vitest'
import { admin, show, useProduct } from './product.ts'
import { judgeBy, memberAs, type ReviewingMember } from './reviewing-product.ts'
import { at, DAYS, newInterviewer, passer, placed, setPeriod, setRules } from './timetable-product.ts'

useProduct()

const [SATURDAY, SUNDAY] = DAYS
const STAGE = { team: 1, stage: 'interview' } as const
const someone = (name: string) => memberAs({ id: crypto.randomUUID(), name, teams: [1] }, 'reviewer')

/** Two on the panel of Saturday, one on Sunday's; she alone has judged the documents. */
let nari: ReviewingMember
let sora: ReviewingMember
let dami: ReviewingMember
let people: Awaited<ReturnType<typeof passer>>[]
let panels: Record<'saturday' | 'sunday', string[]>

const criteriaOf = async () => admin.call('reviewCriteria', STAGE)
const setKit = async (kit: object) => {
  const { version, criteria } = await criteriaOf()
  return admin.send('setReviewCriteria', { ...STAGE, version, criteria, kit })
}
const listOf = async (who: ReviewingMember) => (await who.call('listReviews', STAGE)).applications
const read = async (who: ReviewingMember, index: number) => {
  const id = (await listOf(who))[index]?.id ?? ''
  return who.call('reviewApplication', { ...STAGE, id })
}
async function save(who: ReviewingMember, index: number, state: 'draft' | 'submitted', change: object = {}) {
  const { id, criteria, review } = await read(who, index)
  const scores = Object.fromEntries(criteria.map((one) => [one.id, 4]))
  const empty = { scores, comment: '', note: '' }
  return who.send('saveReview', { ...STAGE, id, version: review?.version ?? 0, state, ...empty, ...change })
}

beforeAll(async () => {
  await setPeriod()
  await setRules({ roomNames: ['학관 301호'], pace: [{ team: 1, minutes: 20, pause: 0, people: 1 }] })
  await judgeBy(1)
  nari = someone('나리')
  sora = someone('소라')
  dami = someone('다미')
  const seat = async ({ person }: ReviewingMember) =>
    (await newInterviewer(person.name, [1], [at(6), at(2)], { member: person.id })).id
  panels = { saturday: [await seat(nari), await seat(sora)], sunday: [await seat(dami)] }
  await setRules({ panels: [] })
  people = []
  for (let one = 0; one < 3; one++) people.push(await passer(1, at(6), at(2)))
  const [first, second, third] = people
  await setRules({ panels: [{ team: 1, size: 2 }] })
  await placed(first?.id ?? '', SATURDAY, 6, panels.saturday)
  await placed(second?.id ?? '', SATURDAY, 6, panels.saturday)
  await setRules({ panels: [] })
  await placed(third?.id ?? '', SUNDAY, 2, panels.sunday)
  const { version } = await criteriaOf()
  await admin.call('setReviewCriteria', {
    ...{ ...STAGE, version },
    criteria: [{ name: '말', weight: 2, low: '', middle: '', high: '' }],
    kit: {
      opening: '와 주셔서 고맙습니다.',
      questions: [
        { text: '왜 지원했나요?', shows: '자기 말로 이야기하는지' },
        { text: '어려웠던 일은?', shows: '' },
      ],
    },
  })
})

test('a panel has its interviews in the order of their times, with name, room, minute and questions', async () => {
  const mine = await listOf(nari)
  expect(mine.map(({ name, interview }) => [name, interview])).toEqual(
    [0, 20].map((minute, index) => [
      people[index]?.person.name,
      { day: SATURDAY, start: 6, length: 1, minute, minutes: 20, place: '학관 301호' },
    ]),
  )
  expect((await listOf(dami)).map(({ name }) => name)).toEqual([people[2]?.person.name])
  const { kit, criteria, documents } = await read(nari, 0)
  expect(kit.opening).toBe('와 주셔서 고맙습니다.')
  expect(kit.questions.map(({ text }) => text)).toEqual(['왜 지원했나요?', '어려웠던 일은?'])
  expect(criteria.map(({ name }) => name)).toEqual(['말'])
  expect(documents).toBeNull()
})

test('nothing that names the applicant is marked or hidden from a panel, which meets her', async () => {
  const [first] = people
  if (!first) throw new Error('No applicant was placed')
  const activityPlan = `${first.person.name}의 계획`
  await first.browser.call('savePage2', { id: first.id, activityPlan, isFinalSubmit: true })
  await admin.call('hideNames', { _id: first.id, hidden: true })
  const { content, names } = await read(nari, 0)
  expect(content.activityPlan).toBe(activityPlan)
  expect(names).toEqual({ isHidden: false, places: [] })
})

test('who is on another panel does not find it, and writes nothing about it', async () => {
  const id = (await listOf(nari))[0]?.id ?? ''
  expect((await dami.send('reviewApplication', { ...STAGE, id })).status).toBe(404)
  const sent = { ...STAGE, id, version: 0, state: 'draft', scores: {}, comment: '', note: '' }
  expect((await dami.send('saveReview', sent)).status).toBe(404)
})

test('the documents know nothing of the interview: no name, no time, criteria and reviews of their own', async () => {
  const documents = await nari.call('listReviews', { team: 1 })
  for (const one of documents.applications) {
    expect(one).not.toHaveProperty('name')
    expect(one).not.toHaveProperty('interview')
  }
  const interviews = new Set((await listOf(nari)).map(({ id }) => id))
  expect(documents.applications.filter(({ id }) => interviews.has(id))).toEqual([])
  expect((await admin.call('reviewCriteria', { team: 1 })).criteria.map(({ name }) => name)).toEqual([
    '열정',
    '솜씨',
  ])
  const sent = { team: 1, version: 1, criteria: [], kit: { opening: '문서', questions: [] } }
  await admin.send('setReviewCriteria', sent)
  expect((await admin.call('reviewCriteria', { team: 1 })).kit).toEqual({ opening: '', questions: [] })
})

test("no one of a panel reads another's notes before hers are submitted, then both do", async () => {
  const { kit } = await read(nari, 0)
  const [first] = kit.questions
  const answers = { [first?.id ?? '']: '친구의 권유', unknown: '버려지는 글' }
  expect((await save(nari, 0, 'submitted', { answers, comment: '또렷함', note: '비밀' })).status).toBe(200)
  expect((await read(nari, 0)).review?.answers).toEqual({ [first?.id ?? '']: '친구의 권유' })
  await save(sora, 0, 'draft')
  const before = await read(sora, 0)
  expect([before.others, before.aggregate, before.isClosed]).toEqual([null, null, false])
  expect(JSON.stringify(before)).not.toContain('친구의 권유')
  await save(sora, 0, 'submitted', { comment: '차분함' })
  expect((await read(sora, 0)).others).toMatchObject([
    { member: { name: '나리' }, answers: { [first?.id ?? '']: '친구의 권유' }, comment: '또렷함' },
  ])
  expect((await read(nari, 0)).others).toMatchObject([{ member: { name: '소라' }, comment: '차분함' }])
  expect(JSON.stringify(await read(sora, 0))).not.toContain('비밀')
  const late = await save(nari, 0, 'submitted', { comment: '바뀐 말' })
  expect(late.status).toBe(400)
  // Of the documents nothing is judged by that.
  const progress = await admin.call('reviewProgress', { team: 1 })
  expect([progress.complete, progress.reviewers.reduce((sum, one) => sum + one.submitted, 0)]).toEqual([0, 0])
})

test('once an interview is judged no question goes, but its words change and others come', async () => {
  const { kit } = await criteriaOf()
  const [first, second] = kit.questions
  const refused = await setKit({ ...kit, questions: [second] })
  expect([refused.status, (await criteriaOf()).kit]).toEqual([400, kit])
  const changed = {
    ...kit,
    questions: [{ ...first, text: '왜 우리인가요?' }, second, { text: '마지막으로?', shows: '' }],
  }
  expect((await setKit(changed)).status).toBe(200)
  const after = (await criteriaOf()).kit.questions
  expect(after.map(({ text }) => text)).toEqual(['왜 우리인가요?', '어려웠던 일은?', '마지막으로?'])
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual([first?.id, second?.id])
})

test('a note survives a question that goes while it is a draft, and is not stored for a question that never was', async () => {
  await admin.call('setReviewPhase', { ...STAGE, isOpen: false })
  const team = { team: 2, stage: 'interview' } as const
  const criteria = [{ name: '말', weight: 1, low: '', middle: '', high: '' }]
  const kit = { opening: '', questions: [{ text: '하나', shows: '' }] }
  await admin.call('setReviewCriteria', { ...team, version: 0, criteria, kit })
  const one = await passer(2, at(6), at(3))
  const { id: seat } = await newInterviewer('다미', [2], [0, at(3)], { member: dami.person.id })
  await placed(one.id, SUNDAY, 3, [seat])
  const [listed] = (await dami.call('listReviews', team)).applications
  const asked = (await admin.call('reviewCriteria', team)).kit.questions[0]?.id ?? ''
  const sent = { ...team, id: listed?.id ?? '', state: 'draft' as const, scores: {}, comment: '', note: '' }
  await dami.call('saveReview', { ...sent, version: 0, answers: { [asked]: '들은 말' } })
  const { version } = await admin.call('reviewCriteria', team)
  await admin.call('setReviewCriteria', {
    ...team,
    version,
    criteria: [],
    kit: { opening: '', questions: [] },
  })
  const { review } = await dami.call('saveReview', {
    ...{ ...sent, version: 1 },
    answers: { [asked]: '들은 말, 더', other: '없는 질문' },
  })
  expect(review.answers).toEqual({ [asked]: '들은 말, 더' })
  const long = { ...sent, version: 2, answers: { [asked]: '가'.repeat(5001) } }
  expect((await dami.send('saveReview', long)).status).toBe(400)
})

test('a recusal leaves the interview to the rest of the panel, and says so in the counts', async () => {
  const { id, review } = await read(sora, 1)
  const sent = { ...STAGE, id, version: review?.version ?? 0, reason: '가족입니다.' }
  await sora.call('recuseReview', sent)
  expect((await listOf(sora)).map(({ state }) => state)).toEqual(['submitted', 'recused'])
  const { reviewers } = await admin.call('reviewProgress', STAGE)
  const counts = reviewers.map(({ member, ...rest }) => [member.name, rest])
  expect(Object.fromEntries(counts)).toEqual({
    나리: { assigned: 2, left: 1, submitted: 1, recused: 0 },
    다미: { assigned: 1, left: 1, submitted: 0, recused: 0 },
    소라: { assigned: 1, left: 0, submitted: 1, recused: 1 },
  })
})

test('results and export have both stages, each once it is open, and keep what is off the timetable', async () => {
  expect((await admin.call('reviewResults', STAGE)).applications).toEqual([])
  const headings = async () => (await admin.call('exportApplicants', { team: 1 })).csv.split('\r\n')[0]
  expect(await headings()).not.toContain('interview review')
  await admin.call('setReviewPhase', { ...STAGE, isOpen: true })
  expect(await headings()).toContain('interview review median')
  const off = await admin.send('removeAppointment', {
    version: (await admin.call('readTimetable', {})).version,
    _id: people[0]?.id ?? '',
  })
  expect(off.status).toBe(200)
  // Her review stays, and takes nothing off what she has left.
  const { reviewers } = await admin.call('reviewProgress', STAGE)
  const counts = reviewers.find(({ member }) => member.name === '나리')
  expect(counts).toMatchObject({ assigned: 1, left: 1, submitted: 1 })
  const { applications } = await admin.call('reviewResults', STAGE)
  const judged = applications.filter(({ aggregate }) => aggregate)
  expect(judged.map(({ _id, reviews }) => [_id, reviews.length])).toEqual([[people[0]?.id, 2]])
  expect(applications.find(({ _id }) => _id === people[1]?.id)?.missing).toMatchObject([{ name: '나리' }])
  expect((await admin.call('reviewResults', { team: 1 })).applications).toEqual([])
  await show(false)
})

test('a new term takes over the kit with the criteria', async () => {
  const [{ version }, last] = await Promise.all([admin.call('reviewCriteria', { team: 1 }), criteriaOf()])
  const { term } = await admin.call('overview', {})
  await admin.call('takeOverCriteria', { term, teams: [{ team: 1, version }] })
  await admin.call('newTerm', {})
  expect(await criteriaOf()).toEqual({ ...last, version: 1 })
  expect((await admin.call('reviewCriteria', { team: 2, stage: 'interview' })).criteria).toEqual([])
})
