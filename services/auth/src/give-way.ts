import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const TASKS = '/proc/self/task'

/**
 * Lets the threads that compare keys give way to the one that answers: who only asks about a session must not wait
 * behind somebody's signing in. On Linux each thread has a priority of its own; elsewhere nothing changes.
 */
export function workersGiveWay(): void {
  if (process.platform !== 'linux') return
  for (const task of readdirSync(TASKS)) {
    try {
      const name = readFileSync(`${TASKS}/${task}/comm`, 'utf8').trim()
      if (name === 'libuv-worker') setPriority(Number(task), constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // A thread that has just ended needs no priority; nor is one worth not starting for.
    }
  }
}
