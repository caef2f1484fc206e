import { setTimeout as pause } from 'node:timers/promises'
import { inTime } from '@recruit/chassis/limits/in-time'
import { parseRedisAddress, type RedisAddress } from '@recruit/chassis/redis/redis-address'
import { masterOf } from '@recruit/chassis/redis/sentinel'
import { BasicClientSideCache, createClient } from 'redis'

const LONGEST_PAUSE_MS = 500
/** Detects a connection to a Redis that hangs, which is useless. */
const PING_MS = 500
const LIMIT_MS = 1_000

/**
 * A connection that reads through a local copy, which Redis invalidates. It follows the master: each connection that ends is replaced by a new client with an empty copy, to the Redis that the
 * Sentinels name by then. `onChange` runs after a reconnect, and when a value differs from the copy.
 */
export function trackedRedis(url: string, onChange: () => void) {
  const address = parseRedisAddress(url)
  let current: Connection | null = null
  let isClosed = false

  async function follow(): Promise<void> {
    for (let failures = 0; !isClosed; failures++) {
      const connection = await open(address, onChange).catch(() => null)
      if (connection && !isClosed) {
        current = connection
        failures = -1
        onChange()
        await lost(connection.client)
        current = null
      }
      connection?.client.destroy()
      const ms = Math.min(50 * 2 ** Math.max(failures, 0), LONGEST_PAUSE_MS)
      if (!isClosed) await pause(ms, null, { ref: false })
    }
  }
  void follow()

  const ready = () => {
    if (!current?.client.isReady) throw new Error('redis is away')
    return current
  }
  return {
    isReady: (): boolean => current?.client.isReady === true,
    /** From the copy, if present. */
    get: async (key: string): Promise<string | null> => ready().client.get(key),
    /** From Redis itself: sendCommand bypasses the copy. */
    read: async (key: string) => ready().client.sendCommand<string | null>(['GET', key]),
    forget: (): void => current?.copy.clear(),
    close: () => {
      isClosed = true
      current?.client.destroy()
    },
  }
}
type Connection = Awaited<ReturnType<typeof open>>

/** One connection to the current master. Rejects if the named one is not a master yet, or hangs. */
async function open(address: RedisAddress, onChange: () => void) {
  const { username, password, db, tls } = address
  const place = { ...(await masterOf(address)), connectTimeout: LIMIT_MS, reconnectStrategy: false as const }
  const copy = new BasicClientSideCache({ maxEntries: 10 })
  const client = createClient({
    RESP: 3,
    ...(username && { username }),
    ...(password && { password }),
    database: db,
    clientSideCache: copy,
    disableOfflineQueue: true,
    // Callers have limits of their own; the client's is a timer that fires 5 s after each command, answered or not.
    commandOptions: { timeout: 0 },
    socket: tls ? { ...place, ...tls, tls: true } : place,
  })
  client.on('error', () => undefined)
  copy.on('invalidate', onChange)
  try {
    await within(client.connect())
    if ('sentinels' in address.at && !(await within(client.info('replication'))).includes('role:master'))
      throw new Error('no master')
    return { client, copy }
  } catch (error) {
    if (client.isOpen) client.destroy()
    throw error
  }
}

/** Resolves when the connection has ended, or no longer answers. */
async function lost(client: Connection['client']): Promise<void> {
  const over = new AbortController()
  const end = () => over.abort()
  client.once('error', end).once('end', end)
  while (client.isReady && !over.signal.aborted) {
    const answer = await within(client.ping()).catch(() => null)
    if (answer === null) return
    await pause(PING_MS, null, { signal: over.signal, ref: false }).catch(() => null)
  }
}

const LATE = Symbol('late')
async function within<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await inTime(asked, LIMIT_MS, LATE)
  if (answer === LATE) throw new Error('no answer')
  return answer
}
