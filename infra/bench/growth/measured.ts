/** What `npm run bench:growth` measures, as it is kept in `measured.json`. */

/** Programs of one kind count as one: the replicas of applicants that a gateway knows are added up. */
export const PROGRAMS = ['gateway', 'applicants', 'settings', 'auth', 'mysql', 'redis'] as const
export type Program = (typeof PROGRAMS)[number]
/** Microseconds of processor time of each program. */
export type Micros = Record<Program, number>

export const CALL_NAMES = [
  'settings',
  'page',
  'lookup',
  'result',
  'save',
  'submit',
  'list',
  'sign-in',
  'enrol',
] as const
export type CallName = (typeof CALL_NAMES)[number]
/** Calls of the days on which everybody comes: they are measured busy too. */
export const BUSY: CallName[] = ['settings', 'page', 'lookup', 'result', 'save', 'submit']

/** How many ask: a modest number, at random moments, or as many as can be answered. A busy process does a call for less. */
export type Pace = 'calm' | 'busy'

/** One call at one size and number of replicas; medians of all rounds, without what the programs need when idle. */
export interface MeasuredCost {
  call: CallName
  pace: Pace
  /** In the term. */
  applications: number
  /** Of applicants, behind one gateway. */
  replicas: number
  /** In the reply of a list. */
  rows: number
  /** Of one call. */
  micros: Micros
}
/** What one process needs in a second in which nobody asks. */
export interface MeasuredIdle {
  program: Program
  /** Of a gateway: the replicas of applicants that it asks how they are. Of one of these: the gateways that ask. */
  known: number
  micros: number
}
/** A prediction and what was measured afterwards. */
export interface Checked {
  what: 'rush' | 'full'
  program: Program
  predicted: number
  measured: number
}
export interface Measured {
  date: string
  machine: string
  rounds: number
  seconds: number
  costs: MeasuredCost[]
  idle: MeasuredIdle[]
  /** Of how many applications and replicas, at how many visits a second. */
  checkedAt: { applications: number; replicas: number; visits: number } | null
  checks: Checked[]
}

/** The same for every program. */
export const eachProgram = (of: (program: Program) => number): Micros =>
  Object.fromEntries(PROGRAMS.map((program) => [program, of(program)])) as Micros
