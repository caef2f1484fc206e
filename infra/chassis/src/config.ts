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
  const file = env[`${name}_FILE`]
  return env[name] || (file ? readFileSync(file, 'utf8').trim() : undefined)
}

/** What every service needs to serve. */
export const serverShape = {
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
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
