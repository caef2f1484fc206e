import { TEAMS } from '@recruit/contract/constants'
import { expect, test } from 'vitest'
import { admin, useProduct } from './product.ts'
import { beginNewTerm, fullTeam, MEMBERS, prepareInterviews } from './rehearsal-product.ts'
import { computed } from './timetable-product.ts'

useProduct()

/**
 * A term of random people is the example; a rehearsal of the next one is held against that next one, played in full
 * with other people: enrolled, submitted, assigned and placed by the real calls.
 */
const PEOPLE = 30
const INTERVIEWED = 15
const NEEDED = 2

/** Few hours, in which more people are to be interviewed than fit, and many. */
const LAST_HOURS = [4, 9, 4, 9]

type Reading = { member: string; characters: number }[]

async function playTerm(seed: number): Promise<{ reading: Reading; placed: number }> {
  const reading = new Map(MEMBERS.map(({ id }) => [id, 0]))
  for (const team of TEAMS) {
    const people = await fullTeam(team, PEOPLE, seed * 10 + team)
    const asked = { team, needed: NEEDED, members: MEMBERS }
    const { digest } = await admin.call('previewAssignment', asked)
    await admin.call('assignReviewers', { ...asked, digest })
    const { applications } = await admin.call('listAssignments', { team })
    const characters = new Map(people.map((one) => [one.id, one.characters]))
    for (const { _id, members } of applications)
      for (const { id } of members) reading.set(id, (reading.get(id) ?? 0) + (characters.get(_id) ?? 0))
    for (const { id } of people.slice(0, INTERVIEWED))
      await admin.call('selectPass', { _id: id, pass: '1stPass' })
  }
  const { run } = await computed()
  return { reading: [...reading].map(([member, sum]) => ({ member, characters: sum })), placed: run.placed }
}

test('a rehearsal is close to the full term of other people', async () => {
  await prepareInterviews(2, LAST_HOURS[0])
  await playTerm(100)
  for (const [index, last] of LAST_HOURS.entries()) {
    await beginNewTerm()
    await prepareInterviews(2, last)
    const rehearsed = await admin.call('rehearseTerm', { needed: NEEDED, members: MEMBERS })
    expect(rehearsed).toMatchObject({
      basis: 'lastTerm',
      teams: TEAMS.map((team) => ({ team, applicants: PEOPLE, interviewed: INTERVIEWED })),
    })
    const played = await playTerm(101 + index)
    const placed = rehearsed.teams.reduce((sum, one) => sum + one.placed, 0)
    const loads = played.reading.map(({ member, characters }) => {
      const own = rehearsed.reading.find((one) => one.member.id === member)
      return (own?.characters ?? 0) / characters
    })
    console.log(
      `hours to ${last}: placed ${placed} rehearsed, ${played.placed} played; reading ${loads.map((load) => load.toFixed(3)).join(' ')}`,
    )
    for (const load of loads) expect(Math.abs(load - 1)).toBeLessThan(0.1)
    expect(Math.abs(placed - played.placed)).toBeLessThanOrEqual(1)
  }
}, 900_000)
