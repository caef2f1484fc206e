import type { Logger } from '@recruit/chassis/logger'
import type { Redis } from 'ioredis'
import { RECORD_KEY, recordOf, type SettingsRecord } from './record.ts'
import type { SettingsStore } from './settings.model.ts'

/** How long a cached record lives; within this time after a change no older copy is left, told or not. */
const LIFETIME_MS = 30_000
/** Written again well before it expires; a closing time that has passed shows within this time. */
const REFRESH_MS = 5_000
const RETRY_MS = 200

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

/** Keeps Redis's copy of the record; MySQL stays the truth. */
export function publisher(redis: Redis, store: SettingsStore, log: Logger) {
  const write = (record: SettingsRecord) =>
    redis.eval(WRITE, 1, RECORD_KEY, JSON.stringify(record), record.version, LIFETIME_MS)

  async function refresh(): Promise<void> {
    try {
      const serialised = JSON.stringify(recordOf(await store.read()))
      // An unchanged record only lives on: nobody is told of a change that is none.
      const known = await redis.get(RECORD_KEY)
      if (known === serialised) await redis.pexpire(RECORD_KEY, LIFETIME_MS)
      else await write(JSON.parse(serialised))
    } catch (err) {
      log.debug({ err }, 'settings not published')
    }
  }
  redis.on('ready', () => void refresh())
  const timer = setInterval(() => void refresh(), REFRESH_MS)

  return {
    /** Returns once Redis holds the record, or once any older copy must have expired. */
    async publish(record: SettingsRecord): Promise<void> {
      const until = Date.now() + LIFETIME_MS
      while (Date.now() < until) {
        const held = await write(record).then(
          () => true,
          () => false,
        )
        if (held) return
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    },
    /** Puts the record where Redis has none; whether it arrives does not matter. */
    offer: (record: SettingsRecord): void => void write(record).catch(() => undefined),
    close: () => clearInterval(timer),
  }
}
export type Publisher = ReturnType<typeof publisher>
