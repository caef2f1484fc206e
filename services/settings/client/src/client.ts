import { inTime } from '@recruit/chassis/limits/in-time'
import type { Logger } from '@recruit/chassis/observability/logger'
import { type Metrics, show } from '@recruit/chassis/observability/metrics'
import { parseRecord, RECORD_KEY, type SettingsRecord } from './record.ts'
import { singleflight } from './singleflight.ts'
import { trackedRedis } from './tracked-redis.ts'

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
