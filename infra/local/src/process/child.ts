import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from '../paths.ts'
import { PlainError } from '../plain-error.ts'
import { openLog } from './log-file.ts'
import { describeExit, type Exit, tailOf, within } from './wait.ts'

export type ChildSpec = {
  name: string
  command: string
  args: string[]
  env: Record<string, string>
  /** The folder of `logs/<name>.log`. */
  dataDir: string
  cwd?: string
  /** Receives stdout, which then does not go to the log. */
  onStdout?: (text: string) => void
}
export type Child = {
  name: string
  pid: number | undefined
  exited: Promise<Exit>
  isRunning: () => boolean
  isStopping: () => boolean
  /** SIGTERM, then SIGKILL for the whole group after the limit. Resolves when it has ended. */
  stop: (limitMs?: number) => Promise<void>
  logTail: (lines?: number) => string
}

/** In addition to the time for which it still serves. */
const STOP_LIMIT_MS = 8_000
const ROTATE_EVERY_MS = 5_000
const living = new Set<Child>()

/**
 * Starts a named program in a process group of its own (Ctrl-C reaches only the top, which ends the others in order),
 * with a stdin pipe that closes when this process dies in any way.
 */
export function spawnChild(spec: ChildSpec): Child {
  const log = openLog(spec.dataDir, spec.name)
  const process_ = spawn(spec.command, spec.args, {
    cwd: spec.cwd ?? root,
    env: { ...spec.env, EXIT_WITH_STDIN: '1' },
    stdio: ['pipe', spec.onStdout ? 'pipe' : log.fd, log.fd],
    detached: true,
  })
  closeSync(log.fd)
  const rotating = setInterval(log.rotate, ROTATE_EVERY_MS).unref()
  process_.stdin?.on('error', () => {})
  if (spec.onStdout) process_.stdout?.setEncoding('utf8').on('data', spec.onStdout)
  let running = true
  let stopping = false
  const exited = exitOf(process_).finally(() => {
    running = false
    clearInterval(rotating)
    living.delete(child)
    killGroup(process_)
  })
  const child: Child = {
    name: spec.name,
    pid: process_.pid,
    exited,
    isRunning: () => running,
    isStopping: () => stopping,
    logTail: log.tail,
    async stop(limitMs = STOP_LIMIT_MS + Number(spec.env.LEAVE_MS ?? 0)) {
      if (!running) return
      stopping = true
      process_.kill('SIGTERM')
      const timer = setTimeout(() => killGroup(process_), limitMs)
      await exited
      clearTimeout(timer)
    },
  }
  living.add(child)
  return child
}

/** Runs a program to its end. Throws with its name and the tail of its log when it fails or takes too long. */
export async function runToEnd(spec: ChildSpec, limitMs: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const child = spawnChild(spec)
  try {
    const exit = await within(child.exited, { what: spec.name, limitMs, signal })
    if (exit.code !== 0) throw new PlainError(`${spec.name} ${describeExit(exit)}.${tailOf(child)}`)
  } finally {
    await child.stop(2_000)
  }
}

const guard = fileURLToPath(new URL('../../launch/guard.mjs', import.meta.url))

/** The command that runs a foreign program below the guard, which ends it with us. */
export const guarded = (program: string, args: string[]) => ({
  command: process.execPath,
  args: [guard, program, ...args],
})

/** Kills all children in parallel, when no caller is left to wait for an orderly end. */
export async function stopAllChildren(limitMs: number): Promise<void> {
  await Promise.all([...living].map((child) => child.stop(limitMs)))
}

/** A program that could not be started counts as exited without a code. */
const exitOf = (child: ChildProcess): Promise<Exit> =>
  new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }))
    // 'close' rather than 'exit', so that stdout is complete.
    child.once('close', (code, signal) => resolve({ code, signal }))
  })

/** Also ends the child's children, such as the server below a killed guard. */
export function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The process has ended already.
  }
}
