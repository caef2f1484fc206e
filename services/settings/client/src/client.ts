import { setTimeout as pause } from 'node:timers/promises'
import { inTime } from '@recruit/chassis/limits/in-time'
import type { Logger } from '@recruit/chassis/observability/logger'
import { type Metrics, show } from '@recruit/chassis/observability/metrics'
import { masterOf } from '@recruit/chassis/redis/redis'
import { parseRedisAddress, type RedisAddress } from '@recruit/chassis/redis/redis-address'
import { BasicClientSideCache, createClient } from 'redis'
import { parseRecord, RECORD_KEY, type SettingsRecord } from './record.ts'
import { singleflight } from './singleflight.ts'

export { type SettingsRecord, shownBy } from './record.ts'
export { remoteSettings } from './remote.ts'

/** While Redis is away no notices of changes arrive, so the held copy is read again this often. */
const UNTOLD_REFRESH_MS = 1_000
/** Longer than a healthy Redis ever takes; then the source is asked. */
const REDIS_LIMIT_MS = 300

/**
 * Reads the settings record from Redis, with notices of changes by client tracking; from `readSource` while Redis has
 * no answer.
 */
export function settingsClient(options: {
  redisUrl: string
  readSource: () => Promise<SettingsRecord>
  log: Logger
  metrics?: Metrics
}) {
  const { log } = options
  const listeners: (() => void)[] = []
  let held: Buffer | null = null
  let heldVersion = 0
  let isPlanned = false
  let readAt = performance.now()
  let wanted = 0
  let newest = 0
  let last: { serialised: string; record: SettingsRecord } | undefined

  const readSource = singleflight(options.readSource)

  /** The cached record, or null if it is absent, malformed or older than one seen before. */
  function understood(serialised: string | null): SettingsRecord | null {
    if (serialised === null) return null
    if (last?.serialised !== serialised) {
      const record = parseRecord(serialised)
      if (!record) return null
      last = { serialised, record }
    }
    return last.record.version >= newest ? last.record : null
  }

  async function now(): Promise<SettingsRecord> {
    // A decision never uses a copy.
    const cached = await orNull(redis.read(RECORD_KEY))
    const record = understood(cached) ?? (await readSource())
    newest = record.version
    return record
  }

  async function readCopy(): Promise<void> {
    const record = understood(await orNull(redis.get(RECORD_KEY))) ?? (await readSource())
    newest = record.version
    heldVersion = record.version
    isPlanned = record.nextAt !== null
    readAt = performance.now()
    // After a restored backup the source may be older than an acknowledged version.
    if (record.version < wanted) wanted = (await readSource()).version
    if (held?.equals(Buffer.from(record.reply))) return
    held = Buffer.from(record.reply)
    for (const listener of listeners) listener()
  }
  let again = false
  let reading: Promise<void> | null = null
  /** One refresh at a time; a notice meanwhile causes one more. */
  function refresh(): void {
    if (reading) {
      again = true
      return
    }
    reading = readCopy()
      .catch((err: unknown) => log.warn({ err }, 'settings are out of reach'))
      .finally(() => {
        reading = null
        if (again) {
          again = false
          refresh()
        }
      })
  }

  const redis = trackedRedis(options.redisUrl, refresh)
  const untold = setInterval(() => {
    // Its own copy does not expire with time.
    if (isPlanned) redis.forget()
    if (!redis.isReady() || !held || isPlanned) refresh()
  }, UNTOLD_REFRESH_MS)

  if (options.metrics) {
    const version = 'The version of the settings record that this process shows'
    show(options.metrics, 'settings_record_version', version, () => heldVersion)
    const age = 'Since this process last read the settings record, which it does after a change'
    show(options.metrics, 'settings_record_age_seconds', age, () => (performance.now() - readAt) / 1000)
  }
  return {
    /**
     * For showing: the serialised reply of `var/load`, or null before the first load and while the held one is outdated.
     */
    held: (): Buffer | null => (heldVersion >= wanted ? held : null),
    /** A change was acknowledged: no older version is shown from here on. */
    expect: (version: number): void => {
      wanted = Math.max(wanted, version)
      if (heldVersion < wanted) refresh()
    },
    /** Called after the held copy was replaced. */
    onChange: (listener: () => void): void => void listeners.push(listener),
    /** For deciding (period, embargo, term): a plain read of Redis, else of the source. Rejects when neither answers. */
    now,
    ready: async (): Promise<string | null> => (held ? null : 'no settings yet'),
    close: async () => {
      clearInterval(untold)
      redis.close()
    },
  }
}

export type SettingsClient = ReturnType<typeof settingsClient>

/** The answer of Redis, or null without one in time. */
const orNull = (answer: Promise<string | null>) => inTime(answer, REDIS_LIMIT_MS, null).catch(() => null)

const LONGEST_PAUSE_MS = 500
/** Detects a connection to a Redis that hangs, which is useless. */
const PING_MS = 500
const CONNECTION_LIMIT_MS = 1_000

/**
 * A connection that reads through a local copy, which Redis invalidates. It follows the master: each connection that
 * ends is replaced by a new client with an empty copy, to the Redis that the Sentinels name by then. `onChange` runs
 * after a reconnect, and when a value differs from the copy.
 */
function trackedRedis(url: string, onChange: () => void) {
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
  const place = {
    ...(await masterOf(address)),
    connectTimeout: CONNECTION_LIMIT_MS,
    reconnectStrategy: false as const,
  }
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
  const answer = await inTime(asked, CONNECTION_LIMIT_MS, LATE)
  if (answer === LATE) throw new Error('no answer')
  return answer
}
