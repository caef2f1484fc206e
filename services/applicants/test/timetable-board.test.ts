import { signedIn } from '@recruit/local/testing/people'
import { beforeAll, expect, test } from 'vitest'
import { admin, manager, show, stack, submittedPerson, useProduct } from './product.ts'
import {
  at,
  computed,
  DAYS,
  hoursOn,
  newInterviewer,
  passer,
  publishedTimetable,
  runOf,
  setPeriod,
  setRules,
} from './timetable-product.ts'

useProduct()

const [SATURDAY, SUNDAY] = DAYS
let nari: Awaited<ReturnType<typeof newInterviewer>>
let sora: typeof nari
let people: Awaited<ReturnType<typeof passer>>[]
beforeAll(async () => {
  await setPeriod()
  nari = await newInterviewer('나리', [1], [at(1, 2, 3, 4, 5), at(1, 2)])
  sora = await newInterviewer('소라', [1], [at(1, 2, 3, 4, 5), at(1, 2)])
  people = []
  for (let one = 0; one < 3; one++) people.push(await passer(1, at(1, 2, 3, 4), at(1)))
})
const board = () => manager.call('readTimetable', {})
const versionNow = async () => (await board()).version
const whoIs = (index: number) => people[index] ?? { id: '', person: { name: '' } }
const place = (_id: string, day: string, start: number, interviewers = [nari.id], room = 0) => ({
  ...{ _id, day, start, room, interviewers },
})
const put = async (...where: Parameters<typeof place>) =>
  admin.send('placeAppointment', { version: await versionNow(), ...place(...where) })
const standing = async () =>
  (await board()).appointments.map(({ _id, day, start }) => [
    people.findIndex(({ id }) => id === _id),
    day,
    start,
  ])

// evidence: M175 M176
test('appointments are added, moved, locked and removed by hand, each time by the version that was read', async () => {
  const { version, days, length, unplaced } = await board()
  expect({ version, days, length }).toEqual({ version: 0, days: [...DAYS], length: 1 })
  expect(unplaced).toHaveLength(3)
  const one = whoIs(0)
  expect((await put(one.id, SATURDAY, 1)).body).toMatchObject({ version: 1 })
  expect((await admin.send('placeAppointment', { version: 0, ...place(one.id, SATURDAY, 2) })).status).toBe(
    409,
  )
  expect((await put(one.id, SUNDAY, 1, [sora.id])).body).toMatchObject({ version: 2 })
  expect((await board()).appointments).toEqual([
    {
      ...{ _id: one.id, name: one.person.name, team: 1, isLocked: false, isByHand: true, turn: 0 },
      ...{ isKept: false, answer: null, hours: [at(1, 2, 3, 4), at(1)] },
      ...{ day: SUNDAY, start: 1, room: 0, interviewers: [sora.id] },
    },
  ])
  await admin.call('lockAppointments', { version: 2, ids: [one.id], isLocked: true })
  expect(await put(one.id, SATURDAY, 2)).toMatchObject({
    status: 400,
    body: { reason: 'timetableRuleBroken', broken: [{ rule: 'locked-changed', _id: one.id }] },
  })
  expect((await admin.send('removeAppointment', { version: 3, _id: one.id })).body.broken).toHaveLength(1)
  await admin.call('lockAppointments', { version: 3, ids: [one.id], isLocked: false })
  await admin.call('removeAppointment', { version: 4, _id: one.id })
  expect(await board()).toMatchObject({ version: 5, appointments: [] })
  for (const _id of ['nobody', (await submittedPerson(1)).id]) {
    expect((await put(_id, SATURDAY, 1)).status).toBe(404)
    expect((await admin.send('removeAppointment', { version: 5, _id })).status).toBe(404)
    expect((await admin.send('lockAppointments', { version: 5, ids: [_id], isLocked: true })).status).toBe(
      404,
    )
  }
})

