import { fromElsewhere } from '@recruit/local/testing/addresses'
import { enrolledPerson, newPerson } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { newKey, statuses, stranger, times } from './guessing.ts'
import { redis, stack, useProduct } from './product.ts'

useProduct()

// evidence: threat.lookup-guessing
describe('Lookup brute force', () => {
  // evidence: M100
  test('the 31st wrong try at one target is refused with the time to wait; another target is looked up', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    const guess = (at: number) => guesser.send('findApplicant', { ...person, name: `김추측${at}` })
    for (let at = 0; at < 30; at++) expect(await guess(at)).toMatchObject({ status: 200 })
    const { status, body, headers } = await guess(30)
    expect([status, body]).toEqual([
      429,
      {
        checkInfoSuccess: false,
        code: 'too_many',
        reason: 'tooManyTries',
        message: expect.stringContaining('10 minutes'),
      },
    ])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
    // Neither the right answer nor enrolling reveals anything any more.
    expect((await guesser.send('findApplicant', person)).status).toBe(429)
    expect(await guesser.send('enroll', person)).toMatchObject({ status: 429, body: { isAlready: false } })
    const other = await enrolledPerson(stack.url)
    expect((await guesser.send('findApplicant', other.person)).body.checkInfoSuccess).toBe(true)
    expect((await guesser.send('findApplicant', { ...other.person, name: '김추측' })).status).toBe(200)
    expect((await stranger().send('findApplicant', person)).body.checkInfoSuccess).toBe(true)
  })

  // evidence: M101
  test('a hundred wrong tries at once are thirty', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    const seen = await statuses(
      times(100, (at) => guesser.send('findApplicant', { ...person, ewhaianId: `guess${at}` })),
    )
    expect(seen.filter((status) => status === 200)).toHaveLength(30)
    // On a machine at work some of the others wait too long, which answers no guess either.
    const refused = seen.filter((status) => status !== 200)
    expect(new Set([429, ...refused, 503])).toEqual(new Set([429, 503]))
    expect((await guesser.send('findApplicant', { ...person, ewhaianId: 'guess' })).status).toBe(429)
  })

  test('asking whether somebody has enrolled is a try as well', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    for (let at = 0; at < 15; at++) await guesser.send('enroll', person)
    for (let at = 0; at < 15; at++) await guesser.send('findApplicant', { ...person, name: `김추측${at}` })
    expect((await guesser.send('enroll', person)).status).toBe(429)
  })

  // evidence: V2.4.1 M102
  test('whoever knows a name and a community id finds no student id: thirty tries by any call, then none', async () => {
    const { person, id } = await enrolledPerson(stack.url)
    const address = fromElsewhere()
    const from = () => visitor(stack.url, 'en', address)
    const { browser: own, id: ownId } = await enrolledPerson(stack.url)
    const { name, ewhaianId } = person
    const guess = (at: number) => ({ name, ewhaianId, studentId: String(3_000_000 + at) })
    const byAnyCall = (at: number) => {
      if (at % 3 === 0) return from().send('enroll', { ...guess(at), team: 1 })
      if (at % 3 === 1) return own.send('savePage1', { id: ownId, ...guess(at) }, address)
      return from().send('findApplicant', guess(at))
    }
    const told = (await statuses(times(60, byAnyCall))).filter((status) => status === 200)
    // Only ten of the 20 renames count as tries.
    expect(told).toHaveLength(30)
    for (const way of [
      () => from().send('findApplicant', person),
      () => from().send('enroll', person),
      () => from().send('enroll', { ...person, team: 2 }, { 'Idempotency-Key': crypto.randomUUID() }),
      async () => {
        const other = await enrolledPerson(stack.url)
        const { team: _, ...identity } = person
        return other.browser.send('savePage1', { id: other.id, ...identity }, address)
      },
    ]) {
      const { status, body, headers } = await way()
      expect([status, body.code]).toEqual([429, 'too_many'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
      expect(JSON.stringify(body)).not.toContain(id)
    }
    // From another address the lookup succeeds immediately.
    expect((await stranger().send('findApplicant', person)).body).toMatchObject({ applicantId: id })
  })

  // evidence: M104
  test('guesses from elsewhere hold up no address that has made few of its own', async () => {
    const { person, id } = await enrolledPerson(stack.url)
    const guess = (who: Visitor, at: number) => who.send('findApplicant', { ...person, name: `김추측${at}` })
    await statuses(times(45, (at) => guess(stranger(), at)))
    const address = fromElsewhere()
    const clumsy = () => visitor(stack.url, 'en', address)
    for (let at = 0; at < 2; at++) expect((await guess(clumsy(), at)).status).toBe(200)
    expect((await clumsy().send('findApplicant', person)).body).toMatchObject({ applicantId: id })
    expect((await guess(clumsy(), 2)).status).toBe(200)
    expect((await guess(clumsy(), 3)).status).toBe(429)
    expect((await clumsy().send('findApplicant', person)).status).toBe(429)
  })

  // evidence: M105 M106
  test('a browser that has proved an application before is never held up, and learns nothing of others', async () => {
    const address = fromElsewhere()
    const home = visitor(stack.url, 'en', address)
    const person = newPerson()
    const { value: id } = await home.call('enroll', person)
    const neighbour = visitor(stack.url, 'en', address)
    for (let at = 0; at < 31; at++) await neighbour.send('findApplicant', { ...person, name: `김추측${at}` })
    expect((await neighbour.send('findApplicant', person)).status).toBe(429)
    // The proof itself has expired.
    home.jar.delete('applicant')
    expect((await home.send('findApplicant', person)).body).toMatchObject({ applicantId: id })
    expect((await home.send('findApplicant', { ...person, name: '김추측' })).status).toBe(429)
    const other = await enrolledPerson(stack.url)
    for (let at = 0; at < 31; at++)
      await neighbour.send('findApplicant', { ...other.person, name: `김추측${at}` })
    expect((await home.send('findApplicant', other.person)).status).toBe(429)
    const forged = visitor(stack.url, 'en', address)
    forged.jar.set('applicant-device', `${home.jar.get('applicant-device')}x`)
    expect((await forged.send('findApplicant', person)).status).toBe(429)
    // A browser that has forgotten the application is unknown again.
    await home.call('forgetApplication', { id: id ?? '' })
    expect(home.jar.has('applicant-device')).toBe(false)
    expect((await home.send('findApplicant', person)).status).toBe(429)
  })

  // evidence: M103
  test('the name counts without white space: another spelling is no other target', async () => {
    const { person } = await enrolledPerson(stack.url)
    const guesser = stranger()
    const guess = (at: number) =>
      guesser.send('findApplicant', {
        ...person,
        name: [...person.name].join(' '.repeat(at % 5)),
        studentId: String(4_000_000 + at),
      })
    for (let at = 0; at < 30; at++) expect((await guess(at)).status).toBe(200)
    expect((await guess(30)).status).toBe(429)
  })

  // evidence: M112
  test('two thousand right lookups from one address are all answered, a thousand wrong ones and more beside them', async () => {
    const campus = fromElsewhere()
    const people = await Promise.all(times(20, () => enrolledPerson(stack.url)))
    const from = () => visitor(stack.url, 'en', campus)
    const miss = (at: number) =>
      from().send('findApplicant', { ...newPerson(), studentId: String(5_000_000 + at) })
    const count = await newKey('throttle:applicants:wrong:', () => miss(0))
    await redis.incrby(count, 997)
    expect(await statuses([miss(1), miss(2)])).toEqual([200, 200])
    expect(await miss(3)).toMatchObject({ status: 429, body: { checkInfoSuccess: false, code: 'too_many' } })
    const wrong: Promise<number[]>[] = []
    const seen = new Set<number>()
    // Twenty at once: a busy machine would refuse more of them as too much load, which is another promise.
    for (let round = 0; round < 100; round++) {
      wrong.push(statuses([miss(2_000 + round)]))
      const asks = people.map(({ person }) => from().send('findApplicant', person))
      for (const status of await statuses(asks)) seen.add(status)
    }
    expect([...seen]).toEqual([200])
    expect(new Set((await Promise.all(wrong)).flat())).toEqual(new Set([429]))
  })

  test('an array where a name belongs matches nobody', async () => {
    const { person } = await enrolledPerson(stack.url)
    const { status } = await stranger().send('findApplicant', { ...person, name: [person.name, 'x'] })
    expect(status).toBe(400)
  })
})
