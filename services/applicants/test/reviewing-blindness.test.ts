import { type Call, type CallName, calls } from '@recruit/contract'
import { STAGES, type Stage, TEAMS, type Team } from '@recruit/contract/constants'
import { fc } from '@recruit/local/testing/random'
import { createConnection } from 'mysql2/promise'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, stack, submittedPerson, useProduct } from './product.ts'
import { judgeBy, member, memberAs, type ReviewingMember } from './reviewing-product.ts'
import { at, DAYS, hoursOn, newInterviewer, placed, setPeriod, setRules } from './timetable-product.ts'

useProduct()

/**
 * Three applications: the member has submitted her review of the first, a draft of the second, and nothing of the
 * third.
 */
const ESSAYS = ['첫째 글', '둘째 글', '셋째 글']
/** One more than there are reviewers, so that no reviewer may see others. */
const NEEDED = 4

/** One other member's review of an application. */
interface Review {
  state: 'draft' | 'submitted'
  zeal: number
  skill: number
  comment: string
}
/** A world: the reviews of both other members for each of the three applications. */
type World = Review[][]

/** The stage of a team that is being judged; every question is asked about both stages. */
let judged: { team: Team; stage: Stage }
let score: Awaited<ReturnType<typeof judgeBy>>
let me: ReviewingMember
/** A member without reviews. */
let idle: ReviewingMember
let others: ReviewingMember[] = []
let ids: string[] = []
/** The pseudonyms of the three applications, by stage and the member's id. */
const names = new Map<string, string[]>()
const namesOf = ({ person }: ReviewingMember, stage = judged.stage) =>
  names.get(`${stage} ${person.id}`) ?? []

const save = (who: ReviewingMember, id: string, version: number, { state, zeal, skill, comment }: Review) =>
  who.call('saveReview', {
    ...{ ...judged, id, version, state, scores: score(zeal, skill) },
    ...{ comment, note: comment },
  })

/** Three applications that all members have to review, on paper and on the timetable. */
async function begin(team: Team, stage: Stage): Promise<void> {
  judged = { team, stage }
  await setPeriod()
  await setRules({ rooms: 2, panels: [{ team, size: 4 }] })
  for (const one of STAGES) {
    const scoreOf = await judgeBy(team, one)
    if (one === stage) score = scoreOf
    await admin.call('setReviewPhase', { team, stage: one, needed: NEEDED })
  }
  ids = []
  for (const applyReason of ESSAYS) {
    const { id } = await submittedPerson(team, { applyReason, interviewHours: hoursOn(at(2, 3, 4)) })
    await admin.call('selectPass', { _id: id, pass: '1stPass' })
    ids.push(id)
  }
  me = member('나')
  idle = member('아직')
  others = [member('소라'), member('다미')]
  const all = [me, idle, ...others]
  const panel: string[] = []
  for (const { person } of all)
    panel.push((await newInterviewer(person.name, [team], [at(2, 3, 4)], { member: person.id })).id)
  for (const [index, id] of ids.entries())
    expect((await placed(id, DAYS[0], 2 + index, panel, team - 1)).status).toBe(200)
  const wish = { team, needed: NEEDED, members: all.map(({ person }) => ({ ...person, teams: [team] })) }
  const { digest } = await admin.call('previewAssignment', wish)
  await admin.call('assignReviewers', { ...wish, digest })
  for (const who of all)
    for (const one of STAGES) {
      const { applications } = await who.call('listReviews', { team, stage: one })
      const found: string[] = []
      for (const { id } of applications) {
        const { content } = await who.call('reviewApplication', { team, stage: one, id })
        found[ESSAYS.indexOf(content.applyReason)] = id
      }
      names.set(`${one} ${who.person.id}`, found)
    }
  const [first = '', second = ''] = namesOf(me)
  const mine = { zeal: 3, skill: 4, comment: '내 의견' }
  await save(me, first, 0, { state: 'submitted', ...mine })
  await save(me, second, 0, { state: 'draft', ...mine })
}

/** Resets what has been readable. */
async function forgetReading(): Promise<void> {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  await mysql.query(`UPDATE ${stack.prefix}_applicants.reviews SET seen = 0`)
  await mysql.end()
}

async function make(world: World): Promise<void> {
  await forgetReading()
  for (const [index, who] of others.entries()) {
    const { applications } = await who.call('listReviews', judged)
    for (const [at, id] of namesOf(who).entries()) {
      const version = applications.find((one) => one.id === id)?.version ?? 0
      const review = world[index]?.[at]
      if (review) await save(who, id, version, review)
    }
  }
}