test('of two who change it at once one is told', async () => {
  const second = await signedIn(stack.url, 'admin')
  const version = await versionNow()
  const replies = await Promise.all([
    admin.send('placeAppointment', { version, ...place(whoIs(0).id, SATURDAY, 1) }),
    second.send('placeAppointment', { version, ...place(whoIs(1).id, SATURDAY, 1) }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await standing()).toHaveLength(1)
  await admin.call('removeAppointment', {
    version: version + 1,
    _id: (await board()).appointments[0]?._id ?? '',
  })
})

// evidence: M177
test('every rule that a change breaks is answered by its sentence', async () => {
  await setRules({ closed: [{ day: SATURDAY, hours: at(4) }], roomNames: ['301호'] })
  // The overview recommends no hour without interviews.
  const { days, closed } = await admin.call('availability', { team: 1 })
  expect(closed).toEqual(days.map((day) => (day === SATURDAY ? at(4) : 0)))
  await put(whoIs(0).id, SATURDAY, 1)
  const { name } = whoIs(1).person
  const refused = async (...where: Parameters<typeof place>) => {
    const { status, body } = await put(...where)
    expect(status).toBe(400)
    return body.broken.map(({ said }: { said: string }) => said)
  }
  const id = whoIs(1).id
  expect(await refused(id, SATURDAY, 1)).toEqual([
    '나리 has another interview at 12.5 (Sat) 9:00.',
    'Room 301호 is taken at 12.5 (Sat) 9:00.',
  ])
  expect(await refused(id, SATURDAY, 5)).toEqual([`${name} cannot come at 12.5 (Sat) 13:00.`])
  expect(await refused(id, SATURDAY, 4)).toEqual(['Room 301호 cannot be used at 12.5 (Sat) 12:00.'])
  expect(await refused(id, SATURDAY, 2, [nari.id], 1)).toEqual(['Room 2 cannot be used at 12.5 (Sat) 10:00.'])
  expect(await refused(id, SATURDAY, 2, [])).toEqual([
    `The panel of ${name} does not have as many interviewers as the rules say.`,
  ])
  expect(await refused(id, SATURDAY, 2, ['gone'])).toEqual([`An interviewer of ${name} was removed.`])
  expect(await refused(id, '2037-12-24', 2)).toEqual([
    `The interview of ${name} lies outside the interview period or the day: 12.24 (Thu) 10:00.`,
  ])
  await admin.call('saveInterviewer', { ...nari, mostPerDay: 1, teams: [2] })
  expect(await refused(id, SATURDAY, 2)).toEqual([
    `나리 does not interview the team of ${name}.`,
    '나리 would have too many slots in one day: 12.5 (Sat).',
  ])
  // Rules that others break by now are on the board, and block no other change.
  expect((await board()).broken).toMatchObject([{ rule: 'interviewer-team', _id: whoIs(0).id }])
  expect((await put(id, SATURDAY, 2, [sora.id])).status).toBe(200)
  await admin.call('saveInterviewer', { ...nari, version: 2 })
  expect((await board()).broken).toEqual([])
})

// evidence: M178 M179
test('a run is put on the board as it was seen, around what is locked', async () => {
  const third = whoIs(2).id
  await put(third, SATURDAY, 3)
  await admin.call('lockAppointments', { version: await versionNow(), ids: [third], isLocked: true })
  const { run, changes, seen } = await computed()
  const { version } = await board()
  // The board changes meanwhile: what was seen is no longer what would happen.
  await admin.call('removeAppointment', { version, _id: whoIs(1).id })
  expect(await admin.send('applyTimetableRun', { id: run.id, seen })).toMatchObject({
    status: 409,
    body: { reason: 'timetableChanged' },
  })
  const again = await runOf(run.id)
  expect(again.changes.length).toBeGreaterThanOrEqual(changes.length)
  expect(again.changes.find(({ _id }) => _id === whoIs(1).id)).toMatchObject({
    from: null,
    name: whoIs(1).person.name,
  })
  await admin.call('applyTimetableRun', { id: run.id, seen: again.seen })
  const after = await board()
  expect(after.appointments).toHaveLength(3)
  expect(after.broken).toEqual([])
  const { isByHand } = after.appointments.find(({ _id }) => _id === whoIs(1).id) ?? {}
  expect(isByHand).toBe(false)
  expect(after.appointments.filter(({ isLocked }) => isLocked)).toMatchObject([
    { _id: third, start: 3, isByHand: true },
  ])
  expect((await runOf(run.id)).changes).toEqual([])
  const { history } = await admin.call('applicantHistory', {})
  expect(history[0]).toMatchObject({ what: 'timetable', to: '3' })
})

test('after a change the timetable is adjusted with the fewest moves, as a proposal that names who moves', async () => {
  // The interviewer of the first falls ill; the other one cannot be in two places.
  const before = await board()
  const first = before.appointments.find(({ isLocked }) => !isLocked)
  const ill = [nari, sora].find(({ id }) => first?.interviewers.includes(id))
  const stored = (await manager.call('listInterviewers', {})).interviewers.find(({ id }) => id === ill?.id)
  if (!stored || !first) throw new Error('Somebody interviews the first')
  const hours = hoursOn(at(1, 2, 3, 4, 5) & ~at(first.start), at(1, 2))
  await admin.call('saveInterviewer', { ...stored, interviewHours: hours })
  expect((await board()).broken).toMatchObject([{ rule: 'interviewer-hours', _id: first._id }])

  const { run, answer, changes, seen } = await computed('repair')
  expect(run).toMatchObject({ kind: 'repair', placed: 3, isStale: false })
  // The other interviewer takes over, and no applicant gets another hour.
  expect(answer).toMatchObject({ moved: 0, proven: true })
  expect(changes.map(({ _id }) => _id)).toEqual([first._id])
  expect(changes[0]).toMatchObject({ from: { start: first.start }, to: { start: first.start } })
  await admin.call('applyTimetableRun', { id: run.id, seen })
  expect((await board()).broken).toEqual([])
  const times = (all: typeof before) => all.appointments.map(({ _id, day, start }) => [_id, day, start])
  expect(times(await board())).toEqual(times(before))
})

test('a run does not start from locked appointments that break a rule, and says which', async () => {
  await setRules({ closed: [{ day: null, hours: at(3) }] })
  expect(await admin.send('startTimetableRun', { kind: 'repair' })).toMatchObject({
    status: 400,
    body: { reason: 'timetableRuleBroken', broken: [{ rule: 'room-unknown', _id: whoIs(2).id }] },
  })
  await setRules({ closed: [] })
})

test('whoever withdraws or is decided about leaves the board', async () => {
  const [one, two] = people
  await one?.browser.call('withdraw', { id: one.id })
  await admin.call('selectPass', { _id: two?.id ?? '', pass: 'fail' })
  const { appointments, unplaced, broken } = await board()
  expect(appointments.map(({ _id }) => _id)).toEqual([whoIs(2).id])
  expect({ unplaced, broken }).toEqual({ unplaced: [], broken: [] })
})

test('what breaks a rule already can be made better a step at a time', async () => {
  const hours = [9, 10, 11, 12]
  const four = await Promise.all(hours.map(() => passer(3, at(...hours))))
  const dana = await newInterviewer('다나', [3], [at(...hours)])
  for (const [index, { id }] of four.entries())
    expect((await put(id, SATURDAY, hours[index] ?? 0, [dana.id])).status).toBe(200)
  await admin.call('saveInterviewer', { ...dana, mostInARow: 2 })
  // Still too many in a row, but fewer.
  await admin.call('removeAppointment', { version: await versionNow(), _id: four[0]?.id ?? '' })
  expect((await board()).broken).toMatchObject([{ rule: 'interviewer-in-a-row', interviewer: dana.id }])
})

test('an interview that is over stays on the board after a final pass, and is no one to place', async () => {
  const [past = '', date = ''] = [new Date(Date.now() - 7 * 86_400_000)].flatMap((day) => [
    day.toISOString().slice(0, 10),
    day.toISOString().slice(0, 10).replaceAll('-', '.'),
  ])
  await setPeriod(date)
  const held = await passer(2, at(1))
  const maru = await newInterviewer('마루', [2], [at(1)])
  const others = (await board()).appointments.map(({ _id }) => _id)
  await admin.call('bulkPass', { ids: others, pass: 'fail' })
  expect((await put(held.id, past, 1, [maru.id])).status).toBe(200)
  await publishedTimetable()
  await show(true)
  const isThere = async () => (await board()).over.map(({ _id }) => _id)
  expect(await isThere()).toEqual([])
  await admin.call('selectPass', { _id: held.id, pass: 'finalPass' })
  const { appointments, over, unplaced } = await board()
  expect([...appointments, ...unplaced].map(({ _id }) => _id)).not.toContain(held.id)
  const { name } = held.person
  expect(over).toEqual([
    {
      ...{ _id: held.id, name, team: 2, day: past, start: 1, room: 0, interviewers: [maru.id] },
      ...{ turn: 0, read: { minute: 0, minutes: 60 } },
    },
  ])
  // It is no part of what staff arrange.
  expect((await put(held.id, past, 1, [maru.id])).status).toBe(404)
  // Back among those to interview, it is an appointment like any other.
  await admin.call('selectPass', { _id: held.id, pass: '1stPass' })
  expect(await isThere()).toEqual([])
  expect((await board()).appointments.map(({ _id }) => _id)).toEqual([held.id])
})
