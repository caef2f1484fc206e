import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const TASKS = '/proc/self/task'

/**
 * Lowers the priority of threads of this program below work that a caller waits for, by their Linux names:
 * `libuv-worker` compares keys in auth, `V8Worker` collects garbage.
 *
 * A thread inherits the priority of its creator. Only Linux has priorities per thread; elsewhere nothing changes.
 */
export function threadsGiveWay(isMeant: (name: string) => boolean): void {
  if (process.platform !== 'linux') return
  for (const task of readdirSync(TASKS)) {
    try {
      const name = readFileSync(`${TASKS}/${task}/comm`, 'utf8').trim()
      if (isMeant(name)) setPriority(Number(task), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The thread may have just ended, and a missing priority is no reason not to start.
    }
  }
}
