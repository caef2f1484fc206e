import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Reads the environment once, strictly. A secret may come as a file: `NAME_FILE` names it.
 * Ends the process with one line per problem; a value is never printed.
 */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
): z.output<z.ZodObject<Shape>> {
  const read = z
    .object(shape)
    .safeParse(Object.fromEntries(Object.keys(shape).map((name) => [name, settingOf(name, env)])))
  if (read.success) return read.data
  for (const issue of read.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`)
  process.exit(1)
}

function settingOf(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return env[name] || textOf(env[`${name}_FILE`]) || undefined
}

const REREAD_MS = 1_000

/**
 * Keeps these settings at what their files say, for keys that are replaced while the process runs. What cannot be
 * read or is no such setting is passed over: the last good one holds.
 */
export function followFiles<Shape extends z.ZodRawShape>(
  config: z.output<z.ZodObject<Shape>>,
  shape: Shape,
  env: NodeJS.ProcessEnv,
  names: (keyof Shape & string)[],
): void {
  const last = new Map<string, string | undefined>()
  const read = () => {
    for (const name of names) {
      const text = textOf(env[`${name}_FILE`])
      if (text === undefined || text === last.get(name)) continue
      last.set(name, text)
      const parsed = (shape[name] as unknown as z.ZodType).safeParse(text)
      if (parsed.success) Object.assign(config, { [name]: parsed.data })
    }
  }
  if (names.some((name) => env[`${name}_FILE`] && !env[name])) setInterval(read, REREAD_MS).unref()
}

function textOf(file: string | undefined): string | undefined {
  try {
    return file && readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Makes something of a setting, and makes it anew once the setting is another. */
export function following<Value, Made>(read: () => Value, make: (value: Value) => Made): () => Made {
  let value = read()
  let made = make(value)
  return () => {
    if (read() !== value) {
      value = read()
      made = make(value)
    }
    return made
  }
}

/** What every service needs to serve. */
export const serverShape = {
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  /** Serves /metrics, /healthz and /readyz alone, for Prometheus and probes on another machine; left out: no such port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Told in the metrics: a release, a commit. */
  BUILD_VERSION: z.string().optional(),
  /** Who takes traces, OTLP over HTTP; left out: there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The part of requests that is traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** How long after SIGTERM it goes on serving, no longer ready, until whoever spreads requests has noticed. */
  LEAVE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  EXIT_WITH_STDIN: z.string().optional(),
}
export type ServerConfig = z.output<z.ZodObject<typeof serverShape>>

/** Comma-separated, at least one. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
