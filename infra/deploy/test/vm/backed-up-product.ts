import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBackup } from '@recruit/local/backup/format'
import { root } from '@recruit/local/paths'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { insertApplicants, inventApplicants } from '../../../bench/day/people.ts'
import { fetchSnapshot, openRepository, type Snapshot, wholeSnapshots } from '../../vm/backup/repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'recruit-backups-'))
Object.assign(process.env, {
  RESTIC_REPOSITORY: join(folder, 'repository'),
  RESTIC_PASSWORD: 'of this test alone',
  RESTIC_CACHE_DIR: join(folder, 'cache'),
  STATE_FILE: join(folder, 'state.json'),
})
/** The product whose rows are backed up into a repository of the importing test file. */
export let stack: TestStack

/** Starts it with that many submitted applications, and ends it behind the tests. */
export function useBackedUpProduct(people: number): void {
  beforeAll(async () => {
    stack = await startTestStack(inject('mysqlAdminUrl'))
    await openPeriod(stack.url)
    await insertApplicants(stack, inventApplicants(people), 'submitted')
  })
  afterAll(async () => {
    await stack?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
}

/** Runs the program of the container; what it started dies with it, as there. Returns its exit code, null if killed. */
export async function backUp(killedAfterMs?: number): Promise<number | null> {
  const child = spawn(process.execPath, ['infra/deploy/vm/backup/main.ts', 'now'], {
    cwd: root,
    env: { ...process.env, MYSQL_URL: `${stack.mysqlAdminUrl}${stack.prefix}` },
    detached: true,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  if (killedAfterMs !== undefined) {
    await Promise.race([ended, sleep(killedAfterMs)])
    if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGKILL')
  }
  const [code] = await ended
  return code
}

/** The whole backups, as every command finds them. The lock of a killed process counts until the system has reaped it. */
export const found = () =>
  vi.waitFor(
    async () => {
      await openRepository()
      return wholeSnapshots()
    },
    { timeout: 60_000, interval: 500 },
  )

/** How many applications a backup holds. */
export async function applicationsIn(snapshot: Snapshot): Promise<number | undefined> {
  const file = join(folder, `${snapshot.id}.gz`)
  await fetchSnapshot(snapshot, file)
  return (await checkBackup(file)).schemas.applicants.rows.applications
}
