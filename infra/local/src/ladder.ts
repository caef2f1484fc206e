import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Failure } from './failure.ts'
import type { Part } from './part.ts'
import { PlainError } from './plain-error.ts'

/** Where servers are started: the data folder, the environment that names or excludes them, and who listens. */
export type Place = {
  dataDir: string
  env: NodeJS.ProcessEnv
  /** Shows one line to whoever started the stack. */
  say: (line: string) => void
  signal?: AbortSignal | undefined
  /** Nothing in them need outlive them: where an engine runs, they may be containers. */
  isDisposable?: boolean
  /** Told when a program that was ready ends without having been told to. */
  died?: ((failure: Failure) => void) | undefined
}

/** A server that is ready: its address with credentials, and what was started for it (nothing for a given one). */
export type Server = { url: string; parts: Part[]; stop: () => Promise<void> }

/** One way of getting a server; null when it is not open on this machine. */
export type Rung = (place: Place) => Promise<Server | null>

/** Tries the ways in order. Throws the advice when none is open. */
export async function climb(rungs: Rung[], place: Place, advice: string): Promise<Server> {
  for (const rung of rungs) {
    const server = await rung(place)
    if (server) return server
  }
  throw new PlainError(advice)
}

// Servers often stand where an ordinary user's PATH does not lead.
const usual = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/libexec']

/** The path of the first of these programs that is installed. */
export function findProgram(names: string[], env: NodeJS.ProcessEnv): string | null {
  const folders = [...(env.PATH ?? '').split(delimiter), ...usual].filter(Boolean)
  for (const name of names)
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name)
  return null
}
