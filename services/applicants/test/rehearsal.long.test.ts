import { drawsOf } from '@recruit/contract/certainty/random'
import { TEAMS, type Team } from '@recruit/contract/constants'
import { READING_PACE, readingMinutes } from '@recruit/contract/rules/reading-pace'
import { expect, test } from 'vitest'
import { inventTeam } from '../src/reports/rehearsal/invent.ts'
import { ESSAYS_LIMIT } from '../src/reports/rehearsal/last-term.model.ts'
import { admin, useProduct } from './product.ts'
import { beginNewTerm, MEMBERS, prepareInterviews, randomPeople, submitAll } from './rehearsal-product.ts'
import { computed, DAYS } from './timetable-product.ts'

useProduct()

/**
 * A term of random people is the example. Each rehearsal of the next one is held against that next one with invented
 * people of another seed, who enrol, submit, are assigned and get their interviews by the real calls.
 */
const PEOPLE = 30
const INTERVIEWED = 15
const NEEDED = 2
/** In one room more people are to be interviewed than fit, in two all do but those who have no hour of these days. */
const ROOMS = [1, 2, 1, 2]

const examples = TEAMS.flatMap((team) =>
  randomPeople(PEOPLE, 100 + team).map(({ characters, hours }) => ({
    team,
    filled: characters / ESSAYS_LIMIT,
    hours,
  })),
)
const others = (team: Team, seed: number) =>
  inventTeam(examples, { team, applicants: PEOPLE, questions: [], days: [...DAYS] }, drawsOf(seed)).map(
    ({ characters, interviewHours }) => ({ characters, hours: interviewHours }),
  )

async function playTerm(peopleOf: (team: Team) => ReturnType<typeof randomPeople>) {
  const reading = new Map(MEMBERS.map(({ id }) => [id, 0]))
  for (const team of TEAMS) {
    const people = peopleOf(team)
    const ids = await submitAll(team, people)
    const asked = { team, needed: NEEDED, members: MEMBERS }
    const { digest } = await admin.call('previewAssignment', asked)
    await admin.call('assignReviewers', { ...asked, digest })
    const { applications } = await admin.call('listAssignments', { team })
    for (const { _id, members } of applications)
      for (const { id } of members)
        reading.set(id, (reading.get(id) ?? 0) + (people[ids.indexOf(_id)]?.characters ?? 0))
    for (const id of ids.slice(0, INTERVIEWED)) await admin.call('selectPass', { _id: id, pass: '1stPass' })
  }
  return { reading, placed: (await computed()).run.placed }
}

test('a rehearsal is close to the full term of other people', { timeout: 900_000 }, async () => {
  await prepareInterviews()
  await playTerm((team) => randomPeople(PEOPLE, 100 + team))
  const apart: number[] = []
  for (const [index, rooms] of ROOMS.entries()) {
    await beginNewTerm()
    await prepareInterviews(rooms)
    const rehearsed = await admin.call('rehearseTerm', { needed: NEEDED, members: MEMBERS })
    expect(rehearsed).toMatchObject({
      basis: 'lastTerm',
      teams: TEAMS.map((team) => ({ team, applicants: PEOPLE, interviewed: INTERVIEWED })),
    })
    const played = await playTerm((team) => others(team, 1000 + index))
    const placed = rehearsed.teams.reduce((sum, one) => sum + one.placed, 0)
    // Hours of reading, as they are shown.
    const loads = rehearsed.reading.map(({ member, ...own }) => {
      const characters = played.reading.get(member.id) ?? 0
      const minutes = readingMinutes({ applications: own.applications, characters }, READING_PACE)
      return readingMinutes(own, READING_PACE) / minutes
    })
    console.log(
      `${rooms} rooms: ${placed} placed (${played.placed}), reading ${loads.map((load) => load.toFixed(2)).join(' ')}`,
    )
    expect(loads.length).toBe(MEMBERS.length)
    for (const load of loads) expect(Math.abs(load - 1)).toBeLessThan(0.1)
    apart.push(Math.abs(placed - played.placed))
  }
  // Chance alone moves a single term by two now and then.
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThanOrEqual(1)
})
