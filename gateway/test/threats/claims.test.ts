import { openPeriod, somebody } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

const enrolled = async () => {
  const person = somebody()
  const browser = visitor(stack.url)
  const { value: id = '' } = await browser.call('enroll', person)
  return { browser, person, id }
}
const TRIES = 40
/** Somebody who knows a name and a student id, and tries out community ids. */
const guesses = Array.from({ length: TRIES }, (_, index) => `guess${index}`)

describe('Lookup brute force by taking identities', () => {
  test('saves that try out another’s identity end in 429, and the victim’s is never told', async () => {
    const victim = await enrolled()
    const { browser, id } = await enrolled()
    const { team: _, ...known } = victim.person
    const statuses: number[] = []
    for (const ewhaianId of guesses) {
      statuses.push((await browser.send('savePage1', { id, ...known, ewhaianId })).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    const late = await browser.send('savePage1', { id, ...known })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(late.body).toMatchObject({ applicationUpdateSuccess: 'fail', code: 'too_many' })
    expect(late.text).not.toContain('already')
    // A submission is no way around it either.
    expect((await browser.send('savePage2', { id, ...known, isFinalSubmit: true })).status).toBe(429)
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

  test('enrolments that try out another’s identity end in 429, whether they hit or not', async () => {
    const victim = await enrolled()
    const statuses: number[] = []
    for (const ewhaianId of guesses) {
      statuses.push((await visitor(stack.url).send('enroll', { ...victim.person, ewhaianId })).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    expect((await visitor(stack.url).send('enroll', victim.person)).status).toBe(429)
    expect((await visitor(stack.url).send('enroll', somebody())).body).toMatchObject({ success: true })
  })

  test('a neighbour who has used up the lookups of an address keeps nobody from applying', async () => {
    const neighbour = visitor(stack.url)
    const miss = () => neighbour.send('findApplicant', { ...somebody(), name: '아무개' })
    for (let left = 1_000; left > 0; left -= 50) await Promise.all(Array.from({ length: 50 }, miss))
    expect((await miss()).status).toBe(429)
    expect((await visitor(stack.url).send('enroll', somebody())).body).toMatchObject({ success: true })
  })
})
