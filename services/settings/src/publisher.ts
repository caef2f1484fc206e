import type { Logger } from '@recruit/chassis/observability/logger'
import type { Redis } from 'ioredis'
import { RECORD_KEY, recordOf, type SettingsRecord } from './record.ts'
import type { SettingsStore } from './settings.model.ts'

/** How long a cached record lives; within this time after a change no older copy is left, told or not. */
const LIFETIME_MS = 30_000
/** Written again well before it expires; a closing time that has passed shows within this time. */
const REFRESH_MS = 5_000
const RETRY_MS = 200
/** Our clock and MySQL's differ a little; MySQL's decides. */
const CLOCK_MARGIN_MS = 50

/** Never over a newer version: another replica may have been faster. */
const WRITE = `
  local known = redis.call('GET', KEYS[1])
  if known then
    local ok, record = pcall(cjson.decode, known)
    if ok and type(record) == 'table' and type(record.version) == 'number' and record.version > tonumber(ARGV[2]) then
      return 0
    end
  end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
  return 1`

/** Only over exactly what was seen there. */
const REPLACE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 1`

/** Keeps Redis's copy of the record; MySQL stays the source. */
export function publisher(redis: Redis, store: SettingsStore, log: Logger) {
  const readSource = async () => recordOf(await store.read())
  const write = (record: SettingsRecord) =>
    redis.eval(WRITE, 1, RECORD_KEY, JSON.stringify(record), record.version, LIFETIME_MS)

  /**
   * Puts a record in place unless a newer one is there. A newer one that MySQL does not have, after a restored
   * backup for instance, is replaced.
   */
  async function put(record: SettingsRecord): Promise<void> {
    if ((await write(record)) === 1) return
    const seen = await redis.get(RECORD_KEY)
    const truth = await readSource()
    if (seen !== null && Number(JSON.parse(seen).version) > truth.version) {
      await redis.eval(REPLACE, 1, RECORD_KEY, seen, JSON.stringify(truth), LIFETIME_MS)
    }
  }

  let isPublished = true
  let closing: NodeJS.Timeout | undefined
  async function refresh(): Promise<void> {
    try {
      const record = await readSource()
      // An unchanged record only lives on: no replica is told of a change that is none.
      const known = await redis.get(RECORD_KEY)
      if (known === JSON.stringify(record)) await redis.pexpire(RECORD_KEY, LIFETIME_MS)
      else await put(record)
      watchClosing(record)
      if (!isPublished) log.info('settings are published again')
      isPublished = true
    } catch (err) {
      if (isPublished) log.warn({ err }, 'settings cannot be published')
      isPublished = false
    }
  }

  /** A period that closes by itself closes on every page at that moment. */
  function watchClosing({ closesAt, isApplicationPeriod }: SettingsRecord): void {
    clearTimeout(closing)
    const left = closesAt && isApplicationPeriod ? new Date(closesAt).getTime() - Date.now() : -1
    if (left >= 0 && left < REFRESH_MS) closing = setTimeout(() => void refresh(), left + CLOCK_MARGIN_MS)
  }
  redis.on('ready', () => void refresh())
  const timer = setInterval(() => void refresh(), REFRESH_MS)

  return {
    /** Returns once Redis holds the record or a newer one, or once any older copy must have expired. */
    async publish(record: SettingsRecord): Promise<void> {
      const until = Date.now() + LIFETIME_MS
      while (Date.now() < until) {
        const isHeld = await put(record).then(
          () => true,
          () => false,
        )
        if (isHeld) return watchClosing(record)
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    },
    /** Puts the record where Redis has none; whether it arrives does not matter. */
    offer: (record: SettingsRecord): void => void write(record).catch(() => undefined),
    close: () => {
      clearInterval(timer)
      clearTimeout(closing)
    },
  }
}
export type Publisher = ReturnType<typeof publisher>