const ofBoth = () => STAGES.map((stage) => ({ team: judged.team, stage }))
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** The request of each staff call that could reveal something; writes send what changes nothing. */
const FORMS: Partial<Record<CallName, (asking: ReviewingMember) => object[]>> = {
  listApplicants: () => [{ team: judged.team }],
  unpublished: () => [{}],
  waitingList: () => [{ team: judged.team }],
  listInterviewers: () => [{}],
  timetableRules: () => [{}],
  readTimetable: () => [{}],
  timetablePublication: () => [{}],
  listTimetableRuns: () => [{}],
  timetableRun: () => [{ id: 'none' }],
  availability: () => [{ team: judged.team }],
  periodChange: () => [{ interviewPeriod: '12.5(토)' }],
  toDoCounts: () => [{}],
  overview: () => [{}],
  applicantHistory: () => [{}, ...ids.map((id) => ({ id }))],
  exportApplicants: () => [{ team: judged.team }, {}],
  readSeats: () => [{}],
  secondChoices: () => [{ team: judged.team }],
  readQuestions: () => [{}],
  previewQuestions: () => [{ questions: [] }],
  rehearseTerm: () => [
    { needed: 1, members: [], teams: TEAMS.map((team) => ({ team, applicants: 3, interviewed: 0 })) },
  ],
  listMailings: () => [{}],
  readMailing: () => [{ id: UNKNOWN }],
  listMessages: () => [{}],
  messagesByApplicant: () => [{}],
  readMessage: () => [{ id: UNKNOWN }],
  listTemplates: () => [{}],
  readEveningPlan: () => [{}],
  readInterviewDay: () => [{}, { day: DAYS[0] }],
  getApplication: () => ids.flatMap((id) => [{ id }, { id, view: 'staff' }]),
  reviewCriteria: () => ofBoth(),
  listReviews: () => ofBoth(),
  reviewApplication: (asking) =>
    ofBoth().flatMap((one) => namesOf(asking, one.stage).map((id) => ({ ...one, id }))),
  previewAssignment: () =>
    [{}, { again: 2 }].map((more) => ({
      ...{ team: judged.team, needed: NEEDED, ...more },
      members: others.map(({ person }) => ({ ...person, teams: [judged.team] })),
    })),
  listAssignments: () => [{ team: judged.team }],
  listNamedAuthors: () => [{ team: judged.team }],
  reviewProgress: () => ofBoth(),
  reviewResults: () => ofBoth(),
  // A version that is not stored, of the application that has a review; an application that does not exist.
  saveReview: (asking) =>
    namesOf(asking)
      .slice(0, 2)
      .map((id) => ({ ...judged, id, version: 9, state: 'draft', scores: {}, comment: '', note: '' })),
  recuseReview: (asking) => [{ ...judged, id: namesOf(asking)[0], version: 9, reason: '' }],
  hideNames: () => [{ _id: UNKNOWN, hidden: true }],
  setReviewPhase: () => ofBoth(),
  setReviewCriteria: () => ofBoth().map((one) => ({ ...one, version: 9, criteria: [] })),
}
const declared = Object.entries(calls) as [CallName, Call][]

/** All answers to these callers, byte by byte. Only exports leave a trace in the history. */
async function answers(callers: ReviewingMember[], left: CallName[] = []): Promise<string[]> {
  const told: string[] = []
  for (const asking of callers)
    for (const [name, forms] of Object.entries(FORMS) as [CallName, NonNullable<(typeof FORMS)[CallName]>][])
      for (const form of left.includes(name) ? [] : forms(asking)) {
        const { status, text, body } = await asking.send(name, form)
        const said =
          name === 'applicantHistory' && status === 200
            ? JSON.stringify(body.history.filter(({ what }: { what: string }) => what !== 'export'))
            : text
        told.push(`${name} ${JSON.stringify(form)} ${status} ${said}`)
      }
  return told
}
const inEachRole = ({ person } = me) => [memberAs(person, 'manager'), memberAs(person, 'admin')]

