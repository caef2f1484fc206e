import type { Redis } from 'ioredis'
import type { Member } from '../tokens/internal-token.ts'
import { hashOfSecret, newSecret } from '../tokens/secret.ts'

/** Staff sessions: the browser holds 256 random bits, Redis holds the record under their hash. */
export interface Session<Role extends string> {
  role: Role
  /** Milliseconds since the epoch. */
  startedAt: number
  /** The member, for a sign-in by name. */
  member?: Member
}

const IDLE_MS = 8 * 3_600_000
const ABSOLUTE_MS = 24 * 3_600_000
const keyOf = (sid: string) => `session:${sid}`
/** The lists of sessions: of a role's key, of one member, of all members. */
const rosterOf = (role: string) => `sessions:${role}`
const memberRoster = (id: string) => `sessions:member:${id}`
const MEMBERS_ROSTER = 'sessions:members'

/** The name of a session, which other processes may know because it does not open it. */
export const sidOf = hashOfSecret

/** `roles`: every role that a session may have. */
export function sessionStore<Role extends string>(redis: Redis, roles: readonly Role[]) {
  async function endRoster(roster: string): Promise<void> {
    const sids = await redis.zrange(roster, '0', '-1')
    if (!sids.length) return
    await redis.del(...sids.map(keyOf))
    // Only these: a session that began meanwhile stays listed for the next end.
    await redis.zrem(roster, ...sids)
  }
  return {
    /** A new id; the caller ends the old session. `member`: for a sign-in by name. Rejects while Redis is away. */
    async start(role: Role, member?: Member): Promise<string> {
      const id = newSecret()
      const sid = sidOf(id)
      const now = Date.now()
      const record: Session<Role> = { role, startedAt: now, ...(member && { member }) }
      const commands = redis.multi().set(keyOf(sid), JSON.stringify(record), 'PX', IDLE_MS)
      for (const roster of member ? [memberRoster(member.id), MEMBERS_ROSTER] : [rosterOf(role)])
        commands
          .zremrangebyscore(roster, '0', String(now))
          .zadd(roster, String(now + ABSOLUTE_MS), sid)
          .pexpire(roster, ABSOLUTE_MS)
      const replies = await commands.exec()
      for (const [error] of replies ?? []) if (error) throw error
      return id
    },

    /**
     * The live session of a browser's id, with its idle time restarted; null when there is none. Rejects while Redis is
     * away.
     */
    async read(id: string): Promise<(Session<Role> & { sid: string }) | null> {
      const sid = sidOf(id)
      const stored = await redis.getex(keyOf(sid), 'PX', IDLE_MS)
      if (!stored) return null
      const session = JSON.parse(stored) as Session<Role>
      if (Date.now() - session.startedAt > ABSOLUTE_MS) {
        await redis.del(keyOf(sid))
        return null
      }
      // Sessions of the previous release have no teams.
      if (session.member && !session.member.teams) return null
      return { ...session, sid }
    },

    /** `member`: the owner, for a sign-in by name. */
    async end(sid: string, member?: Member): Promise<void> {
      const commands = redis.multi().del(keyOf(sid))
      const rosters = member ? [memberRoster(member.id), MEMBERS_ROSTER] : roles.map(rosterOf)
      for (const roster of rosters) commands.zrem(roster, sid)
      await commands.exec()
    },

    /** Ends every session of a role's key, which has changed. */
    endAll: (role: Role): Promise<void> => endRoster(rosterOf(role)),

    /** Ends every session of a member whose rights or passphrase have changed. */
    endMember: (id: string): Promise<void> => endRoster(memberRoster(id)),

    /** Ends every session that began by name. */
    endMembers: (): Promise<void> => endRoster(MEMBERS_ROSTER),
  }
}
export type SessionStore<Role extends string = string> = ReturnType<typeof sessionStore<Role>>
