import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { fc } from '@recruit/local/testing/random'
import { setPlaces } from '@recruit/local/testing/seats'
import type { Visitor } from '@recruit/local/testing/visitor'
import { beforeAll, expect, test } from 'vitest'
import { admin, submittedPerson, useProduct } from './product.ts'

useProduct()

/**
 * Random histories of second choices, decisions, take-overs, corrections and publications about three applicants. After
 * each step staff and applicants must read what a plain model holds; what an applicant sees changes only where the
 * model shows something.
 */
const HISTORIES = Number(process.env.HISTORIES) || 15
const PEOPLE = 3

let people: { id: string; browser: Visitor }[]
beforeAll(async () => {
  await setPlaces(admin, { hasSecondChoice: true })
  people = await Promise.all(Array.from({ length: PEOPLE }, () => submittedPerson(1)))
})

interface Decided {
  team: Team
  pass: Pass
}
interface Model {
  isPublic: boolean
  isAsked: boolean
  seats: Record<Team, number | null>
  decided: Decided[]
  /** What each sees, or last saw while results are hidden. */
  shown: Decided[]
  /** Whether a change of the team waits: then every further one waits too. */
  isMoved: boolean[]
  drafted: (Team | null)[]
  submitted: (Team | null)[]
}
type Step =
  | { does: 'choose'; who: number; team: Team | ''; submits: boolean }
  | { does: 'decide'; who: number; pass: Pass; isStaged: boolean }
  | { does: 'take over'; who: number; team: Team; isStaged: boolean }
  | { does: 'correct'; who: number; team: Team }
  | { does: 'publish'; who: number[] }
  | { does: 'show all' }
  | { does: 'hide' }
  | { does: 'ask' }
  | { does: 'seats'; team: Team; seats: number | null }

const who = fc.nat(PEOPLE - 1)
const team = fc.constantFrom(...TEAMS)
const isStaged = fc.boolean()
const of = <const Name extends string>(does: Name) => fc.constant(does)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      ...{ does: of('choose'), who, submits: fc.boolean() },
      team: fc.constantFrom(...TEAMS, '' as const),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({
      ...{ does: of('decide'), who, isStaged },
      pass: fc.constantFrom(...PASS_STATES, 'fail' as const, 'fail' as const),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ does: of('take over'), who, team, isStaged }), weight: 6 },
  fc.record({ does: of('correct'), who, team }),
  { arbitrary: fc.record({ does: of('publish'), who: fc.subarray([0, 1, 2]) }), weight: 2 },
  fc.oneof(...(['show all', 'hide', 'ask'] as const).map((does) => fc.record({ does: of(does) }))),
  fc.record({ does: of('seats'), team, seats: fc.constantFrom(0, 5, null) }),
)

const idOf = (at: number) => people[at]?.id ?? ''
const how = (isStaged: boolean) => (isStaged ? ({ staged: true } as const) : {})
const other = (chosen: Team | null | undefined, first: Team | undefined): Team | null =>
  chosen && chosen !== first ? chosen : null
const places = ({ isAsked, seats }: Model) => setPlaces(admin, { hasSecondChoice: isAsked, seats })

const isFit = ({ isAsked, submitted, decided, seats }: Model, at: number, team: Team): boolean => {
  const now = decided[at]
  if (!now || !isAsked || other(submitted[at], now.team) !== team) return false
  return now.pass === 'fail' || (now.pass === 'default' && seats[now.team] === 0)
}
const isDifferent = ({ decided, shown }: Model, at: number) =>
  JSON.stringify(decided[at]) !== JSON.stringify(shown[at])

function decide(model: Model, at: number, change: Partial<Decided>, isStaged: boolean) {
  const [decided, shown] = [model.decided[at], model.shown[at]]
  if (!decided || !shown) return
  const isSeen = model.isPublic && !isStaged
  // The stored decision once more writes nothing.
  if (!isSeen && change.team === undefined && change.pass === decided.pass) return
  Object.assign(decided, change)
  if (change.team && !isSeen) model.isMoved[at] = true
  if (isSeen) {
    Object.assign(shown, change)
    if (change.team) model.isMoved[at] = false
  }
  // What is seen already is held back no longer.
  if (!isDifferent(model, at)) model.isMoved[at] = false
}
const showAt = (model: Model, at: number) => {
  const decided = model.decided[at]
  if (decided) model.shown[at] = { ...decided }
  model.isMoved[at] = false
}

