import { readdirSync, readFileSync } from 'node:fs'
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
