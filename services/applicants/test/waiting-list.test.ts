import { enrolledPerson, signedIn } from '@recruit/local/testing/people'
import { visitor } from '@recruit/local/testing/visitor'
import { afterEach, expect, test } from 'vitest'
import { admin, changesOf, manager, show, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

type Team = 1 | 2 | 3
const listOf = async (team: Team) => {
  const { waiting, seen } = await admin.call('waitingList', { team })
  return { ids: waiting.map(({ _id }) => _id), seen }
}
const idsOf = async (team: Team) => (await listOf(team)).ids
/** Sets the list right after reading it. */
const setList = async (team: Team, ids: string[]) =>
  admin.send('setWaitingList', { team, ids, seen: (await listOf(team)).seen })
const people = async (team: Team, count: number) =>
  Promise.all(Array.from({ length: count }, () => submittedPerson(team)))
const waitingLines = async (id: string) => (await changesOf(id)).filter(({ what }) => what === 'waiting')

afterEach(async () => {
  await show(false)
  for (const team of [1, 2, 3] as const) await setList(team, [])
})

test('a list keeps its order, each change of a place is remembered', async () => {
  const [one, two, three] = (await people(1, 3)).map(({ id }) => id) as [string, string, string]
  await setList(1, [one, two, three])
  await setList(1, [three, one])
  expect(await idsOf(1)).toEqual([three, one])
  expect(await idsOf(2)).toEqual([])
  expect(await waitingLines(two)).toEqual([
    { what: 'waiting', from: '2', to: '' },
    { what: 'waiting', from: '', to: '2' },
  ])
  expect((await waitingLines(three))[0]).toEqual({ what: 'waiting', from: '3', to: '1' })
  expect(await manager.call('waitingList', { team: 1 })).toMatchObject({
    waiting: [{ _id: three, pass: 'default' }, { _id: one }],
  })
})

// evidence: M7
test('of two who set it at once one is told, also where the list was empty', async () => {
  const second = await signedIn(stack.url, 'admin')
  for (let round = 0; round < 5; round++) {
    const [one, two] = await people(2, 2)
    const { seen } = await listOf(2)
    const replies = await Promise.all([
      admin.send('setWaitingList', { team: 2, ids: [one?.id ?? ''], seen }),
      second.send('setWaitingList', { team: 2, ids: [two?.id ?? ''], seen }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = replies[0]?.status === 200 ? one : two
    expect(await idsOf(2)).toEqual([won?.id])
    if (round % 2) await setList(2, [])
  }
})

// evidence: M8
test('only submitted applications of the team that are no final passes wait', async () => {
  const [passed] = await people(1, 1)
  const [other] = await people(2, 1)
  await admin.call('selectPass', { _id: passed?.id ?? '', pass: 'finalPass' })
  const draft = await enrolledPerson(stack.url, 1)
  for (const id of [passed?.id, other?.id, draft.id])
    expect(await setList(1, [id ?? ''])).toMatchObject({ status: 400, body: { reason: 'notForWaitingList' } })
  expect((await setList(1, [crypto.randomUUID()])).status).toBe(404)
  expect((await setList(1, ['nobody'])).status).toBe(404)
  expect(await idsOf(1)).toEqual([])
})

// evidence: M10
test('a final pass, another team and a withdrawal take off the list', async () => {
  const all = await people(1, 5)
  const [one, two, three, four, five] = all.map(({ id }) => id) as [string, string, string, string, string]
  await setList(1, [one, two, three, four, five])
  await admin.call('selectPass', { _id: two, pass: 'finalPass' })
  expect(await waitingLines(two)).toEqual([
    { what: 'waiting', from: '2', to: '' },
    { what: 'waiting', from: '', to: '2' },
  ])
  await admin.call('bulkPass', { ids: [four], pass: 'finalPass' })
  await admin.call('correctApplicant', { _id: five, team: 3 })
  expect(await idsOf(1)).toEqual([one, three])
  expect(await idsOf(3)).toEqual([])
  await all[0]?.browser.call('withdraw', { id: one })
  expect(await idsOf(1)).toEqual([three])
})

// evidence: M9
test('moving up decides as selectPass does, and the next is first then', async () => {
  const all = await people(1, 3)
  const [one, two, three] = all.map(({ id }) => id) as [string, string, string]
  await setList(1, [one, two, three])
  expect((await admin.send('moveUp', { team: 1, _id: two })).status).toBe(409)
  expect((await admin.send('moveUp', { team: 2, _id: one })).status).toBe(409)
  await admin.call('moveUp', { team: 1, _id: one })
  expect(await idsOf(1)).toEqual([two, three])
  expect((await changesOf(one)).slice(0, 2)).toEqual([
    { what: 'pass', from: 'default', to: 'finalPass' },
    { what: 'waiting', from: '1', to: '' },
  ])
  await show(true)
  const read = async (at: number) =>
    (await all[at]?.browser.call('getApplication', { id: all[at]?.id ?? '' }))?.pass
  await admin.call('moveUp', { team: 1, _id: two, staged: true })
  expect(await read(1)).toBe('default')
  const { changes } = await admin.call('unpublished', {})
  expect(changes).toMatchObject([{ _id: two, next: { pass: 'finalPass' } }])
  await admin.call('moveUp', { team: 1, _id: three })
  expect(await read(2)).toBe('finalPass')
})

test('of two who move the first up at once one does, and one person is moved', async () => {
  const second = await signedIn(stack.url, 'admin')
  const [one, two] = (await people(3, 2)).map(({ id }) => id) as [string, string]
  await setList(3, [one, two])
  const replies = await Promise.all([admin, second].map((by) => by.send('moveUp', { team: 3, _id: one })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await idsOf(3)).toEqual([two])
})

// evidence: threat.unpublished-offer
test('an applicant is told nothing of it: no byte of any reply changes', async () => {
  const person = (await people(1, 1))[0]
  if (!person) throw new Error('nobody')
  const { id, browser } = person
  const stranger = visitor(stack.url)
  const told = async () => {
    const replies = [
      await browser.send('getApplication', { id }),
      await stranger.send('getApplication', { id }),
      await browser.send('ownData', { id }),
      await browser.send('answerOffer', { id, answer: 'confirmed' }),
      await browser.send('waitingList', { team: 1 }),
      await browser.send('savePage1', { id, version: 0 }),
    ]
    return replies.map(({ status, text }) => [status, text])
  }
  for (const isShown of [false, true]) {
    await show(isShown)
    const before = await told()
    await setList(1, [id])
    expect(await told()).toEqual(before)
    await setList(1, [])
    expect(await told()).toEqual(before)
  }
})

test('an archive shows the list that there was, and it goes with its term', async () => {
  const [one] = await people(1, 1)
  await setList(1, [one?.id ?? ''])
  await admin.call('newTerm', {})
  expect(await idsOf(1)).toEqual([])
  expect((await admin.call('waitingList', { team: 1, term: 1 })).waiting).toMatchObject([{ _id: one?.id }])
  expect((await admin.send('moveUp', { team: 1, _id: one?.id ?? '' })).status).toBe(409)
})
