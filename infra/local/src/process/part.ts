import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from '../paths.ts'
import { PlainError, wordsFor } from '../plain-error.ts'
import type { Child } from './child.ts'
import { describeExit } from './wait.ts'

/** Before a restart: a pause that watchers can see, and that keeps a program that always ends from occupying a core. */
const RETURN_MS = 1_000
const MINUTE_MS = 60_000

/** How a program ended unexpectedly. */
export type Failure = { name: string; code: number | null; how: string; logTail: string }

/** One program of a running stack, which can end and restart with the same address, data and environment. */
export type Part = {
  name: string
  kind: Service | 'gateway' | 'delivery' | 'mysql' | 'redis'
  url: string
  /** The address of its metrics; a server has none. */
  metricsUrl?: string | undefined
  /** Of the server itself, not of the guard above it. */
  pid: () => number | undefined
  isRunning: () => boolean
  /** Signals the server itself. Throws if it does not run. */
  signal: (signal: NodeJS.Signals) => void
  /** SIGTERM, and resolves when it has ended; also for a process in SIGSTOP. Kills it after the limit. */
  stop: (limitMs?: number) => Promise<void>
  /** Resolves when it is ready; immediately if it runs already. */
  start: () => Promise<void>
  restart: (limitMs?: number) => Promise<void>
}

export type PartSpec = Pick<Part, 'name' | 'kind' | 'url' | 'metricsUrl'> & {
  spawn: () => Child
  ready: (child: Child) => Promise<void>
  /** It runs below a guard, which is our child. */
  isGuarded?: boolean
  /** How often within a minute it starts again after an unexpected end; never by default. */
  restarts?: number | undefined
  /** Shows a restart. */
  say?: ((line: string) => void) | undefined
  /** Receives every other unexpected end after readiness; an earlier one rejects `start`. */
  died: (failure: Failure) => void
}

/** A part that is not started yet. */
export function createPart({ name, kind, url, metricsUrl, ...spec }: PartSpec): Part {
  let child: Child | undefined
  // Its end is noticed a moment later.
  let killed: Child | undefined
  let isWanted = false
  let restartedAt: number[] = []
  const isRunning = () => child !== killed && (child?.isRunning() ?? false)
  const pid = () => {
    if (!isRunning()) return undefined
    return spec.isGuarded ? onlyChildOf(child?.pid) : child?.pid
  }

  function signal(name_: NodeJS.Signals): void {
    const target = pid()
    if (target === undefined) throw new PlainError(`${name} does not run.`)
    process.kill(target, name_)
    if (name_ === 'SIGKILL') killed = child
  }

  async function stop(limitMs?: number): Promise<void> {
    isWanted = false
    if (!child?.isRunning()) return
    // A stopped process does not handle SIGTERM.
    if (process.platform === 'linux') goOn()
    await child.stop(limitMs)
  }

  function goOn(): void {
    try {
      signal('SIGCONT')
    } catch {
      // It is ending already.
    }
  }

  async function start(): Promise<void> {
    isWanted = true
    if (isRunning()) return
    await child?.exited
    const begun = spec.spawn()
    child = begun
    try {
      await spec.ready(begun)
    } catch (error) {
      await begun.stop()
      throw error
    }
    void begun.exited.then((exit) => {
      if (begun.isStopping()) return
      void ended({ name, code: exit.code, how: describeExit(exit), logTail: begun.logTail() })
    })
  }

  async function ended(failure: Failure): Promise<void> {
    const most = spec.restarts ?? 0
    restartedAt = restartedAt.filter((at) => performance.now() - at < MINUTE_MS)
    if (restartedAt.length >= most)
      return spec.died(
        most ? { ...failure, how: `${failure.how}, after ${most} restarts in a minute` } : failure,
      )
    restartedAt.push(performance.now())
    spec.say?.(`${name} ${failure.how}; it is started again.`)
    await sleep(RETURN_MS, undefined, { ref: false })
    if (!isWanted) return
    await start().catch((error) => {
      if (isWanted) void ended({ ...failure, how: `did not start (${wordsFor(error)})` })
    })
  }

  const restart = async (limitMs?: number) => {
    await stop(limitMs)
    await start()
  }
  return { name, kind, url, metricsUrl, pid, isRunning, signal, stop, start, restart }
}

/** The metrics addresses of one program's replicas. */
export const metricsUrlsOf = (parts: Part[], kind: Part['kind']): string[] =>
  parts.flatMap((part) => (part.kind === kind && part.metricsUrl ? [part.metricsUrl] : []))

/** The server below a guard; undefined if it has just ended. */
function onlyChildOf(guard: number | undefined): number | undefined {
  try {
    return Number.parseInt(readFileSync(`/proc/${guard}/task/${guard}/children`, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
