import type { Logger } from '@recruit/chassis/observability/logger'
import { RECORD_KEY } from '@recruit/settings-client/record'
import type { Redis } from 'ioredis'
import type { StoredSettings } from './planned.ts'
import { nextMoment } from './planned.ts'
import { recordOf } from './record.ts'
import type { SettingsStore } from './settings.model.ts'

/** How long a cached record lives; this long after a change no older copy is left, with or without notices. */
const LIFETIME_MS = 30_000
/** Checked well before it expires. */
const REFRESH_MS = 5_000
/** Prolonged when less is left; one failed check leaves time for the next. */
const PROLONGED_BELOW_MS = 12_000
const RETRY_MS = 200
/** A record takes a while to reach Redis, on a busy machine too, so it expires this long before it becomes wrong. */
const MARGIN_MS = 200
/** The longest wait for a standby in all: as long as a failover takes. */
const STANDBY_MS = 5_000
const STANDBY_ASKED_MS = 500

/** With no time left to live the record replaces the old one and expires immediately. */
const setFor = (record: string, lifetime: string) => `
  if tonumber(${lifetime}) > 0 then redis.call('SET', KEYS[1], ${record}, 'PX', ${lifetime})
  else redis.call('PEXPIRE', KEYS[1], 0) end`

/** Never over a newer version, which another replica may have written. */
const WRITE = `
  local known = redis.call('GET', KEYS[1])
  if known then
    local ok, record = pcall(cjson.decode, known)
    if ok and type(record) == 'table' and type(record.version) == 'number' and record.version > tonumber(ARGV[2]) then
      return 0
    end
  end
  ${setFor('ARGV[1]', 'ARGV[3]')}
  return 1`

/**
 * Prolongs exactly this record in Redis. Each prolonging makes every reader ask again, so it waits until the time left
 * is short, or too long. An account of the previous release may not read the time, and prolongs always.
 */
const KEEP = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  local left = redis.pcall('PTTL', KEYS[1])
  local isKnown = type(left) == 'number'
  if not isKnown or left < ${PROLONGED_BELOW_MS} or left > tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 1`

/** Only over exactly the record that was seen. */
const REPLACE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then ${setFor('ARGV[2]', 'ARGV[3]')} end
  return 1`

/**
 * Keeps Redis's copy of the record; MySQL is the source. `hasStandbys`: another Redis may become the master at any
 * time.
 */
export function publisher(redis: Redis, store: SettingsStore, log: Logger, { hasStandbys = false } = {}) {
  function write(stored: StoredSettings | null) {
    const record = recordOf(stored)
    return redis.eval(WRITE, 1, RECORD_KEY, JSON.stringify(record), record.version, lifetimeOf(stored))
  }

  /**
   * Writes a record unless a newer one is there. A newer one that MySQL does not have, for instance after a restored
   * backup, is replaced.
   */
  async function put(stored: StoredSettings | null): Promise<void> {
    if ((await write(stored)) === 1) return
    const seen = await redis.get(RECORD_KEY)
    const truth = await store.read()
    const record = recordOf(truth)
    if (seen !== null && Number(JSON.parse(seen).version) > record.version) {
      await redis.eval(REPLACE, 1, RECORD_KEY, seen, JSON.stringify(record), lifetimeOf(truth))
    }
  }

  const isStandbyTold = async () => !hasStandbys || (await redis.wait(1, STANDBY_ASKED_MS).catch(() => 0)) > 0

  let isPublished = true
  let next: NodeJS.Timeout | undefined
  async function refresh(): Promise<void> {
    try {
      const stored = await store.read()
      watch(stored)
      // An unchanged record only gets a longer life, and replicas get no notice.
      const record = JSON.stringify(recordOf(stored))
      const isKept = await redis.eval(KEEP, 1, RECORD_KEY, record, lifetimeOf(stored))
      if (!isKept) await put(stored)
      await store.writeHappened()
      if (!isPublished) log.info('settings are published again')
      isPublished = true
    } catch (err) {
      if (isPublished) log.warn({ err }, 'settings cannot be published')
      isPublished = false
    }
  }

  /** Publishes at each planned moment, so that every page shows it then. */
  function watch(stored: StoredSettings | null): void {
    clearTimeout(next)
    const left = leftOf(stored)
    if (left < REFRESH_MS) next = setTimeout(() => void refresh(), Math.max(left, 1))
  }
  redis.on('ready', () => void refresh())
  const timer = setInterval(() => void refresh(), REFRESH_MS)

  return {
    /**
     * Returns once Redis and a standby, if any, hold the record or a newer one (or none right before it changes), or
     * once every older copy must have expired. Without a standby no failover can bring an older one back.
     */
    async publish(stored: StoredSettings): Promise<void> {
      const began = performance.now()
      while (performance.now() < began + LIFETIME_MS) {
        const isHeld = await put(stored).then(
          () => true,
          () => false,
        )
        if (isHeld && ((await isStandbyTold()) || performance.now() > began + STANDBY_MS))
          return watch(stored)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    },
    /** Writes the record if Redis has none, unless it is about to change; a failure does not matter. */
    offer(stored: StoredSettings | null): void {
      if (lifetimeOf(stored) > 0) write(stored).catch(() => undefined)
    },
    close: () => {
      clearInterval(timer)
      clearTimeout(next)
    },
  }
}

/** How long this record stays valid, by MySQL's clock; rounded down. */
function leftOf(stored: StoredSettings | null): number {
  const at = stored && nextMoment(stored)
  if (!at) return Number.POSITIVE_INFINITY
  return at.getTime() - stored.now.getTime() - (performance.now() - stored.readAt)
}
/** How long Redis may keep it; not above 0 right before its next moment. */
const lifetimeOf = (stored: StoredSettings | null): number =>
  Math.min(LIFETIME_MS, Math.floor(leftOf(stored) - MARGIN_MS))

export type Publisher = ReturnType<typeof publisher>
