import { TEAMS } from '@recruit/contract/constants'
import { defaultTemplates } from '@recruit/contract/mail/default-templates'
import { ask, questionOf } from '@recruit/local/testing/questions'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin, useProduct } from './product.ts'
import {
  beginNewTerm,
  checksums,
  MEMBERS,
  prepareInterviews,
  randomPeople,
  submitAll,
} from './rehearsal-product.ts'
import { DAYS, setRules } from './timetable-product.ts'

useProduct()

const teams = TEAMS.map((team) => ({ team, applicants: 30, interviewed: 4 }))
const rehearsed = (more: object = {}) =>
  admin.call('rehearseTerm', { needed: 2, members: MEMBERS, teams, ...more })

describe('before a first term', () => {
  test('without interview dates the reading and the messages are rehearsed', async () => {
    const { interviews, basis, reading, mail } = await rehearsed()
    expect([interviews, basis, reading.length]).toEqual([null, 'invented', MEMBERS.length])
    expect(mail.find(({ kind }) => kind === 'evening')).toMatchObject({ messages: 0 })
  })

  test('without members every application lacks its reviewers', async () => {
    const { reading, teams: numbers } = await rehearsed({ members: [] })
    expect([reading, numbers.map(({ short }) => short)]).toEqual([[], [30, 30, 30]])
  })

  test('numbers that no term has are refused', async () => {
    for (const wrong of [{ applicants: -1 }, { applicants: 501 }, { interviewed: 1.5 }, { team: 4 }])
      expect(
        (await admin.send('rehearseTerm', { needed: 2, members: [], teams: [{ ...teams[0], ...wrong }] }))
          .status,
      ).toBe(400)
  })
})

describe('with rooms and interviewers', () => {
  beforeAll(() => prepareInterviews())

  test('a rehearsal leaves every table as it was', async () => {
    const before = await checksums()
    expect(before.size).toBeGreaterThan(30)
    const { interviews } = await rehearsed({ seed: 7 })
    expect(interviews?.most).toBeGreaterThan(0)
    expect(await checksums()).toEqual(before)
  })

  test('the same seed invents the same people, another one others', async () => {
    // Without interviews: a busy machine ends the search for a timetable sooner.
    const none = teams.map((one) => ({ ...one, interviewed: 0 }))
    const readingOf = async (seed: number) => (await rehearsed({ teams: none, seed })).reading
    const reading = await readingOf(7)
    expect(await readingOf(7)).toEqual(reading)
    expect(await readingOf(8)).not.toEqual(reading)
  })

  test('every reviewer reads what an assignment would give, and every kind of message is there in words', async () => {
    const { reading, teams: numbers, interviews, mail } = await rehearsed()
    expect(reading.map(({ applications }) => applications)).toEqual(MEMBERS.map(() => 20))
    const [whole, each] = [
      reading.reduce((sum, { characters }) => sum + characters, 0),
      numbers.reduce((sum, { characters }) => sum + characters, 0),
    ]
    expect(whole / (2 * 30 * each)).toBeCloseTo(1, 1)
    expect(interviews?.days.map(({ day, interviewers }) => [day, interviewers])).toEqual(
      DAYS.map((day) => [day, 4]),
    )
    const count = (kind: string) => mail.find((one) => one.kind === kind)?.messages
    const placed = numbers.reduce((sum, one) => sum + one.placed, 0)
    expect([count('receipt'), count('results'), count('appointment'), count('notice')]).toEqual([
      90,
      180,
      placed,
      null,
    ])
    expect(
      mail.flatMap(({ words }) => [words.ko, words.en]).filter(({ text }) => /\{\w+\}/.test(text)),
    ).toEqual([])
  })

  test('a day that lacks rooms is named with who does not fit, and what would help', async () => {
    await setRules({ rooms: 1, closed: [{ day: DAYS[0], hours: 2 ** 17 - 1 }] })
    const crowd = teams.map((one) => ({ ...one, interviewed: 12 }))
    const { interviews, teams: numbers } = await rehearsed({ teams: crowd })
    const [first, second] = interviews?.days ?? []
    const unplaced = interviews?.unplaced.reduce((sum, { applicants }) => sum + applicants, 0) ?? 0
    expect(unplaced).toBe(36 - numbers.reduce((sum, { placed }) => sum + placed, 0))
    expect([first?.placed, first?.left]).toEqual([0, expect.any(Number)])
    // Nine hours of one room, two interviews in each.
    expect(second?.placed).toBeLessThanOrEqual(18)
    expect(second?.left).toBeGreaterThan(0)
    expect(interviews?.concessions.map(({ kind }) => kind)).toContain('room')
    await setRules({ rooms: 2, closed: [] })
  })

  test("the term's own questions and words are part of it", async () => {
    const [before] = (await rehearsed()).teams
    await ask(admin, [questionOf('tool', { kind: 'essay', limit: 600, teams: [1] })])
    const words = { subject: '{name} 님, 접수했습니다', text: '{time}에 받았습니다. {answered}' }
    await admin.call('saveTemplate', {
      kind: 'receipt',
      version: 0,
      template: { ...defaultTemplates.receipt, ko: words },
    })
    const { teams: after, mail } = await rehearsed()
    expect(after[0]?.characters).toBeGreaterThan((before?.characters ?? 0) + 200)
    expect(mail.find(({ kind }) => kind === 'receipt')?.words.ko).toMatchObject({
      subject: '김보기 님, 접수했습니다',
      text: expect.stringMatching(/^2026-11-28 21:40에 받았습니다\. .*지원 동기/),
    })
  })

  test('while one computes another is refused', async () => {
    const all = await Promise.all(
      [1, 2].map((seed) => admin.send('rehearseTerm', { needed: 1, members: [], teams, seed })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('after a term its numbers, lengths and hours are the example', async () => {
    const people = randomPeople(24, 5)
    await submitAll(2, people)
    await beginNewTerm()
    await prepareInterviews()
    const { basis, teams: numbers } = await admin.call('rehearseTerm', { needed: 1, members: MEMBERS })
    const mean = people.reduce((sum, { characters }) => sum + characters, 0) / people.length
    expect(basis).toBe('lastTerm')
    expect(numbers[1]).toMatchObject({ applicants: 24, interviewed: 0 })
    expect((numbers[1]?.characters ?? 0) / mean).toBeCloseTo(1, 2)
  })
})
