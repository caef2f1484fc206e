import { medianOf } from '../load/ratio.ts'

/** What `--cpu-prof` writes: a tree of functions, and which of them ran at each sample. */
export interface CpuProfile {
  nodes: {
    id: number
    callFrame: { functionName: string; url: string; lineNumber: number }
    children?: number[]
  }[]
  /** By the machine's monotonic clock, in microseconds. */
  startTime: number
  samples: number[]
  timeDeltas: number[]
}
/** Shares of the time that the program was busy: alone, with what Node does for it, and with all that it calls. */
export interface Share {
  name: string
  self: number
  served: number
  whole: number
}
interface Shares {
  busySeconds: number
  functions: Share[]
  packages: Share[]
}

type CallFrame = CpuProfile['nodes'][number]['callFrame']
type Counted = Map<string, Omit<Share, 'name'>>

/**
 * Who was busy in a span of milliseconds by the monotonic clock, the largest share of its own time first. A sample counts
 * for twice the usual time at most: later it comes where another program had the processor, mostly after a system call.
 */
export function sharesOf(profile: CpuProfile, root: string, from: number, to: number): Shares {
  const most = 2 * medianOf(profile.timeDeltas)
  const stacks = stacksOf(profile, root)
  const functions: Counted = new Map()
  const packages: Counted = new Map()
  let busy = 0
  let at = profile.startTime
  for (const [index, sample] of profile.samples.entries()) {
    const since = profile.timeDeltas[index] ?? 0
    const spent = Math.min(since, most)
    at += since
    const stack = stacks.get(sample)
    if (!stack || at < from * 1_000 || at > to * 1_000) continue
    busy += spent
    count(functions, stack.functions, stack.served, spent)
    count(packages, stack.packages, stack.served, spent)
  }
  return {
    busySeconds: busy / 1e6,
    functions: ranked(functions, busy),
    packages: ranked(packages, busy),
  }
}

interface Stack {
  functions: string[]
  packages: string[]
  /** Who is the first of them that is neither Node nor C++: for whom the work is done. */
  served: number
}

/** Of each node that is work, itself first. */
function stacksOf({ nodes }: CpuProfile, root: string): Map<number, Stack> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  const known = new Map(nodes.map((node) => [node.id, node]))
  const frames = (id: number | undefined): CallFrame[] => {
    const node = id === undefined ? undefined : known.get(id)
    return node && node.callFrame.functionName !== '(root)'
      ? [node.callFrame, ...frames(parents.get(node.id))]
      : []
  }
  const works = nodes.filter(({ callFrame }) => !['(root)', '(idle)'].includes(callFrame.functionName))
  return new Map(
    works.map(({ id }) => {
      const stack = frames(id)
      return [
        id,
        {
          functions: stack.map((frame) => functionOf(frame, root)),
          packages: stack.map((frame) => packageOf(frame, root)),
          served: stack.findIndex(({ url }) => url && !url.startsWith('node:')),
        },
      ]
    }),
  )
}

function count(counted: Counted, stack: string[], served: number, spent: number): void {
  const [own = ''] = stack
  const add = (name: string, what: 'self' | 'served' | 'whole') => {
    const known = counted.get(name) ?? { self: 0, served: 0, whole: 0 }
    known[what] += spent
    counted.set(name, known)
  }
  add(own, 'self')
  add(stack[served] ?? own, 'served')
  for (const name of new Set(stack)) add(name, 'whole')
}

const ranked = (counted: Counted, busy: number): Share[] =>
  [...counted]
    .map(([name, { self, served, whole }]) => ({
      ...{ name, self: self / busy, served: served / busy, whole: whole / busy },
    }))
    .toSorted((a, b) => b.self - a.self)

/** A dependency by its name, our own code by the folder of its package, Node's by `node`. */
export function packageOf({ functionName, url }: CallFrame, root: string): string {
  if (!url) return functionName.startsWith('(') ? functionName : 'native'
  if (url.startsWith('node:')) return 'node'
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (dependency) return dependency
  const path = url.replace(`file://${root}/`, '')
  return /^(?:(?:infra|services)\/)?[^/]+/.exec(path)?.[0] ?? path
}

function functionOf(frame: CallFrame, root: string): string {
  const { functionName, url, lineNumber } = frame
  if (!url) return functionName
  const file = url.replace(`file://${root}/`, '').replace(/^.*node_modules\//, '')
  return `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}`
}