test('every call of the staff that reads applications or reviews is asked', () => {
  const concerned = declared.filter(
    ([, { service, who, method, readOnly, path }]) =>
      service === 'applicants' &&
      ['review', 'staff', 'admin'].includes(who) &&
      (method === 'GET' || readOnly || path.startsWith('/api/review/')),
  )
  const writesAlone: CallName[] = ['assignReviewers', 'addAssignment', 'removeAssignment', 'takeOverCriteria']
  const asked = new Set<CallName>([...(Object.keys(FORMS) as CallName[]), ...writesAlone])
  expect(concerned.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([])
})

const review = (state: Review['state']): fc.Arbitrary<Review> =>
  fc.record({
    state: fc.constant(state),
    zeal: fc.integer({ min: 1, max: 5 }),
    skill: fc.integer({ min: 1, max: 5 }),
    comment: fc.string({ unit: fc.constantFrom('가', 'a', ' ', '\n', '😀'), maxLength: 400 }),
  })
const world = (of: fc.Arbitrary<Review>) =>
  fc.array(fc.array(of, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 2 })
const DRAFTS = world(review('draft'))
const SUBMITTED = world(review('submitted'))
const ANY = world(fc.constantFrom('draft' as const, 'submitted' as const).chain(review))
/** Random worlds, the same ones for the same seed. */
const some = (of: fc.Arbitrary<World>, count: number) => fc.sample(of, count)

describe.each([
  { team: 1, stage: 'documents' },
  { team: 2, stage: 'interview' },
] as const)('of the $stage', ({ team, stage }) => {
  beforeAll(() => begin(team, stage))

  // evidence: threat.blind-reviewing
  describe('as long as a member may not know the others', () => {
    test('no byte of any answer depends on what their drafts say', async () => {
      const [first, ...rest] = some(DRAFTS, 3)
      await make(first ?? [])
      const before = await answers(inEachRole())
      for (const next of rest) {
        await make(next)
        expect(await answers(inEachRole())).toEqual(before)
      }
    })

    // evidence: M150 M152
    test('nor on what their submitted reviews say', async () => {
      const [first, ...rest] = some(SUBMITTED, 3)
      await make(first ?? [])
      const before = await answers(inEachRole())
      for (const next of rest) {
        await make(next)
        expect(await answers(inEachRole())).toEqual(before)
      }
    })

    test('nor, but for the numbers of the progress, on which of them are submitted', async () => {
      const worlds = [...some(DRAFTS, 1), ...some(ANY, 3), ...some(SUBMITTED, 1)]
      await make(worlds[0] ?? [])
      const before = await answers(inEachRole(), ['reviewProgress'])
      const progressBefore = await progress()
      for (const next of worlds.slice(1)) {
        await make(next)
        expect(await answers(inEachRole(), ['reviewProgress'])).toEqual(before)
        const submitted = (index: number) =>
          (next[index] ?? []).filter(({ state }) => state === 'submitted').length
        expect(await progress()).toEqual({
          ...progressBefore,
          reviewers: progressBefore.reviewers.map((one) => {
            const index = others.findIndex(({ person }) => person.id === one.member.id)
            if (index < 0) return one
            return { ...one, left: one.assigned - submitted(index), submitted: submitted(index) }
          }),
        })
      }
    })

    // evidence: M151
    test('nor, once enough are submitted, on what they say to a member who has not submitted hers', async () => {
      const worlds: string[][] = []
      for (const next of some(SUBMITTED, 2)) {
        await admin.call('setReviewPhase', { ...judged, needed: NEEDED })
        await make(next)
        await admin.call('setReviewPhase', { ...judged, needed: 2 })
        worlds.push(await answers(inEachRole(idle), ['applicantHistory']))
      }
      await admin.call('setReviewPhase', { ...judged, needed: NEEDED })
      expect(worlds[1]).toEqual(worlds[0])
    })

    test('nor, for a reviewer, on whether another is recused', async () => {
      const ofReviewers = Object.keys(FORMS).filter(
        (name) => calls[name as CallName].who !== 'review',
      ) as CallName[]
      await forgetReading()
      const before = await answers([me], ofReviewers)
      expect(before.length).toBeGreaterThan(5)
      const [sora] = others
      const [, , third = ''] = sora ? namesOf(sora) : []
      const version = await versionOf(sora, third)
      await sora?.call('recuseReview', { ...judged, id: third, version, reason: '친구입니다.' })
      expect(await answers([me], ofReviewers)).toEqual(before)
    })
  })

  // evidence: threat.blind-reviewing
  test('the same question tells both worlds apart once the reviews are open', async () => {
    const [one = [], other = []] = some(SUBMITTED, 2)
    await make(one)
    await admin.call('setReviewPhase', { ...judged, isOpen: true })
    const ofOne = await answers(inEachRole())
    await admin.call('setReviewPhase', { ...judged, isOpen: false })
    await make(other)
    await admin.call('setReviewPhase', { ...judged, isOpen: true })
    const ofOther = await answers(inEachRole())
    const differ = ofOne
      .filter((answer, index) => answer !== ofOther[index])
      .map((answer) => answer.split(' ')[0])
    expect(new Set(differ)).toEqual(
      new Set(['applicantHistory', 'exportApplicants', 'listReviews', 'reviewApplication', 'reviewResults']),
    )
  })
})

const progress = () => memberAs(me.person, 'manager').call('reviewProgress', judged)
const versionOf = async (who: ReviewingMember | undefined, id: string) =>
  (await who?.call('listReviews', judged))?.applications.find((one) => one.id === id)?.version ?? 0
