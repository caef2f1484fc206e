import { sumOf } from '@recruit/contract/sum'
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
      const read = sumOf(own, ({ application }) => characters.get(application) ?? 0)
      return { member, applications: own.length, characters: read }
    }),
  }
}

/** One line for each member, who may read for several teams: the mean of these invented terms, in whole numbers. */
export const meanOf = (all: Reading[], terms: number): Reading[] =>
  [...Map.groupBy(all, ({ member }) => member.id).values()].flatMap((own) => {
    const [first] = own
    const mean = (read: (one: Reading) => number) => Math.round(sumOf(own, read) / terms)
    return first
      ? [
          {
            member: first.member,
            applications: mean(({ applications }) => applications),
            characters: mean(({ characters }) => characters),
          },
        ]
      : []
  })
