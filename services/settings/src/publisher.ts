import type { Logger } from '@recruit/chassis/observability/logger'
import type { Redis } from 'ioredis'
import { nextMoment } from './planned.ts'
import { RECORD_KEY, recordOf, type StoredSettings } from './record.ts'
import type { SettingsStore } from './settings.model.ts'

/** How long a cached record lives; within this time after a change no older copy is left, told or not. */
const LIFETIME_MS = 30_000
/** Looked at well before it expires. */
const REFRESH_MS = 5_000
/** With less left than this it is prolonged; a look may fail, and the next still comes in time. */
const PROLONGED_BELOW_MS = 12_000
const RETRY_MS = 200
/** A copy takes a while to reach Redis, on a busy machine too: it is gone from there so long before it becomes wrong. */
const MARGIN_MS = 200
/** For how long a standby is waited for, all in all: as long as it takes until another Redis is the master. */
const STANDBY_MS = 5_000
const STANDBY_ASKED_MS = 500

/** With no time left to live the record replaces the old one and expires immediately. */
const setFor = (record: string, lifetime: string) => `
  if tonumber(${lifetime}) > 0 then redis.call('SET', KEYS[1], ${record}, 'PX', ${lifetime})
  else redis.call('PEXPIRE', KEYS[1], 0) end`

/** Never over a newer version: another replica may have been faster. */
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
 * What Redis has lives on where it is exactly this. Each prolonging has every reader ask again, so it waits until little
 * is left, or too much. An account of the release before may not ask how much, and prolongs each time.
 */
const KEEP = `
  if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
  local left = redis.pcall('PTTL', KEYS[1])
  local isKnown = type(left) == 'number'
  if not isKnown or left < ${PROLONGED_BELOW_MS} or left > tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 1`

/** Only over exactly what was seen there. */
const REPLACE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then ${setFor('ARGV[2]', 'ARGV[3]')} end
  return 1`

/** Keeps Redis's copy of the record; MySQL stays the source. `hasStandbys`: another Redis may take over at any time. */
export function publisher(redis: Redis, store: SettingsStore, log: Logger, { hasStandbys = false } = {}) {
  function write(stored: StoredSettings | null) {
    const record = recordOf(stored)
    return redis.eval(WRITE, 1, RECORD_KEY, JSON.stringify(record), record.version, lifetimeOf(stored))
  }

  /**
   * Puts a record in place unless a newer one is there. A newer one that MySQL does not have, after a restored
   * backup for instance, is replaced.
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
     * Returns once Redis holds the record or a newer one, or none just before it becomes another, and a standby with it
     * where there are some, or once any older copy must have expired. Where no standby is left, none can take over with
     * an older one.
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
    /** Puts the record where Redis has none, unless it is about to become another; whether it arrives does not matter. */
    offer(stored: StoredSettings | null): void {
      if (lifetimeOf(stored) > 0) write(stored).catch(() => undefined)
    },
    close: () => {
      clearInterval(timer)
      clearTimeout(next)
    },
  }
}

/** For how long this record is still the one that is, by MySQL's clock; rather too short than too long. */
function leftOf(stored: StoredSettings | null): number {
  const at = stored && nextMoment(stored)
  if (!at) return Number.POSITIVE_INFINITY
  return at.getTime() - stored.now.getTime() - (performance.now() - stored.readAt)
}
/** For how long Redis may keep it; not above 0 where its next moment is too near. */
const lifetimeOf = (stored: StoredSettings | null): number =>
  Math.min(LIFETIME_MS, Math.floor(leftOf(stored) - MARGIN_MS))

export type Publisher = ReturnType<typeof publisher>
