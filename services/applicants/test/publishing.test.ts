import type { Pass } from '@recruit/contract/constants'
import { enrolledPerson } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { afterEach, describe, expect, test } from 'vitest'

useProduct()

import {
  admin,
  changesOf,
  manager,
  publishDecisions,
  show,
  showOnly,
  stack,
  submittedPerson,
  useProduct,
} from './product.ts'

afterEach(() => show(false))

const decide = (id: string, pass: Pass, how: { staged?: true } = { staged: true }) =>
  admin.call('selectPass', { _id: id, pass, ...how })
const setDate = (id: string, date: string, how: { staged?: true } = { staged: true }) =>
  admin.call('setInterviewDate', { _id: id, date, ...how })
const waiting = async () => (await admin.call('unpublished', {})).changes
const readBy = async ({ browser, id }: { browser: Visitor; id: string }) => {
  const { pass, date } = await browser.call('getApplication', { id })
  return { pass, date }
}

describe('while results are not public', () => {
  test('a staged decision is a decision like any other: the switch publishes what stands', async () => {
    const person = await submittedPerson(1)
    await decide(person.id, '1stPass')
    expect(await waiting()).toEqual([])
    await show(true)
    expect(await readBy(person)).toEqual({ pass: '1stPass', date: '' })
  })
})

