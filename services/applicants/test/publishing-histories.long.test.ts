import { ANSWERS, type Answer, PASS_STATES, type Pass } from '@recruit/contract/constants'
import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { beforeAll, expect, test } from 'vitest'

/**
 * Long histories of decisions, publications and switches about three applicants. Plain callers' switches show
 * everything; our screens' show only ticked changes, in two calls that may be cut off in between. After each step every
 * applicant must read what a plain model holds: decision, last shown result, and answer.
 */
const HISTORIES = Number(process.env.HISTORIES) || 15
const PEOPLE = 3

let stack: SharedStack
let admin: Visitor
let people: { id: string; browser: Visitor }[]
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
  await admin.call('modifyResultInfo', { answersUntil: new Date(Date.now() + 86_400_000).toISOString() })
  people = await Promise.all(Array.from({ length: PEOPLE }, () => enrolledPerson(stack.url)))
  for (const { id, browser } of people)
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
})

interface Result {
  pass: Pass
  date: string
}
interface Model {
  isPublic: boolean
  decided: Result[]
  /** What each sees, or last saw while results are hidden. */
  shown: Result[]
  /** Applicants whose change is ticked while results are hidden. */
  ticked: Set<number>
  /** Answers since the last shown final pass began. */
  answers: (Answer | '')[]
}
type Step =
  | { does: 'decide'; who: number; pass: Pass; isStaged: boolean }
  | { does: 'appoint'; who: number; date: string; isStaged: boolean }
  | { does: 'decide about all'; pass: Pass; isStaged: boolean }
  | { does: 'publish'; who: number[]; isLate: boolean }
  | { does: 'show as our screens do'; who: number[]; breaksOff: boolean }
  | { does: 'show what is ticked' }
  | { does: 'answer'; who: number; answer: Answer }
  | { does: 'switch' }

/** More final passes than others, because only they have answers. */
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
  {
    arbitrary: fc.record({
      does: fc.constant('publish' as const),
      who: fc.subarray([0, 1, 2]),
      isLate: fc.nat(4).map((at) => at === 0),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      does: fc.constant('show as our screens do' as const),
      who: fc.subarray([0, 1, 2]),
      breaksOff: fc.nat(3).map((at) => at === 0),
    }),
    weight: 3,
  },
  fc.record({ does: fc.constant('show what is ticked' as const) }),
  {
    arbitrary: fc.record({ does: fc.constant('answer' as const), who, answer: fc.constantFrom(...ANSWERS) }),
    weight: 3,
  },
  { arbitrary: fc.record({ does: fc.constant('switch' as const) }), weight: 2 },
)

let late = 0
const nothing = (): Result => ({ pass: 'default', date: '' })
const idOf = (at: number) => people[at]?.id ?? ''
const how = (isStaged: boolean) => (isStaged ? ({ staged: true } as const) : {})

function write(model: Model, at: number, change: Partial<Result>, isStaged: boolean) {
  const isSame = change.date === undefined && change.pass === model.decided[at]?.pass
  Object.assign(model.decided[at] ?? {}, change)
  if (model.isPublic && !isStaged) Object.assign(model.shown[at] ?? {}, change)
  if (!isSame) model.ticked.delete(at)
}
const differing = ({ decided, shown }: Model) =>
  [...people.keys()].filter((at) => JSON.stringify(decided[at]) !== JSON.stringify(shown[at]))
const shows = (model: Model, at: number) => {
  model.shown[at] = { ...(model.decided[at] ?? nothing()) }
}

