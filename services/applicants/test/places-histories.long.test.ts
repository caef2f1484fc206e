import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { fc } from '@recruit/local/testing/random'
import { beforeAll, expect, test } from 'vitest'
import { admin, manager, publishDecisions, show, useProduct } from './product.ts'
import { at, computed, newInterviewer, passer, setPeriod } from './timetable-product.ts'

useProduct()

/**
 * Long histories of decisions, timetables and repairs about three applicants who share one room. After each step the
 * board must match a plain model: an applicant who has read an appointment keeps her place until it is over or taken
 * off, regardless of decisions about her, and no repair gives it to another.
 */
const HISTORIES = Number(process.env.HISTORIES) || 5
const PEOPLE = 3
const DAY_MS = 86_400_000
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const [PAST, AHEAD] = [dayFrom(-7), dayFrom(7)]
const SLOTS = [`${PAST} 1`, `${AHEAD} 1`, `${AHEAD} 2`, `${AHEAD} 3`]
const isOver = (slot: string) => slot.startsWith(PAST)

let people: { id: string }[]
let interviewers: string[]
beforeAll(async () => {
  await setPeriod(`${PAST.slice(0, 4)}.${dayHead(PAST, 0, 'ko')} - ${dayHead(AHEAD, 0, 'ko')}`)
  const hours = Array.from({ length: 15 }, () => at(1, 2, 3))
  people = []
  interviewers = []
  for (let who = 0; who < PEOPLE; who++) {
    people.push(await passer(1, ...hours))
    interviewers.push((await newInterviewer(`면접관 ${who}`, [1], hours)).id)
  }
})

interface Person {
  pass: Pass
  /** The slot in the text of the decided date; '' without one. */
  date: string
  shown: { pass: Pass; date: string }
  /** Her place in the draft. */
  card: string | null
  kept: string | null
  /** Appointments that a publication took off while she could still read them. */
  takenOff: Set<string>
}
interface Model {
  isPublic: boolean
  people: Person[]
}
type Step =
  | { does: 'decide'; who: number; pass: Pass; isStaged: boolean }
  | { does: 'place'; who: number; slot: string }
  | { does: 'take off'; who: number }
  | { does: 'publish the timetable' | 'publish decisions' | 'switch' | 'repair' }

const who = fc.nat(PEOPLE - 1)
const doing = <Does extends string>(does: Does) => fc.record({ does: fc.constant(does) })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      who,
      pass: fc.constantFrom(...PASS_STATES, '1stPass', 'finalPass'),
      isStaged: fc.boolean(),
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ does: fc.constant('place' as const), who, slot: fc.constantFrom(...SLOTS) }),
    weight: 10,
  },
  { arbitrary: fc.record({ does: fc.constant('take off' as const), who }), weight: 2 },
  { arbitrary: doing('publish the timetable'), weight: 8 },
  { arbitrary: doing('publish decisions'), weight: 4 },
  { arbitrary: doing('switch'), weight: 4 },
  { arbitrary: doing('repair'), weight: 1 },
)

const isKeeping = ({ pass, kept }: Person) => pass !== '1stPass' && kept !== null && !isOver(kept)
/** Shown as over: her card is still on the draft. */
const isDone = ({ pass, kept, card }: Person) =>
  pass !== '1stPass' && card !== null && kept !== null && isOver(kept)
/** Her place on the board. */
const placeOf = (one: Person) =>
  one.card === null ? null : one.pass === '1stPass' ? one.card : isKeeping(one) ? one.kept : null
/** Of the last reading of the board, which follows each step. */
let version = 0
let done: number[] = []
const idOf = (at: number) => people[at]?.id ?? ''

function decide(model: Model, one: Person, pass: Pass, isStaged: boolean): void {
  if (one.pass === '1stPass' && pass !== '1stPass' && one.shown.pass === '1stPass')
    one.kept = one.shown.date && !one.takenOff.has(one.shown.date) ? one.shown.date : null
  one.pass = pass
  if (model.isPublic && !isStaged) one.shown.pass = pass
}

async function place({ people }: Model, at: number, slot: string): Promise<void> {
  const one = people[at] as Person
  const [day = '', start] = slot.split(' ')
  const { status } = await admin.send('placeAppointment', {
    ...{ version, _id: idOf(at), day, start: Number(start), room: 0 },
    interviewers: [interviewers[at] ?? ''],
  })
  const isTaken = people.some((other) => other !== one && placeOf(other) === slot)
  if (one.pass !== '1stPass' && !isKeeping(one)) return expect(status).toBe(404)
  const isRefused = isTaken || (isKeeping(one) && one.kept !== slot)
  expect({ slot, status }).toEqual({ slot, status: isRefused ? 400 : 200 })
  if (!isRefused) one.card = slot
}

