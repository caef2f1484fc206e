import { PASS_STATES } from '@recruit/contract/constants'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'
import type { Visitor } from '@recruit/local/testing/visitor'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admin, changesOf, manager, publishDecisions, show, submittedPerson, useProduct } from './product.ts'

useProduct()

const IN_A_DAY = () => new Date(Date.now() + 86_400_000).toISOString()
const A_SECOND_AGO = () => new Date(Date.now() - 1_000).toISOString()
type Person = Awaited<ReturnType<typeof submittedPerson>>

const settings = (form: object) => admin.call('modifyResultInfo', form)
beforeEach(() => settings({ answersUntil: IN_A_DAY() }))
afterEach(() => settings({ answersUntil: '', showResultToApplicant: false }))

const decide = (id: string, pass: string, staged = false) =>
  admin.send('selectPass', { _id: id, pass, ...(staged && { staged }) })
const answer = ({ browser, id }: Person, said: 'confirmed' | 'declined') =>
  browser.send('answerOffer', { id, answer: said })
const offerReadBy = async ({ browser, id }: Person) => {
  const { answer, answersUntil } = await browser.call('getApplication', { id })
  return { answer, answersUntil }
}
const NONE = { answer: undefined, answersUntil: undefined }
const rowOf = async (by: Visitor, id: string) =>
  (await by.call('listApplicants', { team: 1 })).applicants.find(({ _id }) => _id === id)
/** An applicant who sees a final pass. */
async function passer(): Promise<Person> {
  const person = await submittedPerson(1)
  await decide(person.id, 'finalPass')
  await show(true)
  return person
}

test('a final passer confirms, changes her mind, and staff read it', async () => {
  const person = await passer()
  expect(await offerReadBy(person)).toMatchObject({ answer: '', answersUntil: expect.any(String) })
  expect((await rowOf(manager, person.id))?.answer).toBe('')
  expect(await answer(person, 'confirmed')).toMatchObject({
    status: 200,
    body: { answeredAt: expect.any(String) },
  })
  expect(await offerReadBy(person)).toMatchObject({ answer: 'confirmed' })
  await answer(person, 'declined')
  expect(await offerReadBy(person)).toMatchObject({ answer: 'declined' })
  expect((await rowOf(manager, person.id))?.answer).toBe('declined')
  // Changes within a minute are one line.
  expect((await changesOf(person.id))[0]).toEqual({ what: 'answer', from: '', to: 'declined' })
})

// evidence: M253 threat.history-floods
test('who answers back and forth all the time is refused, and changes nothing', async () => {
  const person = await passer()
  const { most } = USAGE_LIMITS.answers
  for (let at = 0; at < most; at++)
    expect((await answer(person, at % 2 ? 'declined' : 'confirmed')).status).toBe(200)
  expect(await answer(person, 'confirmed')).toMatchObject({ status: 429, body: { reason: 'tooManyTries' } })
  expect(await offerReadBy(person)).toMatchObject({ answer: 'declined' })
})

test('the same answer again is the one that is kept, also after the time', async () => {
  const person = await passer()
  const first = await answer(person, 'confirmed')
  await settings({ answersUntil: A_SECOND_AGO() })
  const again = await answer(person, 'confirmed')
  expect(again.text).toBe(first.text)
  expect((await changesOf(person.id)).filter(({ what }) => what === 'answer')).toHaveLength(1)
})

// evidence: M6
test('MySQL’s clock ends it: a later answer is refused and the one before stays', async () => {
  const person = await passer()
  await answer(person, 'confirmed')
  await settings({ answersUntil: A_SECOND_AGO() })
  expect(await answer(person, 'declined')).toMatchObject({
    status: 400,
    body: { reason: 'answerTooLate' },
  })
  expect(await offerReadBy(person)).toMatchObject({ answer: 'confirmed' })
})

test('where no time is set nobody is asked', async () => {
  const person = await passer()
  await settings({ answersUntil: '' })
  expect(await offerReadBy(person)).toEqual(NONE)
  expect(await answer(person, 'confirmed')).toMatchObject({ status: 400, body: { reason: 'noOffer' } })
  expect(await rowOf(admin, person.id)).not.toHaveProperty('answer')
  expect((await admin.send('modifyResultInfo', { answersUntil: 'tomorrow' })).body).toMatchObject({
    basicInfoUpdateSuccess: false,
    message: expect.stringContaining('ISO 8601'),
  })
})

/** The visible part of a reply. */
const outside = ({ status, text, headers }: Awaited<ReturnType<Visitor['send']>>) => {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
  return JSON.stringify({ status, text, headers: kept.sort() })
}

