import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const giveWay = fileURLToPath(new URL('give-way.ts', import.meta.url))
const SCHED_OTHER = 0
const SCHED_IDLE = 5

/** The policies of all threads of a program that gave way so, one thread that began later among them. */
function policiesAfter(call: string): number[] {
  const program = `import { readdirSync, readFileSync } from 'node:fs'
    import { Worker } from 'node:worker_threads'
    import { runWhileIdle } from ${JSON.stringify(giveWay)}
    if (!${call}) throw new Error('not to be had')
    const worker = new Worker('setInterval(() => undefined, 1000)', { eval: true })
    await new Promise((resolve) => worker.once('online', resolve))
    const policyOf = (task) => {
      const stat = readFileSync('/proc/self/task/' + task + '/stat', 'utf8')
      // Behind the name in brackets the policy is the 39th.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[38])
    }
    console.log(JSON.stringify(readdirSync('/proc/self/task').map(policyOf)))
    process.exit(0)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program])
  return JSON.parse(String(stdout))
}

test.runIf(process.platform === 'linux')(
  'a program that runs while the machine is idle does so with all its threads',
  () => {
    const policies = policiesAfter("runWhileIdle('program')")
    expect(policies.length).toBeGreaterThan(2)
    expect(new Set(policies)).toEqual(new Set([SCHED_IDLE]))
  },
)

test.runIf(process.platform === 'linux')('or with one thread and what that begins', () => {
  const policies = policiesAfter("runWhileIdle('thread')")
  expect(policies.filter((policy) => policy === SCHED_IDLE)).toHaveLength(2)
  expect(policies).toContain(SCHED_OTHER)
})