async function take(model: Model, step: Step): Promise<void> {
  if (step.does === 'choose') {
    const { who: at, team, submits } = step
    const person = people[at]
    const form = { id: idOf(at), secondTeam: team }
    const reply = submits
      ? await person?.browser.send('savePage2', { ...form, isFinalSubmit: true })
      : await person?.browser.send('savePage1', form)
    // An applicant knows of no other team than the one that is shown.
    const isRefused = model.isAsked && team === model.shown[at]?.team
    expect(reply?.body.reason).toBe(isRefused ? 'rulesBroken' : undefined)
    if (isRefused) return
    if (model.isAsked) model.drafted[at] = team === '' ? null : team
    const first = model.shown[at]?.team
    const next = other(model.drafted[at], first)
    // Nothing else was written, so an equal choice submits nothing new.
    if (submits && model.isAsked && next !== other(model.submitted[at], first)) model.submitted[at] = next
  } else if (step.does === 'decide') {
    decide(model, step.who, { pass: step.pass }, step.isStaged)
    await admin.call('selectPass', { _id: idOf(step.who), pass: step.pass, ...how(step.isStaged) })
  } else if (step.does === 'take over') {
    const { who: at, team, isStaged } = step
    const now = model.decided[at]
    const isRepeat = now?.team === team && now.pass === 'default'
    const isDone = isFit(model, at, team)
    const { status } = await admin.send('takeOver', { _id: idOf(at), team, ...how(isStaged) })
    expect(status).toBe(isDone || isRepeat ? 200 : 400)
    if (isDone) decide(model, at, { team, pass: 'default' }, isStaged)
  } else if (step.does === 'correct') {
    const { who: at, team } = step
    await admin.call('correctApplicant', { _id: idOf(at), team })
    Object.assign(model.decided[at] ?? {}, { team })
    if (!model.isMoved[at]) Object.assign(model.shown[at] ?? {}, { team })
  } else if (step.does === 'publish') {
    const { changes, seen } = await admin.call('unpublished', { whileHidden: 'true' })
    if (!model.isPublic) return
    const chosen = step.who.map(idOf)
    await admin.call('publish', {
      seen,
      left: changes.flatMap(({ _id }, at) => (chosen.includes(_id) ? [] : [at])),
    })
    for (const at of step.who) showAt(model, at)
  } else if (step.does === 'show all') {
    // The switch itself, as plain callers press it; where it is on nothing is shown anew.
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    if (!model.isPublic) for (const at of people.keys()) showAt(model, at)
    model.isPublic = true
  } else if (step.does === 'hide') {
    await admin.call('modifyResultInfo', { showResultToApplicant: false })
    model.isPublic = false
  } else if (step.does === 'ask') {
    model.isAsked = !model.isAsked
    await places(model)
  } else {
    model.seats[step.team] = step.seats
    await places(model)
  }
}

async function look(model: Model): Promise<void> {
  const { isPublic, isAsked, shown, decided, drafted, submitted } = model
  const readBy = async ({ browser, id }: (typeof people)[number], at: number) => {
    const own = await browser.call('getApplication', { id })
    expect({ at, team: own.team, pass: own.pass }).toEqual({
      ...{ at, team: shown[at]?.team, pass: isPublic ? shown[at]?.pass : 'default' },
    })
    const second = isAsked ? (other(drafted[at], shown[at]?.team) ?? '') : undefined
    expect({ at, secondTeam: own.secondTeam }).toEqual({ at, secondTeam: second })
    const staff = await admin.call('getApplication', { id, view: 'staff' })
    const read = isAsked ? (other(submitted[at], decided[at]?.team) ?? '') : undefined
    expect({ at, ...decided[at], secondTeam: staff.secondTeam }).toEqual({
      ...{ at, team: staff.team, pass: staff.pass, secondTeam: read },
    })
  }
  await Promise.all(people.map(readBy))
  for (const team of TEAMS) {
    const { applicants } = await admin.call('secondChoices', { team })
    const open = applicants.map(({ _id }) => _id)
    const expected = [...people.keys()].filter((at) => isFit(model, at, team)).map(idOf)
    expect(open.toSorted()).toEqual(expected.toSorted())
  }
  const { changes } = await admin.call('unpublished', { whileHidden: 'true' })
  for (const at of people.keys()) {
    const change = changes.find(({ _id }) => _id === idOf(at))
    const isMoved = shown[at]?.team !== decided[at]?.team
    expect({ at, movedFrom: change?.movedFrom }).toEqual({
      at,
      movedFrom: isMoved ? shown[at]?.team : undefined,
    })
  }
}

// evidence: threat.staged-decision
test(`${HISTORIES} random histories of second choices are read as the model says`, {
  timeout: Math.max(180_000, HISTORIES * 12_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const model: Model = {
        ...{ isPublic: false, isAsked: true, seats: { 1: null, 2: null, 3: null } },
        decided: people.map(() => ({ team: 1, pass: 'default' })),
        shown: people.map(() => ({ team: 1, pass: 'default' })),
        isMoved: people.map(() => false),
        drafted: people.map(() => 2),
        submitted: people.map(() => 2),
      }
      await places(model)
      await admin.call('bulkPass', { ids: people.map(({ id }) => id), pass: 'default' })
      for (const at of people.keys()) await admin.call('correctApplicant', { _id: idOf(at), team: 1 })
      for (const showResultToApplicant of [false, true, false])
        await admin.call('modifyResultInfo', { showResultToApplicant })
      for (const { id, browser } of people)
        expect(await browser.call('savePage2', { id, secondTeam: 2, isFinalSubmit: true })).toMatchObject({
          applicationUpdateSuccess: 'success',
        })
      for (const step of steps) {
        await take(model, step)
        await look(model)
      }
    }),
    { numRuns: HISTORIES },
  )
})
