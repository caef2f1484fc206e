import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A container in compose.yaml. */
export interface ComposeService {
  image: string
  build?: { target: string; args: Record<string, string> }
  environment?: Record<string, string | number>
  secrets?: string[]
  networks: string[]
  depends_on?: Record<string, { condition: string }>
  ports?: string[]
  command?: string[]
  restart: 'no' | 'unless-stopped'
  volumes?: string[]
  healthcheck?: { test: ['CMD', ...string[]] | ['CMD-SHELL', string]; retries: number } & Record<
    'interval' | 'timeout' | 'start_period',
    string | undefined
  >
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  container_name?: string
  mem_limit?: string
  pids_limit?: number
  logging?: { options: Record<string, string> }
}

export const composeFile = parse(readFileSync(new URL('compose.yaml', import.meta.url), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, ComposeService>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean }>
}

/** A text of the file with its variables filled in, as compose does. */
export const filled = (text: unknown, env: NodeJS.ProcessEnv): string =>
  String(text).replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, usual) => env[name] || usual)
