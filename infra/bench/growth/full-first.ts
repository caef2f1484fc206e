/** From the model: at what rate each part is full, which is the first, and what a rate needs. */
import { type CallName, eachProgram, type Micros, type Pace, PROGRAMS, type Program } from './measured.ts'
import { type Circumstances, costOf, type Model } from './model.ts'

/** What people do, as so many of each call. */
export type Work = Partial<Record<CallName, number>>
/** What somebody does on announcement day. */
export const VISIT: Work = { settings: 3, page: 1, lookup: 1, result: 1 }
/** What somebody does on deadline day: the form saves by itself now and then. */
export const APPLYING: Work = { save: 10, submit: 1 }

export interface Processes {
  gateways: number
  applicants: number
}
/** A core is what one Node process or Redis can use; MySQL uses all that its machine has. */
const MICROS_OF_CORE = 1e6
/** A service of each kind beside applicants. */
const OTHER_SERVICES = 2
/** Less than this of a piece of work, in microseconds, is noise: such a part is never full. */
const WORTH_TELLING = 20

/** Of one piece of work, in microseconds: of a process that has little to do, and of one that never waits. */
export interface Cost {
  calm: number
  /** Never above the other. */
  busy: number
}

/** By program. */
export function costOfWork(model: Model, work: Work, at: Circumstances): Record<Program, Cost> {
  const sums = (pace: Pace) => {
    const costs = Object.entries(work).map(([call, times]) => ({
      times,
      cost: costOf(model, pace, call as CallName, at),
    }))
    return eachProgram((program) => costs.reduce((sum, { times, cost }) => sum + times * cost[program], 0))
  }
  const [calm, busy] = [sums('calm'), sums('busy')]
  return Object.fromEntries(
    PROGRAMS.map((program) => [
      program,
      { calm: calm[program], busy: Math.min(calm[program], busy[program]) },
    ]),
  ) as Record<Program, Cost>
}

/**
 * How many cores of one process so much a second keeps busy: what a piece of work costs falls in a straight line from
 * calm to busy as the process gets fuller, `u = rate · (calm − u · (calm − busy))`. Beyond a full one it falls no further.
 */
export function coresOf({ calm, busy }: Cost, rate: number): number {
  const [one, saved] = [calm / MICROS_OF_CORE, (calm - busy) / MICROS_OF_CORE]
  return Math.max((rate * one) / (1 + rate * saved), (rate * busy) / MICROS_OF_CORE)
}

/** The other way round: how much a second keeps so many cores busy. */
export function rateOf({ calm, busy }: Cost, cores: number): number {
  const share = Math.min(1, cores)
  const each = (calm - share * (calm - busy)) / MICROS_OF_CORE
  return Math.max(0, cores) / each
}

/** Of all processes of each program together, in a second in which nobody asks. */
export function idleOf({ idle }: Model, { gateways, applicants }: Processes): Micros {
  const processes: Micros = {
    gateway: gateways,
    applicants,
    settings: 1,
    auth: 1,
    // What asks it how it is.
    mysql: applicants + OTHER_SERVICES,
    redis: gateways + applicants + OTHER_SERVICES,
  }
  const known = eachProgram((program) => (program === 'gateway' ? applicants : gateways))
  return eachProgram((program) => processes[program] * idleOfOne(program))
  function idleOfOne(program: Program): number {
    const { base, perKnown } = idle[program]
    return base + perKnown * known[program]
  }
}

/** How many cores of each program are busy at so many pieces of work a second. */
export function coresAt(
  model: Model,
  work: Work,
  at: Circumstances,
  rate: number,
  processes: Processes,
): Micros {
  const [cost, idle] = [costOfWork(model, work, at), idleOf(model, processes)]
  const sharing = (program: Program) =>
    program === 'gateway' ? processes.gateways : program === 'applicants' ? processes.applicants : 1
  return eachProgram((program) => {
    const count = sharing(program)
    return count * coresOf(cost[program], rate / count) + idle[program] / MICROS_OF_CORE
  })
}

export interface Full {
  program: Program
  cost: Cost
  /** Pieces of work a second. */
  rate: number
}

/** With one process of each and so many cores for MySQL: which part is full at which rate, the first one first. */
export function fullFirst(model: Model, work: Work, at: Circumstances, mysqlCores: number): Full[] {
  const [cost, idle] = [costOfWork(model, work, at), idleOf(model, { gateways: 1, applicants: 1 })]
  return PROGRAMS.filter((program) => cost[program].calm >= WORTH_TELLING && cost[program].busy > 0)
    .map((program) => {
      const cores = program === 'mysql' ? mysqlCores : 1
      const rate = rateOf(cost[program], cores - idle[program] / MICROS_OF_CORE)
      return { program, cost: cost[program], rate }
    })
    .toSorted((one, other) => one.rate - other.rate)
}

export interface Needs extends Processes {
  mysqlCores: number
  /** How much of its core Redis uses. */
  redisCore: number
}
/** Gateways and services ask each other how they are: the numbers of both are found together. */
const MOST_STEPS = 50

/** What a rate needs where no part may be busier than this share of its cores. */
export function needsAt(model: Model, work: Work, at: Circumstances, rate: number, share: number): Needs {
  let processes: Processes = { gateways: 1, applicants: 1 }
  for (let step = 0; step < MOST_STEPS; step++) {
    const cores = coresAt(model, work, at, rate, processes)
    const more = {
      gateways: Math.max(processes.gateways, Math.ceil(cores.gateway / share)),
      applicants: Math.max(processes.applicants, Math.ceil(cores.applicants / share)),
    }
    if (more.gateways === processes.gateways && more.applicants === processes.applicants) break
    processes = more
  }
  const { mysql, redis } = coresAt(model, work, at, rate, processes)
  return { ...processes, mysqlCores: Math.ceil(mysql / share), redisCore: redis }
}
