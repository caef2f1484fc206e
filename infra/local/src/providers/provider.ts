import { PlainError } from '../plain-error.ts'
import type { Part } from '../process/part.ts'
import type { LaunchContext } from '../stack/launch-context.ts'

/** A server that is ready: its address with credentials, and what was started for it (nothing for a given one). */
export type Server = { url: string; parts: Part[]; stop: () => Promise<void> }

/** One way to get a server; null if it is unavailable on this machine. */
export type Provider = (context: LaunchContext) => Promise<Server | null>

/** Returns the server of the first provider that has one. Throws a PlainError with the server's name if none has. */
export async function startWithFirst(
  name: string,
  providers: Provider[],
  context: LaunchContext,
): Promise<Server> {
  for (const provider of providers) {
    const server = await provider(context)
    if (server) return server
  }
  throw new PlainError(`No ${name} could be started on this machine.`)
}
