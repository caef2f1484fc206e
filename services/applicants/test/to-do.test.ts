import { randomUUID } from 'node:crypto'
import type { DayState } from '@recruit/contract/interview/day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { admin, manager, publishDecisions, show, submittedPerson, useProduct } from './product.ts'
import { judgeBy, member } from './reviewing-product.ts'
import {
  at,
  DAYS,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
} from './timetable-product.ts'

useProduct()

const NOTHING = {
  unreviewed: 0,
  undecided: 0,
  withoutDate: 0,
  unpublished: 0,
  offers: 0,
  appointments: 0,
  today: 0,
  absent: 0,
  reviewsOpen: false,
}
const ALL_DAY = at(1, 2, 3, 4, 5, 6)
const DAY = 86_400_000
const hidden = { showResultToApplicant: false, answersUntil: '' }

beforeAll(() => setPeriod('2037.12.5(토) - 12.6(일)'))
beforeEach(async () => {
  await admin.call('modifyResultInfo', hidden)
  await admin.call('newTerm', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
})
afterAll(() => admin.call('modifyResultInfo', hidden))

const toDo = (team: number) =>
  manager.call('toDoCounts', {}).then(({ teams }) => teams.find((one) => one.team === team))
const decide = (_id: string, pass: string, staged?: true) =>
  admin.send('selectPass', { _id, pass, ...(staged && { staged }) })

test('a term without applications leaves nothing to do', async () => {
  expect(await admin.call('toDoCounts', {})).toEqual({
    isPublic: false,
    teams: [1, 2, 3].map((team) => ({ team, ...NOTHING })),
    drafts: 0,
  })
})

test('an application counts as unreviewed until it has the needed reviews, where its team has criteria', async () => {
  const { id } = await submittedPerson(1)
  expect(await toDo(1)).toMatchObject({ unreviewed: 0, undecided: 1 })
  const score = await judgeBy(1)
  await admin.call('setReviewPhase', { team: 1, needed: 1 })
  expect(await toDo(1)).toMatchObject({ unreviewed: 1, undecided: 1 })
  // The interview has a phase of its own, and is not counted with the documents.
  await admin.call('setReviewPhase', { team: 1, stage: 'interview', needed: 2 })
  expect(await toDo(1)).toMatchObject({ unreviewed: 1, undecided: 1 })
  // While reviews are open none can be submitted.
  await admin.call('setReviewPhase', { team: 1, isOpen: true })
  expect(await toDo(1)).toMatchObject({ unreviewed: 0, reviewsOpen: true, undecided: 1 })
  await admin.call('setReviewPhase', { team: 1, isOpen: false })
  const reviewer = member()
  const [listed] = (await reviewer.call('listReviews', { team: 1 })).applications
  const review = { team: 1 as const, id: listed?.id ?? '', version: 0, scores: score(4, 5), comment: '' }
  await reviewer.call('saveReview', { ...review, state: 'submitted', note: '' })
  expect(await toDo(1)).toMatchObject({ unreviewed: 0, undecided: 1 })
  await decide(id, 'fail')
  expect(await toDo(1)).toMatchObject({ unreviewed: 0, undecided: 0 })
})

test('first-round passers without a date are counted, and decisions that applicants do not see', async () => {
  const { id } = await submittedPerson(2)
  await show(true)
  await decide(id, '1stPass', true)
  expect(await toDo(2)).toEqual({ team: 2, ...NOTHING, withoutDate: 1, unpublished: 1 })
  await publishDecisions()
  expect(await toDo(2)).toEqual({ team: 2, ...NOTHING, withoutDate: 1 })
  await admin.call('setInterviewDate', { _id: id, date: '12.5(토) 14:00' })
  expect(await toDo(2)).toEqual({ team: 2, ...NOTHING })
})

test('a final passer counts until she answers, and only while answers are taken', async () => {
  const person = await submittedPerson(3)
  await decide(person.id, 'finalPass')
  await show(true)
  expect(await toDo(3)).toMatchObject({ offers: 0 })
  await admin.call('modifyResultInfo', { answersUntil: new Date(Date.now() + DAY).toISOString() })
  expect(await toDo(3)).toMatchObject({ offers: 1 })
  await person.browser.call('answerOffer', { id: person.id, answer: 'declined' })
  expect(await toDo(3)).toMatchObject({ offers: 0 })
})

test('an appointment counts until it is answered; its message counts until it is approved', async () => {
  await setPeriod('2037.12.5(토) - 12.6(일)')
  const { id: interviewer } = await newInterviewer('나리', [1], [ALL_DAY, ALL_DAY])
  const who = await passer(1, ALL_DAY, ALL_DAY)
  await show(true)
  await placed(who.id, DAYS[0] ?? '', 4, [interviewer])
  await publishedTimetable()
  await publishDecisions()
  expect(await toDo(1)).toMatchObject({ withoutDate: 0, appointments: 1 })
  expect((await admin.call('toDoCounts', {})).drafts).toBeGreaterThan(0)
  const { date } = await who.browser.call('getApplication', { id: who.id })
  await who.browser.call('answerAppointment', { id: who.id, date, will: true })
  expect(await toDo(1)).toMatchObject({ appointments: 0 })
})

test("today's interviews count until their planned end or, once they have begun, until they are over", async () => {
  const now = new Date(Date.now() + 9 * 3_600_000)
  const day = now.toISOString().slice(0, 10)
  await setPeriod(
    `${now.getUTCFullYear()}.${now.getUTCMonth() + 1}.${now.getUTCDate()}(${'일월화수목금토'[now.getUTCDay()]})`,
  )
  const everyHour = at(...Array.from({ length: 17 }, (_, hour) => hour))
  const { id: interviewer } = await newInterviewer('나리', [1], [everyHour])
  const [early, late] = [await passer(1, everyHour), await passer(1, everyHour)]
  await show(true)
  await placed(early.id, day, 0, [interviewer])
  await placed(late.id, day, 16, [interviewer])
  expect(await toDo(1)).toMatchObject({ today: 0 })
  await publishedTimetable()
  await publishDecisions()
  // The grid's hours are 8 to 24, and the test may run at any hour of the day.
  const isToCome = (start: number) => now.getUTCHours() < 8 + start + 1
  expect(await toDo(1)).toMatchObject({ today: [0, 16].filter(isToCome).length })
  expect(await toDo(2)).toMatchObject({ today: 0 })
  const waiting = (await toDo(1))?.appointments ?? 0
  const { interviews } = await admin.call('readInterviewDay', { day })
  const tap = async (start: number, state: DayState) => {
    const uid = interviews.find((one) => one.start === start)?.uid ?? ''
    const sent = { uid, day, start, id: randomUUID(), at: new Date().toISOString(), state, undoes: null }
    expect(await admin.send('tapInterviews', { taps: [sent] } as never)).toMatchObject({ status: 200 })
  }
  // One that has begun counts until its end is tapped, and waits for no answer.
  await tap(0, 'inInterview')
  await tap(16, 'arrived')
  const left = waiting - [0, 16].filter(isToCome).length
  expect(await toDo(1)).toMatchObject({ today: 2, appointments: left })
  await tap(0, 'done')
  await tap(16, 'didNotCome')
  expect(await toDo(1)).toMatchObject({ today: 0, appointments: left, absent: 1 })
  await decide(late.id, 'fail')
  expect(await toDo(1)).toMatchObject({ absent: 0 })
})
