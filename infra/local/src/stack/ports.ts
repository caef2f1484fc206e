import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'
import { services } from '../paths.ts'
import { PlainError } from '../plain-error.ts'

// Below the kernel's range for outgoing connections.
const FIRST = 20_000
const AFTER_LAST = 32_000
const BLOCK = 40
/** The remaining ports of this process's block. */
let mine: number[] = []

/**
 * A free port on 127.0.0.1, never the same twice, in this process or in another that asks here concurrently. The caller
 * listens on it seconds later: until then only the block reserves it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    if (mine.length === 0) mine = await claimBlock()
    const port = mine.shift()
    if (port && !(await listenError({ port, host: '127.0.0.1' }))) return port
  }
  throw new PlainError(`No free port found between ${FIRST} and ${AFTER_LAST - 1}.`)
}

export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

export const urlAt = (port: number | string) => `http://127.0.0.1:${port}`

/** The ports after the first one of a block, on which this process listens until it ends. */
async function claimBlock(): Promise<number[]> {
  const first = FIRST + BLOCK * randomInt((AFTER_LAST - FIRST) / BLOCK)
  const isClaimed = await new Promise<boolean>((resolve) => {
    const claim = createServer().unref()
    claim.once('error', () => resolve(false)).listen({ port: first, host: '127.0.0.1' }, () => resolve(true))
  })
  return isClaimed ? Array.from({ length: BLOCK - 1 }, (_, index) => first + 1 + index) : []
}

/** The programs that show metrics, in the order of their ports from METRICS_PORT on. */
export const MEASURED = ['gateway', ...services, 'delivery'] as const

/** The requested ports; the site's default is 8080. */
export function portsOf(env: NodeJS.ProcessEnv): { port: number; metricsPort: number | undefined } {
  const port = portOf(env, 'PORT') ?? 8080
  const metricsPort = portOf(env, 'METRICS_PORT', MEASURED.length)
  if (metricsPort !== undefined && port >= metricsPort && port < metricsPort + MEASURED.length)
    throw new PlainError(`PORT ${port} is one of the ${MEASURED.length} from METRICS_PORT ${metricsPort} on.`)
  return { port, metricsPort }
}

/** The first of `count` ports. */
function portOf(env: NodeJS.ProcessEnv, name: string, count = 1): number | undefined {
  if (!env[name]) return undefined
  const port = Number(env[name])
  const last = 65_536 - count
  if (Number.isInteger(port) && port > 0 && port <= last) return port
  throw new PlainError(`${name} must be a number from 1 to ${last}, not "${env[name]}".`)
}

/** Throws one clear line if another program listens on the port, on IPv4 or IPv6. */
export async function assertPortIsFree(port: number, variable = 'PORT'): Promise<void> {
  for (const place of [
    { port, host: '0.0.0.0' },
    { port, host: '::', ipv6Only: true },
  ]) {
    const code = await listenError(place)
    if (code === 'EADDRINUSE')
      throw new PlainError(
        `Port ${port} is already in use. Stop what uses it, or choose another: ${variable}=…`,
      )
    if (code === 'EACCES')
      throw new PlainError(`Port ${port} may not be used by this user. Choose another: ${variable}=…`)
  }
}

/** The error's code, or null when listening works. Without IPv6 the code is one that no caller checks. */
const listenError = (options: ListenOptions): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(options, () => server.close(() => resolve(null)))
  })