async function publishTimetable({ people }: Model): Promise<void> {
  const { seen } = await admin.call('timetablePublication', {})
  const { status } = await admin.send('publishTimetable', { seen })
  const standing = people.flatMap((one) => placeOf(one) ?? [])
  if (new Set(standing).size < standing.length) return expect(status).toBe(400)
  expect(status).toBe(200)
  for (const one of people) {
    if (one.pass === '1stPass' && one.card) {
      if (one.date !== one.card) one.takenOff.delete(one.card)
      one.date = one.card
    } else if (one.date && (one.pass === '1stPass' || (isKeeping(one) && !one.card))) {
      one.takenOff.add(one.shown.date || one.date)
      one.date = ''
      if (one.pass !== '1stPass') one.kept = null
    }
  }
}

async function repair({ people }: Model): Promise<void> {
  const keeping = people.filter((one) => isKeeping(one) && one.card)
  if (people.every((one) => one.pass !== '1stPass') && keeping.length === 0) return
  if (new Set(keeping.map(({ kept }) => kept)).size < keeping.length) {
    expect((await admin.send('startTimetableRun', { kind: 'repair' })).status).toBe(400)
    return
  }
  const { run, seen } = await computed('repair')
  await admin.call('applyTimetableRun', { id: run.id, seen })
  const board = await boardNow()
  expect(new Set(board.map(({ slot }) => slot)).size).toBe(board.length)
  for (const [at, one] of people.entries())
    if (isKeeping(one) && one.card) one.card = one.kept
    else if (one.pass === '1stPass') one.card = board.find((found) => found.at === at)?.slot ?? 'nowhere'
}

async function take(model: Model, step: Step): Promise<void> {
  if (step.does === 'decide') {
    const { who, pass, isStaged } = step
    decide(model, model.people[who] as Person, pass, isStaged)
    await admin.call('selectPass', { _id: idOf(who), pass, ...(isStaged && { staged: true }) })
  } else if (step.does === 'place') await place(model, step.who, step.slot)
  else if (step.does === 'take off') {
    const one = model.people[step.who] as Person
    const sent = { version, _id: idOf(step.who) }
    const isThere = placeOf(one) !== null
    expect((await admin.send('removeAppointment', sent)).status).toBe(isThere ? 200 : 404)
    if (isThere) one.card = null
  } else if (step.does === 'publish the timetable') await publishTimetable(model)
  else if (step.does === 'repair') await repair(model)
  else if (step.does === 'switch') {
    model.isPublic = !model.isPublic
    if (model.isPublic) for (const one of model.people) one.shown = { pass: one.pass, date: one.date }
    await show(model.isPublic)
  } else if (model.isPublic) {
    for (const one of model.people) one.shown = { pass: one.pass, date: one.date }
    await publishDecisions()
  }
}

async function boardNow() {
  const timetable = await manager.call('readTimetable', {})
  version = timetable.version
  done = timetable.over.map(({ _id }) => people.findIndex(({ id }) => id === _id)).toSorted()
  return timetable.appointments.map(({ _id, day, start, isKept }) => ({
    at: people.findIndex(({ id }) => id === _id),
    slot: `${day} ${start}`,
    isKept,
  }))
}

async function look({ people }: Model): Promise<void> {
  const expected = people.flatMap((one, at) => {
    const slot = placeOf(one)
    return slot ? [{ at, slot, isKept: isKeeping(one) }] : []
  })
  expect((await boardNow()).toSorted((one, other) => one.at - other.at)).toEqual(expected)
  expect(done).toEqual(people.flatMap((one, at) => (isDone(one) ? [at] : [])))
}

async function reset(): Promise<Model> {
  await show(false)
  await admin.call('bulkPass', { ids: people.map(({ id }) => id), pass: '1stPass' })
  await Promise.all(people.map(({ id }) => admin.call('setInterviewDate', { _id: id, date: '' })))
  await show(true)
  await show(false)
  for (const { at } of await boardNow())
    version = (await admin.call('removeAppointment', { version, _id: idOf(at) })).version
  const person = (): Person => ({
    ...{ pass: '1stPass', date: '', shown: { pass: '1stPass', date: '' } },
    ...{ card: null, kept: null, takenOff: new Set() },
  })
  return { isPublic: false, people: people.map(person) }
}

test(`${HISTORIES} random histories of decisions and timetables keep every place that was read`, {
  timeout: Math.max(180_000, HISTORIES * 20_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      const model = await reset()
      for (const step of steps) {
        await take(model, step)
        await look(model)
      }
    }),
    { numRuns: HISTORIES },
  )
})
