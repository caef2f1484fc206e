import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const TASKS = '/proc/self/task'

/**
 * Lets threads of this program give way to whoever answers somebody that waits; the name is the one that Linux lists:
 * `libuv-worker` for what Node does beside its event loop, in auth comparing keys, `V8Worker` for garbage. A thread that
 * begins later has the priority of the one that begins it. On Linux each thread has a priority of its own, and
 * setting the process's would change only its main thread's; elsewhere nothing changes.
 */
export function threadsGiveWay(isMeant: (name: string) => boolean): void {
  if (process.platform !== 'linux') return
  for (const task of readdirSync(TASKS)) {
    try {
      const name = readFileSync(`${TASKS}/${task}/comm`, 'utf8').trim()
      if (isMeant(name)) setPriority(Number(task), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // A thread that has just ended needs no priority; nor is one worth not starting for.
    }
  }
}

const CHRT_LIMIT_MS = 1_000

/**
 * Lets this program, or the present thread alone, run only while no other thread wants the processor: SCHED_IDLE. A
 * thread of low priority may end its slice first, some 1.4 ms on two processors, while whoever has just woken waits.
 * On a machine that is never idle such work takes long. Returns false where this is not to be had: it needs Linux and
 * `chrt`. A thread that begins later is like the one that begins it.
 */
export function runWhileIdle(who: 'program' | 'thread'): boolean {
  if (process.platform !== 'linux') return false
  const task = who === 'program' ? String(process.pid) : readlinkSync('/proc/thread-self').replace(/.*\//, '')
  const all = who === 'program' ? ['--all-tasks'] : []
  const args = [...all, '--idle', '--pid', '0', task]
  return spawnSync('chrt', args, { stdio: 'ignore', timeout: CHRT_LIMIT_MS }).status === 0
}
