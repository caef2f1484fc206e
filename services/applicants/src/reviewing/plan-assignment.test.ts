import { fc } from '@recruit/local/testing/random'
import { describe, expect, test } from 'vitest'
import { type AssignmentAsked, planAssignment } from './plan-assignment.ts'

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const membersOf = (count: number) =>
  named('m', count).map((id) => ({ id, name: id.toUpperCase(), teams: [1 as const] }))
const loadsOf = (plan: ReturnType<typeof planAssignment>) =>
  plan.loads.map(({ present, added }) => present + added)
const squares = (values: number[]) => values.reduce((sum, value) => sum + value ** 2, 0)

const NOTHING = { term: 1, team: 1, assigned: [], recused: [] }

/** An instance with some assigned pairs, and some recused ones. */
const instances = (mostApplications: number, mostMembers: number) =>
  fc
    .record({
      applications: fc.integer({ min: 0, max: mostApplications }),
      members: fc.integer({ min: 1, max: mostMembers }),
      needed: fc.integer({ min: 1, max: 3 }),
    })
    .chain(({ applications, members, needed }) => {
      const pair = fc.record({
        application: fc.constantFrom(...named('a', Math.max(1, applications))),
        member: fc.constantFrom(...named('m', members)),
      })
      const pairs = fc.uniqueArray(pair, {
        maxLength: applications * 2,
        selector: ({ application, member }) => `${application} ${member}`,
      })
      return fc.record({ assigned: pairs, recused: pairs }).map(({ assigned, recused }) => {
        const isRecused = new Set(recused.map(({ application, member }) => `${application} ${member}`))
        const asked: AssignmentAsked = { needed, members: membersOf(members) }
        const present = {
          ...NOTHING,
          applications: named('a', applications),
          recused: applications ? recused : [],
          assigned: applications
            ? assigned.filter(({ application, member }) => !isRecused.has(`${application} ${member}`))
            : [],
        }
        return { asked, present }
      })
    })

