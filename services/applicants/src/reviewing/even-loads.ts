/** The variable part of an assignment, by ids. */
export interface Loads {
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
export function evenOut(loads: Loads): void {
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
