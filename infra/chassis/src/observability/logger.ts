import { pino } from 'pino'

export type { Logger } from 'pino'

/**
 * JSON lines on stdout. What is logged is chosen, not scrubbed: method, route pattern, status, duration and
 * request id; never a body, a header, an address or an id of a person. Of an error: its name, code and stack frames,
 * because messages of database errors quote values.
 */
export const createLogger = (name: string, level: string) =>
  pino({
    name,
    level,
    base: { service: name },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })

function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code } = thrown as { code?: unknown }
  return {
    type: thrown.name,
    ...(typeof code === 'string' ? { code } : {}),
    frames: (thrown.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(thrown.cause ? { cause: describeError(thrown.cause) } : {}),
  }
}