describe('an assignment', () => {
  test('gives each application as many as are needed, nobody twice and nobody who is recused', () => {
    fc.assert(
      fc.property(instances(12, 6), ({ asked, present }) => {
        const { added, short } = planAssignment(asked, present)
        const pairs = [...present.assigned, ...added].map(
          ({ application, member }) => `${application} ${member}`,
        )
        expect(new Set(pairs).size).toBe(pairs.length)
        for (const { application, member } of present.recused)
          expect(pairs).not.toContain(`${application} ${member}`)
        const has = present.applications.map((id) => pairs.filter((pair) => pair.startsWith(`${id} `)).length)
        const could = present.applications.map((id) => {
          const recused = present.recused.filter(({ application }) => application === id).length
          const before = present.assigned.filter(({ application }) => application === id).length
          return Math.max(before, Math.min(asked.needed, asked.members.length - recused))
        })
        expect(has).toEqual(could)
        expect(short).toBe(could.filter((count) => count < asked.needed).length)
      }),
    )
  })

  test('is even: without recusals nobody has more than one more than another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (applications, members) => {
          const asked = { needed: 2, members: membersOf(members) }
          const loads = loadsOf(planAssignment(asked, { ...NOTHING, applications: named('a', applications) }))
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  // evidence: M166
  test('is as even as any that there is: tried out on small ones', () => {
    fc.assert(
      fc.property(instances(4, 4), ({ asked, present }) => {
        expect(squares(loadsOf(planAssignment(asked, present)))).toBe(evenest(asked, present))
      }),
      { numRuns: 300 },
    )
  })

  test('is the same again, in whatever order the question is asked', () => {
    fc.assert(
      fc.property(instances(12, 6), ({ asked, present }) => {
        const turned = {
          ...present,
          assigned: present.assigned.toReversed(),
          recused: present.recused.toReversed(),
          applications: present.applications.toReversed(),
        }
        const again = planAssignment({ ...asked, members: asked.members.toReversed() }, turned)
        expect(again).toEqual(planAssignment(asked, present))
      }),
    )
  })

  test('is named by what there is: another recusal, application or member is another digest', () => {
    const asked = { needed: 1, members: membersOf(3) }
    const present = { ...NOTHING, applications: named('a', 4) }
    const pair = { application: 'a0', member: 'm0' }
    const digests = [
      planAssignment(asked, present),
      planAssignment(asked, { ...present, recused: [pair] }),
      planAssignment(asked, { ...present, assigned: [pair] }),
      planAssignment(asked, { ...present, applications: named('a', 5) }),
      planAssignment({ ...asked, members: membersOf(4) }, present),
      planAssignment({ ...asked, needed: 2 }, present),
      planAssignment(asked, { ...present, term: 2 }),
    ].map(({ digest }) => digest)
    expect(new Set(digests).size).toBe(digests.length)
  })

  test('reads the first of an order again, each by one who has neither been given nor written about it', () => {
    const applications = named('a', 6)
    const assigned = applications.map((application) => ({ application, member: 'm0' }))
    const present = {
      ...{ ...NOTHING, applications, assigned },
      recused: [{ application: 'a4', member: 'm1' }],
      written: [
        { application: 'a4', member: 'm2' },
        { application: 'a2', member: 'm1' },
      ],
    }
    const again = { order: ['a4', 'a2', 'a1', 'a5', 'a0', 'a3'], count: 3 }
    const plan = planAssignment({ needed: 1, members: membersOf(3), again }, present)
    expect(plan.added.map(({ application }) => application).sort()).toEqual(['a1', 'a2', 'a5'])
    expect(plan.added).toContainEqual({ application: 'a2', member: 'm2' })
    expect(plan).toMatchObject({ applications: 3, short: 0 })
    const more = planAssignment({ needed: 1, members: membersOf(3), again: { ...again, count: 6 } }, present)
    expect(more).toMatchObject({ applications: 5, short: 1 })
    const loads = more.loads.map(({ present, added }) => present + added)
    expect(loads.reduce((sum, load) => sum + load)).toBe(6 + 2 + 5)
    expect(Math.abs((loads[1] ?? 0) - (loads[2] ?? 0))).toBeLessThan(2)
  })

  test('asks members of the team alone', () => {
    const [one, other] = membersOf(2)
    if (!one || !other) throw new Error('two members are asked')
    const asked = { needed: 2, members: [one, { ...other, teams: [2 as const] }] }
    const { added, loads, short } = planAssignment(asked, { ...NOTHING, applications: ['a0'] })
    expect(added).toEqual([{ application: 'a0', member: 'm0' }])
    expect(loads.map(({ member }) => member.id)).toEqual(['m0'])
    expect(short).toBe(1)
  })
})

/** The least sum of squares of all assignments, by brute force. */
function evenest(
  { needed, members }: AssignmentAsked,
  present: Parameters<typeof planAssignment>[1],
): number {
  const has = (pairs: typeof present.recused, id: string, member: string) =>
    pairs.some((pair) => pair.application === id && pair.member === member)
  const load = members.map(({ id }) => present.assigned.filter(({ member }) => member === id).length)
  const choices = present.applications.map((id) => {
    const free = members.flatMap((member, index) =>
      has(present.assigned, id, member.id) || has(present.recused, id, member.id) ? [] : [index],
    )
    const missing = needed - present.assigned.filter(({ application }) => application === id).length
    return subsets(free, Math.min(free.length, Math.max(0, missing)))
  })
  const best = (at: number): number => {
    const choice = choices[at]
    if (!choice) return squares(load)
    return Math.min(
      ...choice.map((taken) => {
        for (const index of taken) load[index] = (load[index] ?? 0) + 1
        const found = best(at + 1)
        for (const index of taken) load[index] = (load[index] ?? 0) - 1
        return found
      }),
    )
  }
  return best(0)
}
function subsets(of: number[], size: number): number[][] {
  if (size === 0) return [[]]
  return of.flatMap((first, at) => subsets(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]))
}
