import { digest } from '../shared/digest.ts'
import { type Pair, pairKey } from './judging.ts'
import type { Judging } from './judging-tables.ts'
import type { Reviewer } from './reviewer.model.ts'

/** What the admin asks for: `needed` reviewers for each application, from these members. */
export interface AssignmentAsked {
  needed: number
  members: Reviewer[]
  /** Instead of what is missing, one more reviewer for up to `count` of these, the first ones first. */
  again?: { order: readonly string[]; count: number } | undefined
}
/** The state on which a plan depends. */
interface Present extends Omit<Judging, 'stage'> {
  applications: string[]
  assigned: Pair[]
  recused: Pair[]
  /** Reviews, drafts included, of members who may not be assigned. */
  written?: Pair[]
}
export interface AssignmentPlan {
  /** Names the plan, by which the assigning admin says what she saw. */
  digest: string
  applications: number
  loads: { member: Pick<Reviewer, 'id' | 'name'>; present: number; added: number }[]
  /** How many applications have fewer reviewers than are needed, or are not read again. */
  short: number
  added: Pair[]
}

/**
 * Adds reviewers to what is assigned: members of the team who are not recused, with loads as even as possible. It
 * orders by hashes of ids, so the same input has the same output.
 */
export function planAssignment(
  { needed, members, again }: AssignmentAsked,
  present: Present,
): AssignmentPlan {
  const { term, team, applications, recused, written = [] } = present
  const assigned = distinct([...present.assigned, ...written])
  const asked = [...new Map(members.map((member) => [member.id, member])).values()]
    .filter(({ teams }) => teams.some((one) => one === team))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const hashes = new Map(asked.map(({ id }) => [id, hashOf([term, id])]))
  const load = new Map(asked.map(({ id }) => [id, 0]))
  const [given, barred] = [grouped(assigned), grouped(recused)]
  for (const { member } of assigned) if (load.has(member)) load.set(member, (load.get(member) ?? 0) + 1)
  const before = new Map(load)
  const freeFor = (application: string) =>
    asked.flatMap(({ id }) =>
      given.get(application)?.has(id) || barred.get(application)?.has(id) ? [] : [id],
    )
  const isReadAgain = new Set(again?.order.filter((id) => freeFor(id).length > 0).slice(0, again.count))
  const free = new Map<string, string[]>()
  const chosen = new Map<string, Set<string>>()
  for (const [hash, application] of inOrder(term, applications)) {
    const others = freeFor(application)
    const least = others.toSorted(
      (one, other) =>
        (load.get(one) ?? 0) - (load.get(other) ?? 0) ||
        mixed(hash, hashes.get(one) ?? 0) - mixed(hash, hashes.get(other) ?? 0),
    )
    const missing = again
      ? Number(isReadAgain.has(application))
      : Math.max(0, needed - (given.get(application)?.size ?? 0))
    const taken = new Set(least.slice(0, missing))
    for (const id of taken) load.set(id, (load.get(id) ?? 0) + 1)
    free.set(application, others)
    chosen.set(application, taken)
  }
  evenOut({ free, chosen, load })
  const added = [...chosen].flatMap(([application, taken]) =>
    [...taken].sort().map((member) => ({ application, member })),
  )
  const has = (application: string) =>
    (given.get(application)?.size ?? 0) + (chosen.get(application)?.size ?? 0)
  return {
    digest: digest([
      needed,
      asked,
      applications.toSorted(),
      ...[assigned, recused].map((pairs) => pairs.map(pairKey).sort()),
      added,
      ...(again ? [again.count] : []),
    ]),
    applications: again ? isReadAgain.size : applications.length,
    loads: asked.map(({ id, name }) => {
      const had = before.get(id) ?? 0
      return { member: { id, name }, present: had, added: (load.get(id) ?? 0) - had }
    }),
    short: again
      ? again.count - isReadAgain.size
      : applications.filter((application) => has(application) < needed).length,
    added,
  }
}

const distinct = (pairs: Pair[]) => [...new Map(pairs.map((pair) => [pairKey(pair), pair])).values()]
const grouped = (pairs: Pair[]) =>
  new Map(
    [...Map.groupBy(pairs, ({ application }) => application)].map(([application, its]) => [
      application,
      new Set(its.map(({ member }) => member)),
    ]),
  )
const inOrder = (term: number, applications: string[]): [number, string][] =>
  applications
    .map((application): [number, string] => [hashOf([term, application]), application])
    .sort(([one, first], [other, second]) => one - other || (first < second ? -1 : 1))

const hashOf = (value: unknown) => Buffer.from(digest(value), 'base64url').readUInt32BE(0)
/** Another order of the members for each application, so that the pairs vary. */
function mixed(one: number, other: number): number {
  const crossed = (one ^ Math.imul(other, 0x9e3779b1)) >>> 0
  const spread = Math.imul(crossed ^ (crossed >>> 16), 0x85ebca6b)
  return (spread ^ (spread >>> 13)) >>> 0
}

/** The variable part of an assignment, by ids. */
interface Loads {
  /** The possible reviewers of each application. */
  free: ReadonlyMap<string, readonly string[]>
  /** The new reviewers, in addition to the fixed ones. */
  chosen: ReadonlyMap<string, Set<string>>
  /** The total of each member. */
  load: Map<string, number>
}
interface Step {
  from: string
  application: string
}

/**
 * Moves applications from members to members with at least two fewer, over others in between where they are recused,
 * until there is no such path. Then no other assignment has more even loads.
 */
function evenOut(loads: Loads): void {
  while (improve(loads));
}

function improve(loads: Loads): boolean {
  const byLoad = [...loads.load].sort(([, one], [, other]) => other - one)
  const least = byLoad.at(-1)?.[1] ?? 0
  for (const [member, load] of byLoad) {
    if (load < least + 2) return false
    const way = findWay(loads, member, load)
    if (!way) continue
    reassign(loads, way)
    return true
  }
  return false
}

/** The shortest path from this member to one with at least two fewer, each with its application. */
function findWay({ free, chosen, load }: Loads, start: string, most: number): [string, Step][] | null {
  const reached = new Map<string, Step | null>([[start, null]])
  for (const from of reached.keys())
    for (const [application, given] of chosen) {
      if (!given.has(from)) continue
      for (const to of free.get(application) ?? []) {
        if (given.has(to) || reached.has(to)) continue
        reached.set(to, { from, application })
        if ((load.get(to) ?? 0) <= most - 2) return wayTo(reached, to)
      }
    }
  return null
}

function wayTo(reached: ReadonlyMap<string, Step | null>, end: string): [string, Step][] {
  const way: [string, Step][] = []
  for (let at = end, step = reached.get(at); step; at = step.from, step = reached.get(at))
    way.push([at, step])
  return way
}

function reassign({ chosen, load }: Loads, way: [string, Step][]): void {
  for (const [to, { from, application }] of way) {
    chosen.get(application)?.delete(from)
    chosen.get(application)?.add(to)
    load.set(to, (load.get(to) ?? 0) + 1)
    load.set(from, (load.get(from) ?? 0) - 1)
  }
}