describe('while results are public', () => {
  test('applicants go on seeing what was published until it is published anew', async () => {
    const person = await submittedPerson(1)
    await decide(person.id, '1stPass')
    await setDate(person.id, '12.5 14:00')
    await show(true)
    await decide(person.id, 'finalPass')
    await setDate(person.id, '')
    const before = { pass: '1stPass', date: '12.5 14:00' }
    expect(await readBy(person)).toEqual(before)
    const { _id, shown, next } = (await waiting()).find(({ _id }) => _id === person.id) ?? {}
    expect({ _id, shown, next }).toEqual({
      _id: person.id,
      shown: before,
      next: { pass: 'finalPass', date: '' },
    })
    await publishDecisions(person.id)
    expect(await readBy(person)).toEqual({ pass: 'finalPass', date: '' })
    expect(await waiting()).toEqual([])
    expect((await changesOf(person.id)).slice(0, 2)).toEqual([
      { what: 'publishedDate', from: '12.5 14:00', to: '' },
      { what: 'publishedPass', from: '1stPass', to: 'finalPass' },
    ])
  })

  // evidence: M2 threat.staged-decision
  test('a staged decision changes no byte of what its applicant, or anybody else, is answered', async () => {
    const person = await submittedPerson(1)
    const stranger = visitor(stack.url)
    await decide(person.id, '1stPass')
    await setDate(person.id, '12.5 14:00')
    await show(true)
    const told = async () => {
      const answers = [
        await person.browser.send('getApplication', { id: person.id }),
        await stranger.send('getApplication', { id: person.id }),
      ]
      return answers.map(({ status, text, headers }) => [status, text, headers.get('content-length')])
    }
    const before = await told()
    await decide(person.id, 'fail')
    await setDate(person.id, '')
    expect(await told()).toEqual(before)
    await publishDecisions(person.id)
    expect(await told()).not.toEqual(before)
  })

  // evidence: M11
  test('without `staged` it is seen at once, and leaves what else waits', async () => {
    const person = await submittedPerson(1)
    await show(true)
    await setDate(person.id, '12.6 10:00')
    await decide(person.id, 'fail', {})
    expect(await readBy(person)).toEqual({ pass: 'fail', date: '' })
    await setDate(person.id, '12.7 10:00', {})
    expect(await readBy(person)).toEqual({ pass: 'fail', date: '12.7 10:00' })
    expect(await waiting()).toEqual([])
  })

  test('what is decided back again waits for nothing', async () => {
    const person = await submittedPerson(1)
    await show(true)
    await decide(person.id, '1stPass')
    await decide(person.id, 'default')
    expect(await waiting()).toEqual([])
  })

  test('many at once are held back each as it was shown', async () => {
    const [one, other] = [await submittedPerson(1), await submittedPerson(1)]
    await decide(one.id, '1stPass')
    await show(true)
    await admin.call('bulkPass', { ids: [one.id, other.id], pass: 'fail', staged: true })
    expect([await readBy(one), await readBy(other)]).toMatchObject([{ pass: '1stPass' }, { pass: 'default' }])
    await publishDecisions(other.id)
    expect([await readBy(one), await readBy(other)]).toMatchObject([{ pass: '1stPass' }, { pass: 'fail' }])
    expect((await waiting()).map(({ _id }) => _id)).toEqual([one.id])
  })

  test('switched off and on again, what stands is published', async () => {
    const person = await submittedPerson(1)
    await show(true)
    await decide(person.id, '1stPass')
    await show(false)
    expect(await readBy(person)).toEqual({ pass: 'default', date: '' })
    await show(true)
    expect(await readBy(person)).toEqual({ pass: '1stPass', date: '' })
    expect(await waiting()).toEqual([])
  })

  test('switched off and on again on our screens, what is held back stays held back but for what is ticked', async () => {
    const [ticked, left, meanwhile] = [
      await submittedPerson(1),
      await submittedPerson(1),
      await submittedPerson(1),
    ]
    await show(true)
    await decide(ticked.id, '1stPass')
    await decide(left.id, 'fail')
    await show(false)
    await decide(meanwhile.id, 'fail', {})
    const pages = () => Promise.all([ticked, left, meanwhile].map(async (one) => (await readBy(one)).pass))
    await showOnly(ticked.id)
    expect(await pages()).toEqual(['1stPass', 'default', 'default'])
    expect((await waiting()).map(({ _id }) => _id).toSorted()).toEqual([left.id, meanwhile.id].toSorted())
    expect((await changesOf(ticked.id))[0]).toEqual({ what: 'publishedPass', from: 'default', to: '1stPass' })
    expect((await admin.call('applicantHistory', {})).history[0]).toMatchObject({
      what: 'published',
      to: '1',
    })
    // Another window that shows the same results again shows no more than they contain.
    await show(false)
    await admin.call('modifyResultInfo', { showResultToApplicant: true, staged: true })
    expect(await pages()).toEqual(['1stPass', 'default', 'default'])
    // A plain caller's switch publishes every decision.
    await show(false)
    await show(true)
    expect(await pages()).toEqual(['1stPass', 'fail', 'fail'])
  })

  test('where our screen breaks off before it shows results, nothing of the sheet is seen by the next showing', async () => {
    const [one, other] = [await submittedPerson(1), await submittedPerson(1)]
    await show(false)
    for (const { id } of [one, other]) await decide(id, 'fail')
    const { seen } = await admin.call('unpublished', { whileHidden: 'true' })
    await admin.call('publish', { seen })
    await decide(one.id, '1stPass')
    await showOnly(other.id)
    expect([await readBy(one), await readBy(other)]).toMatchObject([{ pass: 'default' }, { pass: 'fail' }])
  })

  // evidence: M3
  test('nothing is published that was decided anew since it was seen', async () => {
    const [one, other] = [await submittedPerson(1), await submittedPerson(1)]
    await show(true)
    for (const { id } of [one, other]) await decide(id, '1stPass')
    const { seen } = await admin.call('unpublished', {})
    await decide(one.id, 'fail')
    for (const late of [seen, 'nothing'])
      expect((await admin.send('publish', { seen: late })).status).toBe(409)
    expect([await readBy(one), await readBy(other)]).toMatchObject([{ pass: 'default' }, { pass: 'default' }])
  })

  test('who is undecided or without a date is named, drafts are not', async () => {
    const [undecided, passer, draft] = [
      await submittedPerson(1),
      await submittedPerson(1),
      await enrolledPerson(stack.url),
    ]
    await decide(passer.id, '1stPass')
    const sheet = await admin.call('unpublished', {})
    const ids = (people: { _id: string }[]) => people.map(({ _id }) => _id)
    expect(ids(sheet.undecided)).toContain(undecided.id)
    expect(ids(sheet.withoutDate)).toContain(passer.id)
    expect(ids(sheet.withoutDate)).not.toContain(undecided.id)
    expect([...ids(sheet.undecided), ...ids(sheet.withoutDate)]).not.toContain(draft.id)
  })

  test('a manager reads what waits and publishes nothing', async () => {
    expect(await manager.call('unpublished', {})).toMatchObject({ isPublic: false })
    expect((await manager.send('publish', { seen: 'x' })).status).toBe(403)
  })
})
