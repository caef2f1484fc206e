import { ANSWERS, type Answer, PASS_STATES, type Pass } from '@recruit/contract/constants'
import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/**
 * Long histories of decisions, publications and switches about three applicants. After each step every applicant must
 * read what a plain model holds: what was decided, what was last shown, and what was answered to the final pass that is.
 */
const HISTORIES = Number(process.env.HISTORIES) || 40
const PEOPLE = 3

let stack: TestStack
let admin: Visitor
let people: { id: string; browser: Visitor }[]
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  admin = await openPeriod(stack.url)
  await admin.call('modifyResultInfo', { answersUntil: new Date(Date.now() + 86_400_000).toISOString() })
  people = await Promise.all(Array.from({ length: PEOPLE }, () => enrolledPerson(stack.url)))
  for (const { id, browser } of people)
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
})
afterAll(() => stack?.stop())

interface Result {
  pass: Pass
  date: string
}
interface Model {
  isPublic: boolean
  decided: Result[]
  /** What was last shown to each; of no account while results are not public. */
  shown: Result[]
  /** What each answered since the final pass began that is, or would be, shown. */
  answers: (Answer | '')[]
}
type Step =
  | { does: 'decide'; who: number; pass: Pass; isStaged: boolean }
  | { does: 'appoint'; who: number; date: string; isStaged: boolean }
  | { does: 'decide about all'; pass: Pass; isStaged: boolean }
  | { does: 'publish'; who: number[] }
  | { does: 'answer'; who: number; answer: Answer }
  | { does: 'switch' }

/** More final passes than others: only they are answered. */
const pass = fc.constantFrom(...PASS_STATES, 'finalPass', 'finalPass')
const who = fc.nat(PEOPLE - 1)
const isStaged = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ does: fc.constant('decide' as const), who, pass, isStaged }), weight: 4 },
  {
    arbitrary: fc.record({
      does: fc.constant('appoint' as const),
      who,
      date: fc.constantFrom('', '12.5 10:00', '12.5 10:00 ', '12.6 A'),
      isStaged,
    }),
    weight: 3,
  },
  fc.record({ does: fc.constant('decide about all' as const), pass, isStaged }),
  { arbitrary: fc.record({ does: fc.constant('publish' as const), who: fc.subarray([0, 1, 2]) }), weight: 2 },
  {
    arbitrary: fc.record({ does: fc.constant('answer' as const), who, answer: fc.constantFrom(...ANSWERS) }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constant('switch' as const) }), weight: 1 },
)

const nothing = (): Result => ({ pass: 'default', date: '' })
const idOf = (at: number) => people[at]?.id ?? ''
const how = (isStaged: boolean) => (isStaged ? ({ staged: true } as const) : {})

function write(model: Model, at: number, change: Partial<Result>, isStaged: boolean) {
  Object.assign(model.decided[at] ?? {}, change)
  if (!isStaged) Object.assign(model.shown[at] ?? {}, change)
}

async function take(model: Model, step: Step): Promise<void> {
  if (step.does === 'decide') {
    write(model, step.who, { pass: step.pass }, step.isStaged)
    await admin.call('selectPass', { _id: idOf(step.who), pass: step.pass, ...how(step.isStaged) })
  } else if (step.does === 'appoint') {
    const { date } = step
    write(model, step.who, { date }, step.isStaged)
    await admin.call('setInterviewDate', { _id: idOf(step.who), date, ...how(step.isStaged) })
  } else if (step.does === 'decide about all') {
    for (const at of people.keys()) write(model, at, { pass: step.pass }, step.isStaged)
    const ids = people.map(({ id }) => id)
    await admin.call('bulkPass', { ids, pass: step.pass, ...how(step.isStaged) })
  } else if (step.does === 'publish') {
    const { changes } = await admin.call('unpublished', {})
    const meant = changes.filter(({ _id }) => step.who.some((at) => idOf(at) === _id))
    for (const { _id } of meant) {
      const at = people.findIndex(({ id }) => id === _id)
      model.shown[at] = { ...(model.decided[at] ?? nothing()) }
    }
    if (meant.length) await admin.call('publish', { changes: meant.map(({ _id, seen }) => ({ _id, seen })) })
  } else if (step.does === 'answer') {
    const isAsked = model.isPublic && model.shown[step.who]?.pass === 'finalPass'
    if (isAsked) model.answers[step.who] = step.answer
    const id = idOf(step.who)
    const told = await people[step.who]?.browser.send('answerOffer', { id, answer: step.answer })
    expect(told?.body).toMatchObject({ applicationUpdateSuccess: isAsked ? 'success' : 'fail' })
  } else {
    model.isPublic = !model.isPublic
    if (model.isPublic) model.shown = model.decided.map((result) => ({ ...result }))
    await admin.call('modifyResultInfo', { showResultToApplicant: model.isPublic })
  }
}

/** Where no final pass is shown, or would be, there is nothing that an answer could be one to. */
function forget({ isPublic, decided, shown, answers }: Model): void {
  for (const at of people.keys()) if ((isPublic ? shown : decided)[at]?.pass !== 'finalPass') answers[at] = ''
}

async function look({ isPublic, decided, shown, answers }: Model): Promise<void> {
  for (const [at, { browser, id }] of people.entries()) {
    const { pass, date, answer } = await browser.call('getApplication', { id })
    const isAsked = isPublic && shown[at]?.pass === 'finalPass'
    expect({ at, pass, date, answer }).toEqual({
      at,
      ...(isPublic ? shown[at] : nothing()),
      answer: isAsked ? answers[at] : undefined,
    })
  }
  const { changes } = await admin.call('unpublished', {})
  const waiting = changes.map(({ _id }) => people.findIndex(({ id }) => id === _id)).toSorted()
  const differing = [...people.keys()].filter(
    (at) => isPublic && JSON.stringify(decided[at]) !== JSON.stringify(shown[at]),
  )
  expect(waiting).toEqual(differing)
}

test(`${HISTORIES} random histories of decisions, publications and switches are read as the model says`, {
  timeout: Math.max(60_000, HISTORIES * 3_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const model: Model = {
        isPublic: false,
        decided: people.map(nothing),
        shown: people.map(nothing),
        answers: people.map(() => ''),
      }
      await admin.call('modifyResultInfo', { showResultToApplicant: false })
      await admin.call('bulkPass', { ids: people.map(({ id }) => id), pass: 'default' })
      for (const { id } of people) await admin.call('setInterviewDate', { _id: id, date: '' })
      for (const step of steps) {
        await take(model, step)
        forget(model)
        await look(model)
      }
    }),
    { numRuns: HISTORIES },
  )
})