// evidence: threat.unpublished-offer
describe('a refusal tells nothing', () => {
  // evidence: M4
  test.each([
    ['in time', IN_A_DAY],
    ['too late', A_SECOND_AGO],
  ])(
    '%s: before results are shown, and of what is staged, all four states look alike',
    async (_when, until) => {
      await settings({ answersUntil: until() })
      const people = await Promise.all(PASS_STATES.map(() => submittedPerson(1)))
      const told = async () =>
        Promise.all(people.map(async (person) => outside(await answer(person, 'confirmed'))))
      const replies = new Set<string>()
      for (const [at, pass] of PASS_STATES.entries()) await decide(people[at]?.id ?? '', pass)
      for (const reply of await told()) replies.add(reply)
      for (const { id } of people) await decide(id, '1stPass')
      await show(true)
      for (const [at, pass] of PASS_STATES.entries()) await decide(people[at]?.id ?? '', pass, true)
      for (const reply of await told()) replies.add(reply)
      for (const pass of ['default', 'fail']) {
        const shown = await submittedPerson(1)
        await decide(shown.id, pass)
        replies.add(outside(await answer(shown, 'confirmed')))
      }
      expect([...replies]).toHaveLength(1)
      expect([...replies][0]).toContain('noOffer')
    },
  )

  test('a staged pass changes no byte of what its applicant reads, nor does one taken back', async () => {
    const [hoped, passed] = [await submittedPerson(1), await passer()]
    const told = async () => [
      (await hoped.browser.send('getApplication', { id: hoped.id })).text,
      (await passed.browser.send('getApplication', { id: passed.id })).text,
      (await answer(passed, 'confirmed')).text,
    ]
    await answer(passed, 'confirmed')
    const before = await told()
    await decide(hoped.id, 'finalPass', true)
    await decide(passed.id, 'fail', true)
    expect(await told()).toEqual(before)
  })

  test('an address alone shows neither question nor answer, and answers nothing', async () => {
    const person = await passer()
    const stranger = (await submittedPerson(1)).browser
    const { body } = await stranger.send('getApplication', { id: person.id })
    expect(Object.keys(body).sort()).toEqual(['date', 'name', 'pass', 'team'])
    expect((await stranger.send('answerOffer', { id: person.id, answer: 'declined' })).status).toBe(403)
    expect(await offerReadBy(person)).toMatchObject({ answer: '' })
  })
})

describe('an answer is one to the pass that was given then', () => {
  // evidence: M5
  test('taken back and given again it counts no more, and the history says so', async () => {
    const person = await passer()
    await answer(person, 'confirmed')
    await decide(person.id, 'fail')
    expect(await rowOf(admin, person.id)).not.toHaveProperty('answer')
    await decide(person.id, 'finalPass')
    expect(await offerReadBy(person)).toMatchObject({ answer: '' })
    expect(await changesOf(person.id)).toContainEqual({ what: 'answer', from: 'confirmed', to: '' })
  })

  test('the same where it is published, but not where the applicant never saw it', async () => {
    const person = await passer()
    await answer(person, 'declined')
    await decide(person.id, 'fail', true)
    await decide(person.id, 'finalPass', true)
    expect(await offerReadBy(person)).toMatchObject({ answer: 'declined' })
    await decide(person.id, 'fail', true)
    await publishDecisions()
    expect(await offerReadBy(person)).toEqual(NONE)
    await decide(person.id, 'finalPass', true)
    await publishDecisions()
    expect(await offerReadBy(person)).toMatchObject({ answer: '' })
  })

  test('the same where the switch has published the end of it', async () => {
    const person = await passer()
    await answer(person, 'confirmed')
    await decide(person.id, 'fail', true)
    await show(false)
    await show(true)
    await decide(person.id, 'finalPass', true)
    await show(false)
    await show(true)
    expect(await offerReadBy(person)).toMatchObject({ answer: '' })
  })
})

test('the overview and the spreadsheet say who has answered', async () => {
  const [yes, no, silent] = [await passer(), await passer(), await passer()]
  const counts = async () => {
    const { answers } = await admin.call('overview', {})
    return Object.fromEntries(
      answers.filter(({ team }) => team === 1).map(({ answer, count }) => [answer, count]),
    )
  }
  const before = await counts()
  await answer(yes, 'confirmed')
  await answer(no, 'declined')
  const after = await counts()
  expect((after.confirmed ?? 0) - (before.confirmed ?? 0)).toBe(1)
  expect((after.declined ?? 0) - (before.declined ?? 0)).toBe(1)
  expect((before[''] ?? 0) - (after[''] ?? 0)).toBe(2)
  const { csv } = await admin.call('exportApplicants', { team: 1 })
  const lineOf = ({ person }: Person) =>
    csv.split('\r\n').find((line) => line.includes(`"${person.studentId}"`))
  expect([yes, no, silent].map(lineOf)).toEqual([
    expect.stringMatching(/,"Joins",/),
    expect.stringMatching(/,"Declined",/),
    expect.stringMatching(/,"Not answered",/),
  ])
})

test('it is a part of what an applicant downloads, and goes with a withdrawal', async () => {
  const person = await passer()
  await answer(person, 'confirmed')
  const read = async () => (await person.browser.call('ownData', { id: person.id })).text
  expect(await read()).toMatch(/Answer to the final pass: Joins \(\d{4}-/)
  await show(false)
  const hidden = await read()
  expect(hidden).not.toMatch(/^Answer to the final pass/m)
  expect(hidden).toMatch(/\d\d:\d\d Answer to the final pass: Joins/)
  await decide(person.id, 'fail')
  expect(await read()).toBe(hidden)
  await person.browser.call('withdraw', { id: person.id })
  expect((await answer(person, 'declined')).status).toBe(404)
})

test('an earlier term is answered no more', async () => {
  const person = await passer()
  await answer(person, 'confirmed')
  await admin.call('newTerm', {})
  await settings({ answersUntil: IN_A_DAY(), showResultToApplicant: true })
  expect((await answer(person, 'declined')).status).toBe(404)
  const { applicants } = await admin.call('listApplicants', { team: 1, term: 1 })
  expect(applicants.find(({ _id }) => _id === person.id)?.answer).toBe('confirmed')
})
