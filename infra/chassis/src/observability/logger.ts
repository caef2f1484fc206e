import { type Logger, pino } from 'pino'

export type { Logger }

/** Lines are written in batches, none later than `LONGEST_WAIT_MS`: a write for each line took a tenth of a call. */
const BATCH_BYTES = 4_096
const LONGEST_WAIT_MS = 250
/** Lines beyond are dropped while the disk is full. */
const MOST_WAITING_BYTES = 1_000_000
/** pino's number of the level. */
const WARNING = 40

const batched = () => {
  const lines = pino.destination({ minLength: BATCH_BYTES, maxLength: MOST_WAITING_BYTES, sync: true })
  // An error without a listener ends the process. The lines wait for the next write.
  lines.on('error', () => undefined)
  let isDue = false
  // pino flushes at exit only for asynchronous destinations.
  process.on('exit', () => lines.flush())
  /** Writes waiting lines within `LONGEST_WAIT_MS`. The library's own timer would wake an idle process. */
  const flushSoon = () => {
    if (isDue) return
    isDue = true
    const flush = () => {
      isDue = false
      lines.flush()
    }
    setTimeout(flush, LONGEST_WAIT_MS).unref()
  }
  return { lines, flushSoon }
}
/** All loggers of a process share one destination. */
let stdout: ReturnType<typeof batched> | undefined

/**
 * JSON lines on stdout, in batches; a warning or an error flushes immediately.
 *
 * Fields are chosen, not scrubbed: method, route pattern, status, duration and request id; never a body, a header, an
 * address or an id of a person. Of an error: its name, code and stack frames, because messages of database errors quote
 * values.
 */
export function createLogger(name: string, level: string): Logger {
  stdout ??= batched()
  const { lines, flushSoon } = stdout
  return pino(
    {
      name,
      level,
      base: { service: name },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: {
        logMethod(line, method, severity) {
          method.apply(this, line)
          if (severity >= WARNING) lines.flush()
          else flushSoon()
        },
      },
    },
    lines,
  )
}

function describeError(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const { code, original } = thrown as { code?: unknown; original?: { code?: unknown } }
  const known = code ?? original?.code
  return {
    type: thrown.name,
    ...(typeof known === 'string' ? { code: known } : {}),
    frames: (thrown.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(thrown.cause ? { cause: describeError(thrown.cause) } : {}),
  }
}

const EVERY_MS = 1_000

interface Seen {
  lines: number
  passedOver: number
}

/**
 * Logs up to `perSecond` lines of each kind, then one line with the number of dropped ones, so that a flood fills no
 * disk. `kind` must have few values: a route and a status, never what a client chose.
 */
export function sampledLog(log: Pick<Logger, 'warn'>, perSecond = 20) {
  const kinds = new Map<string, Seen>()
  const sum = () => {
    for (const [kind, { passedOver }] of kinds)
      if (passedOver) log.warn({ kind, passedOver }, 'lines passed over')
    kinds.clear()
  }
  /** Whether a line of this kind may be written now; counts it if not. */
  return (kind: string): boolean => {
    if (kinds.size === 0) setTimeout(sum, EVERY_MS).unref()
    const seen = kinds.get(kind)
    if (!seen) kinds.set(kind, { lines: 1, passedOver: 0 })
    else if (seen.lines < perSecond) seen.lines++
    else seen.passedOver++
    return !seen?.passedOver
  }
}
