import { newPerson, openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
let admin: Visitor
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  admin = await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

const enrolled = async () => {
  const person = newPerson()
  const browser = visitor(stack.url)
  const { value: id = '' } = await browser.call('enroll', person)
  return { browser, person, id }
}
const TRIES = 40
/** An attacker who knows a name and a student id, and tries out community ids. */
const guesses = Array.from({ length: TRIES }, (_, index) => `guess${index}`)

const KEYED = () => ({ 'Idempotency-Key': crypto.randomUUID() })

// evidence: threat.lookup-guessing
describe('Lookup brute force by taking identities', () => {
  // evidence: V2.3.2 M110
  test('an application changes its identity ten times an hour, then is told so, and nothing is stored', async () => {
    const { browser, id } = await enrolled()
    for (let at = 0; at < 10; at++)
      expect(await browser.call('savePage1', { id, name: `김바꿈${at}` })).toMatchObject({
        applicationUpdateSuccess: 'success',
      })
    const { status, body, headers } = await browser.send('savePage1', {
      id,
      name: '김바꿈',
      major: '새 전공',
    })
    expect([status, body]).toEqual([
      429,
      {
        applicationUpdateSuccess: 'fail',
        code: 'too_many',
        reason: 'tooManyTries',
        message: expect.stringContaining('too often'),
      },
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
    // A submission counts too, and a save that keeps the identity still succeeds.
    expect((await browser.send('savePage2', { id, name: '김바꿈', isFinalSubmit: true })).status).toBe(429)
    expect(await browser.call('getApplication', { id })).toMatchObject({ name: '김바꿈9', major: '' })
    expect((await browser.send('savePage1', { id, name: '김바꿈9', major: '새 전공' })).status).toBe(200)
  })

  // evidence: M109
  test('saves that try out another’s identity end in 429, and the victim’s is never told', async () => {
    const victim = await enrolled()
    const { team: _, ...known } = victim.person
    const statuses: number[] = []
    for (let own = 0; own < 4; own++) {
      const { browser, id } = await enrolled()
      for (const ewhaianId of guesses.slice(own * 10, own * 10 + 10))
        statuses.push((await browser.send('savePage1', { id, ...known, ewhaianId })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    const { browser, id } = await enrolled()
    const late = await browser.send('savePage1', { id, ...known })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(late.body).toMatchObject({ applicationUpdateSuccess: 'fail', code: 'too_many' })
    expect(late.text).not.toContain('already')
  })

  test('saves that leave the identity as it is are never held up by it', async () => {
    const { browser, id, person } = await enrolled()
    const { team: _, ...own } = person
    const neighbour = visitor(stack.url)
    for (const ewhaianId of guesses) await neighbour.send('findApplicant', { ...own, ewhaianId })
    expect((await neighbour.send('findApplicant', own)).status).toBe(429)
    for (let turn = 0; turn < TRIES; turn++) {
      expect(await browser.call('savePage1', { id, ...own, major: `전공 ${turn}` })).toMatchObject({
        applicationUpdateSuccess: 'success',
      })
    }
  })

  // evidence: M108
  test('enrolments that try out another’s identity end in 429, whether they hit or not', async () => {
    const victim = await enrolled()
    const statuses: number[] = []
    for (const ewhaianId of guesses) {
      statuses.push((await visitor(stack.url).send('enroll', { ...victim.person, ewhaianId })).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    expect((await visitor(stack.url).send('enroll', victim.person)).status).toBe(429)
    expect((await visitor(stack.url).send('enroll', newPerson())).body).toMatchObject({ success: true })
  })

  // evidence: V6.3.8
  test('an enrolment that names a key is a try like any other, inside the period and outside', async () => {
    const victim = await enrolled()
    const guess = (at: number) => ({ ...victim.person, studentId: String(6_000_000 + at) })
    for (let at = 0; at < 15; at++)
      expect((await visitor(stack.url).send('enroll', guess(at), KEYED())).body).toMatchObject({
        success: true,
      })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: false })
    for (let at = 15; at < 30; at++)
      expect((await visitor(stack.url).send('enroll', guess(at), KEYED())).body).toMatchObject({
        success: false,
        isAlready: false,
      })
    expect((await visitor(stack.url).send('enroll', victim.person, KEYED())).status).toBe(429)
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
    expect((await visitor(stack.url).send('enroll', victim.person, KEYED())).status).toBe(429)
  })

  test('a neighbour who has used up the lookups of an address keeps nobody from applying', async () => {
    const neighbour = visitor(stack.url)
    const miss = () => neighbour.send('findApplicant', { ...newPerson(), name: '아무개' })
    for (let left = 1_000; left > 0; left -= 50) await Promise.all(Array.from({ length: 50 }, miss))
    expect((await miss()).status).toBe(429)
    expect((await visitor(stack.url).send('enroll', newPerson())).body).toMatchObject({ success: true })
  })
})
