import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { entryOf, root, type Service, services } from '../src/paths.ts'
import { wordsFor } from '../src/plain-error.ts'
import type { Part } from '../src/process/part.ts'
import type { Stack } from '../src/stack/stack.ts'
import { pageSource } from './pages.ts'

/** Waits for further saves, as when an editor saves all files or git checks out a branch. */
const QUIET_MS = 50
/** Short, because running requests are the developer's own. */
const STOP_LIMIT_MS = 200
/** Waits no longer for a program that does not come back. */
const LONGEST_WAIT_MS = 5_000

type Restarts = {
  /** Call it for every file that was saved, created or removed. */
  saved: (file: string) => void
  /** Resolves when no restart is pending, or a restart has taken too long. */
  idle: () => Promise<void>
  stop: () => void
}
type Options = Pick<Stack, 'parts' | 'migrate'> & {
  say: (line: string) => void
  refreshPages: () => void
}

/** Restarts what a saved file affects: the programs that import it, and every program that does not run. */
export function createRestarts({ parts, migrate, say, refreshPages }: Options): Restarts {
  const programs = parts.filter(isProgram)
  const unhandled = new Set<string>()
  const atWork = new Map<Part, Promise<void>>()
  const again = new Set<Part>()
  let collecting: Promise<void> | null = null
  let isStopped = false

  function saved(file: string): void {
    if (isStopped) return
    unhandled.add(file)
    collecting ??= collect()
      .catch((error) => say(wordsFor(error)))
      .finally(() => {
        collecting = null
      })
  }

  async function collect(): Promise<void> {
    for (let count = 0; count < unhandled.size; await sleep(QUIET_MS)) count = unhandled.size
    const files = [...unhandled]
    unhandled.clear()
    const migrated = await migrateFor(files)
    if (files.includes(pageSource)) refreshPages()
    for (const part of programs)
      if (isConcerned(part, files) || migrated.has(schemaOf(part))) void restart(part, nameOf(files))
  }

  /** Looks up the program's imports each time, since they may change. */
  function isConcerned(part: Program, files: string[]): boolean {
    const entry = entryOf(part.kind)
    if (part.kind === 'gateway' && files.includes(pageSource)) return true
    const modules = modulesOf(entry)
    const isOwnData = (file: string) => file.startsWith(join(entry, '..') + sep) && !/\.tsx?$/.test(file)
    const isOurs = files.some((file) => modules.has(file) || isOwnData(file))
    return isOurs || (!part.isRunning() && files.some((file) => /\.ts$/.test(file)))
  }

  async function migrateFor(files: string[]): Promise<Set<string>> {
    const migrated = new Set<string>()
    for (const service of services) {
      const folder = join(root, 'services', service, 'migrations') + sep
      if (!files.some((file) => file.startsWith(folder))) continue
      try {
        const applied = await migrate(service)
        say(`${service}: ${applied || 'no migration to apply; one that was applied is not applied again'}`)
        migrated.add(service)
      } catch (error) {
        say(wordsFor(error))
      }
    }
    return migrated
  }

  /** One restart per program: a save during a start ends that start and begins another. */
  async function restart(part: Part, why: string): Promise<void> {
    if (atWork.has(part)) {
      again.add(part)
      return part.stop(STOP_LIMIT_MS)
    }
    const work = restartUntilSettled(part, why).finally(() => atWork.delete(part))
    atWork.set(part, work)
    return work
  }

  async function restartUntilSettled(part: Part, why: string): Promise<void> {
    do {
      again.delete(part)
      const began = performance.now()
      try {
        await part.restart(STOP_LIMIT_MS)
        if (isStopped) await part.stop()
        else if (!again.has(part))
          say(`${part.name} started anew in ${((performance.now() - began) / 1000).toFixed(1)} s (${why})`)
      } catch (error) {
        if (!again.has(part) && !isStopped) say(wordsFor(error))
      }
    } while (again.has(part) && !isStopped)
  }

  return {
    saved,
    idle: async () => {
      const settled = async () => {
        await collecting
        await Promise.all(atWork.values())
      }
      if (collecting || atWork.size > 0)
        await Promise.race([settled(), sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
    },
    stop: () => {
      isStopped = true
    },
  }
}

type Program = Part & { kind: Service | 'gateway' | 'delivery' }
const isProgram = (part: Part): part is Program => part.kind !== 'mysql' && part.kind !== 'redis'
const schemaOf = ({ kind }: Part) => (kind === 'delivery' ? 'applicants' : kind)
const nameOf = ([first = '', ...others]: string[]) =>
  relative(root, first) + (others.length > 0 ? ` and ${others.length} more` : '')

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:\.|@recruit\/)[^']+)'/g

/** Our files that a program consists of: its entry and all its imports. */
function modulesOf(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  if (!existsSync(entry)) return found
  for (const [, target = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const file = fileOf(entry, target)
    if (file) modulesOf(file, found)
  }
  return found
}

function fileOf(from: string, target: string): string | null {
  if (target.startsWith('.')) return resolve(dirname(from), target)
  try {
    return createRequire(from).resolve(target)
  } catch {
    // A missing file: the program itself reports it when it starts.
    return null
  }
}
