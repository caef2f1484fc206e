import type { Judging } from '../../reviewing/judging-tables.ts'
import { planAssignment } from '../../reviewing/plan-assignment.ts'
import type { Reviewer } from '../../reviewing/reviewer.model.ts'
import type { Invented } from './invent.ts'

export interface Readers {
  needed: number
  members: Reviewer[]
}
export interface Reading {
  member: Pick<Reviewer, 'id' | 'name'>
  applications: number
  characters: number
}

/** The applications of one team, assigned as the real ones are. */
export function rehearseReading(
  { term, team }: Pick<Judging, 'term' | 'team'>,
  { needed, members }: Readers,
  invented: Invented[],
): { loads: Reading[]; short: number } {
  const present = { term, team, applications: invented.map(({ id }) => id), assigned: [], recused: [] }
  const { added, loads, short } = planAssignment({ needed, members }, present)
  const characters = new Map(invented.map((one) => [one.id, one.characters]))
  return {
    short,
    loads: loads.map(({ member }) => {
      const own = added.filter((pair) => pair.member === member.id)
      const read = own.reduce((sum, { application }) => sum + (characters.get(application) ?? 0), 0)
      return { member, applications: own.length, characters: read }
    }),
  }
}

/** One line for each member, who may read for several teams. */
export function byMember(all: Reading[]): Reading[] {
  return [...Map.groupBy(all, ({ member }) => member.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const sum = (read: (one: Reading) => number) => own.reduce((total, one) => total + read(one), 0)
    return [
      {
        member: first.member,
        applications: sum(({ applications }) => applications),
        characters: sum(({ characters }) => characters),
      },
    ]
  })
}

/** The mean of several invented terms, in whole numbers. */
export const meanLoads = (terms: Reading[][]): Reading[] =>
  byMember(terms.flat()).map(({ member, applications, characters }) => ({
    member,
    applications: Math.round(applications / terms.length),
    characters: Math.round(characters / terms.length),
  }))
