import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { workersGiveWay } from './give-way.ts'
import { hashKey } from './key.ts'

test.runIf(process.platform === 'linux')(
  'the threads that compare keys give way, the one that answers does not',
  async () => {
    // The threads are there from the first work for them on.
    await hashKey('anything')
    workersGiveWay()
    const own = getPriority(process.pid)
    const workers = readdirSync('/proc/self/task').filter(
      (task) => readFileSync(`/proc/self/task/${task}/comm`, 'utf8').trim() === 'libuv-worker',
    )
    expect(workers.length).toBeGreaterThan(0)
    for (const task of workers) expect(getPriority(Number(task))).toBeGreaterThan(own)
  },
)
