import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnChild } from '@recruit/local/process/child'
import { within } from '@recruit/local/process/wait'
import { clock, PATIENCE_MS, type Plan, type Told } from './plan.ts'

/** How long the generator may take to read its plan and to write its outcomes, outside of the load. */
const READING_LIMIT_MS = 30_000

interface RunningLoad {
  pid: number
  /** Milliseconds since the first request could leave. */
  now: () => number
  /** Resolves after this many milliseconds from the beginning. */
  at: (ms: number) => Promise<void>
  told: Promise<Told>
}

/** Starts the generator with a plan and resolves when the load begins. */
export async function startLoad(folder: string, planned: Omit<Plan, 'file'>): Promise<RunningLoad> {
  const plan: Plan = { ...planned, file: join(folder, 'outcomes.json') }
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  let hear = (_text: string) => {}
  const first = new Promise<string>((resolve) => {
    hear = resolve
  })
  const args = [join(import.meta.dirname, 'generator.ts'), file]
  const child = spawnChild({
    name: 'generator',
    command: process.execPath,
    args,
    env: { PATH: process.env.PATH ?? '' },
    dataDir: folder,
    onStdout: (text) => hear(text),
  })
  const tooEarly = child.exited.then(() => Promise.reject(new Error(`No load: ${child.logTail()}`)))
  tooEarly.catch(() => {})
  const begins = Number(
    await within(Promise.race([first, tooEarly]), { what: 'The load generator', limitMs: READING_LIMIT_MS }),
  )
  const now = () => clock() - begins
  const last = plan.shots.at(-1)?.at ?? 0
  const ended = within(child.exited, {
    what: 'The load',
    limitMs: last - now() + PATIENCE_MS + READING_LIMIT_MS,
  })
  return {
    pid: child.pid ?? 0,
    now,
    at: async (ms) => void (await sleep(Math.max(0, ms - now()))),
    told: ended.then(({ code }) => {
      if (code !== 0) throw new Error(`The load generator failed: ${child.logTail()}`)
      return JSON.parse(readFileSync(plan.file, 'utf8'))
    }),
  }
}
