import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnChild } from '@recruit/local/process/child'
import { within } from '@recruit/local/process/wait'
import { clock, type LoadResult, PATIENCE_MS, type Plan } from './plan.ts'

/** How long the generator may take to read its plan and to write its outcomes, outside of the load. */
const READING_LIMIT_MS = 30_000

interface RunningLoad {
  /** Milliseconds since the first request could leave. */
  now: () => number
  /** Resolves after this many milliseconds from the beginning. */
  at: (ms: number) => Promise<void>
  told: Promise<LoadResult>
}

/** Starts the generator with a plan and resolves when the load begins. `authority` is a file that it trusts. */
export async function startLoad(planned: Omit<Plan, 'file'>, authority?: string): Promise<RunningLoad> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-load-'))
  const plan: Plan = { ...planned, file: join(folder, 'outcomes.json') }
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const { promise: first, resolve: onStdout } = Promise.withResolvers<string>()
  const child = spawnChild({
    name: 'generator',
    command: process.execPath,
    args: [join(import.meta.dirname, 'generator.ts'), file],
    env: { PATH: process.env.PATH ?? '', ...(authority && { NODE_EXTRA_CA_CERTS: authority }) },
    dataDir: folder,
    onStdout,
  })
  const told = child.exited
    .then(({ code }): LoadResult => {
      if (code !== 0) throw new Error(`The load generator failed: ${child.logTail()}`)
      return JSON.parse(readFileSync(plan.file, 'utf8'))
    })
    .finally(() => rmSync(folder, { recursive: true, force: true }))
  const begins = Number(
    await within(Promise.race([first, told]), { what: 'The load generator', limitMs: READING_LIMIT_MS }),
  )
  const now = () => clock() - begins
  const last = plan.shots.at(-1)?.at ?? 0
  const limitMs = last - now() + PATIENCE_MS + READING_LIMIT_MS
  return {
    now,
    at: async (ms) => void (await sleep(Math.max(0, ms - now()))),
    told: within(told, { what: 'The load', limitMs }),
  }
}
