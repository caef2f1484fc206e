import { tracingChannel } from 'node:diagnostics_channel'

/** `refused`: the server answered with an error, for example a duplicate key. `failed`: no answer. */
export type Outcome = 'ok' | 'refused' | 'failed'
type Store = 'mysql' | 'redis'

/**
 * What a driver reports of a command. MySQL statements contain values and Redis arguments contain keys: neither is
 * kept.
 */
export interface Command {
  query?: string
  command?: string
  error?: unknown
}

/** The channels on which the drivers report each command; without a listener they cost nothing. */
const CHANNELS: Record<string, Store> = {
  'mysql2:query': 'mysql',
  'mysql2:execute': 'mysql',
  'mysql2:connect': 'mysql',
  'ioredis:command': 'redis',
  'node-redis:command': 'redis',
}
const ANSWERED = /^(ReplyError|SimpleError|BlobError|ErrorReply)$/

/** Calls `begin` for every command to MySQL or Redis, and its result at the answer. */
export function watchCommands(
  begin: (store: Store, command: Command) => ((outcome: Outcome) => void) | undefined,
): void {
  for (const [name, store] of Object.entries(CHANNELS)) {
    const underWay = new WeakMap<object, (outcome: Outcome) => void>()
    const end = (command: object, outcome: Outcome) => {
      underWay.get(command)?.(outcome)
      underWay.delete(command)
    }
    tracingChannel<string, Command>(name).subscribe({
      start: (command) => {
        const ended = begin(store, command)
        if (ended) underWay.set(command, ended)
      },
      end: () => undefined,
      // Runs before `asyncStart`, which then finds nothing to end.
      error: (command) => end(command, isAnswer(command.error) ? 'refused' : 'failed'),
      asyncStart: (command) => end(command, 'ok'),
      asyncEnd: () => undefined,
    })
  }
}

function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { sqlState, fatal } = error as { sqlState?: unknown; fatal?: boolean }
  return ANSWERED.test(error.name) || (typeof sqlState === 'string' && sqlState !== '' && !fatal)
}
