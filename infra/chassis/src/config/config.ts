import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { databaseUrl } from './secrets.ts'

/** Returns the current value of a key that may be replaced while the process runs. */
export type Rotating<Value> = () => Value

const REREAD_MS = 1_000

/** The text of a key's file without white space around it; undefined if it is unreadable. */
export function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Reads a key again from its file. An unreadable or malformed one is ignored: the last good one stays valid. */
export function rotating<Value>(first: Value, schema: z.core.$ZodType<Value>, file: string): Rotating<Value> {
  let held = first
  let last: string | undefined
  const reread = () => {
    const text = readKey(file)
    if (text === undefined || text === last) return
    last = text
    const parsed = z.safeParse(schema, text)
    if (parsed.success) held = parsed.data
  }
  setInterval(reread, REREAD_MS).unref()
  return () => held
}

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
type RotatingValues<Keys extends z.ZodRawShape> = {
  [Name in keyof Keys]: Rotating<z.output<Keys[Name]>>
}

/**
 * Reads the environment once, strictly, as an immutable value. A secret may be a file: `NAME_FILE` names it. `keys`
 * that come as files are read again while the process runs. Ends the process with one line per problem, without values.
 */
export function readConfig<Shape extends z.ZodRawShape, Keys extends z.ZodRawShape = Record<never, never>>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
  keys?: Keys,
): Readonly<Values<Shape> & RotatingValues<Keys>> {
  const whole = { ...shape, ...keys }
  const read = z
    .object(whole)
    .safeParse(Object.fromEntries(Object.keys(whole).map((name) => [name, settingOf(name, env)])))
  if (read.success) {
    const values: Record<string, unknown> = read.data
    const live = Object.entries(keys ?? {}).map(([name, schema]) => [
      name,
      liveKey(name, schema, values[name], env),
    ])
    return Object.freeze({ ...values, ...Object.fromEntries(live) })
  }
  for (const issue of read.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`)
  process.exit(1)
}

const settingOf = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  env[name] || fileOf(name, env) || undefined

function liveKey(name: string, schema: z.core.$ZodType, first: unknown, env: NodeJS.ProcessEnv) {
  const file = env[`${name}_FILE`]
  return file && !env[name] ? rotating(first, schema, file) : () => first
}

function fileOf(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = env[`${name}_FILE`]
  return file && readKey(file)
}

/** What every service needs to serve. */
export const serverShape = {
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  /** Serves only /metrics, /healthz and /readyz, for Prometheus and probes on another machine; absent: no such port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Shown in the metrics: a release, a commit. */
  BUILD_VERSION: z.string().optional(),
  /** The collector of traces, OTLP over HTTP; absent: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The traced share of requests, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** How long after SIGTERM it still serves, no longer ready, until the load balancer has noticed. */
  LEAVE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  EXIT_WITH_STDIN: z.string().optional(),
}
export type ServerConfig = z.output<z.ZodObject<typeof serverShape>>

/** What a service with a schema of its own needs in addition. */
export const serviceShape = (env: NodeJS.ProcessEnv) => ({
  ...serverShape,
  MYSQL_URL: databaseUrl(env),
  REDIS_URL: databaseUrl(env),
})
export type ServiceConfig = z.output<z.ZodObject<ReturnType<typeof serviceShape>>>

/** Comma-separated, at least one. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
