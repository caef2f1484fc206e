import { createHash, randomBytes } from 'node:crypto'
import type { Redis } from 'ioredis'

/** Staff sessions: the browser holds 256 random bits, Redis holds the record under their hash. */
export interface Session<Role extends string> {
  role: Role
  /** Milliseconds since the epoch. */
  startedAt: number
}

const IDLE_MS = 8 * 3_600_000
const ABSOLUTE_MS = 24 * 3_600_000
const keyOf = (sid: string) => `session:${sid}`
const rosterOf = (role: string) => `sessions:${role}`

/** The name of a session that may be passed between processes without opening it. */
export const sidOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** `roles`: every role that a session may have. */
export function sessionStore<Role extends string>(redis: Redis, roles: readonly Role[]) {
  return {
    /** A new id; the caller ends the old session. Rejects while Redis is away. */
    async start(role: Role): Promise<string> {
      const id = randomBytes(32).toString('base64url')
      const sid = sidOf(id)
      const now = Date.now()
      const record: Session<Role> = { role, startedAt: now }
      const replies = await redis
        .multi()
        .set(keyOf(sid), JSON.stringify(record), 'PX', IDLE_MS)
        .zremrangebyscore(rosterOf(role), '0', String(now))
        .zadd(rosterOf(role), String(now + ABSOLUTE_MS), sid)
        .pexpire(rosterOf(role), ABSOLUTE_MS)
        .exec()
      for (const [error] of replies ?? []) if (error) throw error
      return id
    },

    /** The live session of a browser's id, its idle time begun anew; null when there is none. Rejects while Redis is away. */
    async read(id: string): Promise<(Session<Role> & { sid: string }) | null> {
      const sid = sidOf(id)
      const stored = await redis.getex(keyOf(sid), 'PX', IDLE_MS)
      if (!stored) return null
      const session = JSON.parse(stored) as Session<Role>
      if (Date.now() - session.startedAt > ABSOLUTE_MS) {
        await redis.del(keyOf(sid))
        return null
      }
      return { ...session, sid }
    },

    async end(sid: string): Promise<void> {
      const commands = redis.multi().del(keyOf(sid))
      for (const role of roles) commands.zrem(rosterOf(role), sid)
      await commands.exec()
    },

    /** Ends every session of a role: its key has changed. */
    async endAll(role: Role): Promise<void> {
      const sids = await redis.zrange(rosterOf(role), '0', '-1')
      if (sids.length) await redis.del(...sids.map(keyOf))
      await redis.del(rosterOf(role))
    },
  }
}
export type SessionStore<Role extends string = string> = ReturnType<typeof sessionStore<Role>>