/** Publishes the waiting changes of these applicants; returns whom it concerned. */
async function publish(who: number[], before = async () => {}) {
  const { changes, seen } = await admin.call('unpublished', { whileHidden: 'true' })
  const isMeant = (id: string) => who.some((at) => idOf(at) === id)
  const left = changes.flatMap(({ _id }, at) => (isMeant(_id) ? [] : [at]))
  await before()
  const { status } = await admin.send('publish', { seen, left })
  const meant = changes.filter(({ _id }) => isMeant(_id))
  if (status === 200 && meant.length) {
    const { history } = await admin.call('applicantHistory', {})
    expect(history.find(({ what }) => what === 'published')?.to).toBe(String(meant.length))
  }
  return { status, meant: meant.map(({ _id }) => people.findIndex(({ id }) => id === _id)) }
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
    // Another admin decides between the reading and the press: nothing is published then.
    const date = `late ${late++}`
    const { status, meant } = await publish(step.who, async () => {
      if (!step.isLate) return
      write(model, 0, { date }, true)
      await admin.call('setInterviewDate', { _id: idOf(0), date, staged: true })
    })
    expect(status).toBe(step.isLate ? 409 : 200)
    if (step.isLate) return
    if (model.isPublic) for (const at of meant) shows(model, at)
    else model.ticked = new Set(meant)
  } else if (step.does === 'show as our screens do') {
    if (model.isPublic) return
    model.ticked = new Set((await publish(step.who)).meant)
    if (!step.breaksOff) await take(model, { does: 'show what is ticked' })
  } else if (step.does === 'show what is ticked') {
    if (!model.isPublic) for (const at of model.ticked) shows(model, at)
    model.isPublic = true
    await admin.call('modifyResultInfo', { showResultToApplicant: true, staged: true })
  } else if (step.does === 'answer') {
    const isAsked = model.isPublic && model.shown[step.who]?.pass === 'finalPass'
    if (isAsked) model.answers[step.who] = step.answer
    const id = idOf(step.who)
    const told = await people[step.who]?.browser.send('answerOffer', { id, answer: step.answer })
    expect([told?.status, told?.body.reason]).toEqual(isAsked ? [200, undefined] : [400, 'noOffer'])
  } else {
    model.isPublic = !model.isPublic
    if (model.isPublic) for (const at of people.keys()) shows(model, at)
    model.ticked.clear()
    await admin.call('modifyResultInfo', { showResultToApplicant: model.isPublic })
  }
}

/** Without a last shown final pass no answer counts. */
function forget({ shown, answers }: Model): void {
  for (const at of people.keys()) if (shown[at]?.pass !== 'finalPass') answers[at] = ''
}

async function look(model: Model): Promise<void> {
  const { isPublic, shown, answers } = model
  const readBy = async ({ browser, id }: (typeof people)[number], at: number) => {
    const { pass, date, answer } = await browser.call('getApplication', { id })
    const isAsked = isPublic && shown[at]?.pass === 'finalPass'
    expect({ at, pass, date, answer }).toEqual({
      at,
      ...(isPublic ? shown[at] : nothing()),
      answer: isAsked ? answers[at] : undefined,
    })
  }
  const waiting = async (asked: { whileHidden?: 'true' }) => {
    const { changes, isFirst } = await admin.call('unpublished', asked)
    return { who: changes.map(({ _id }) => people.findIndex(({ id }) => id === _id)).toSorted(), isFirst }
  }
  const [, listed, whileHidden] = await Promise.all([
    Promise.all(people.map(readBy)),
    waiting({}),
    waiting({ whileHidden: 'true' }),
  ])
  expect(listed.who).toEqual(isPublic ? differing(model) : [])
  expect(whileHidden).toEqual({
    who: differing(model),
    isFirst: !isPublic && shown.every(({ pass }) => pass === 'default'),
  })
}

// evidence: threat.staged-decision
test(`${HISTORIES} random histories of decisions, publications and switches are read as the model says`, {
  timeout: Math.max(180_000, HISTORIES * 10_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const model: Model = {
        isPublic: false,
        decided: people.map(nothing),
        shown: people.map(nothing),
        ticked: new Set(),
        answers: people.map(() => ''),
      }
      await admin.call('modifyResultInfo', { showResultToApplicant: false })
      await admin.call('bulkPass', { ids: people.map(({ id }) => id), pass: 'default' })
      await Promise.all(people.map(({ id }) => admin.call('setInterviewDate', { _id: id, date: '' })))
      for (const showResultToApplicant of [true, false])
        await admin.call('modifyResultInfo', { showResultToApplicant })
      for (const step of steps) {
        await take(model, step)
        forget(model)
        await look(model)
      }
    }),
    { numRuns: HISTORIES },
  )
})
