import { createHash, randomBytes } from 'node:crypto'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { MEMBER_LINK_HOURS } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { readMembers, type StoredMember } from './member.model.ts'

/** The token of a link, returned once, and its expiry. */
export interface FreshLink {
  token: string
  expiresAt: Date
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const USABLE = 'used_at IS NULL AND expires_at > ?'
const FIND = `SELECT member FROM staff_links WHERE hash = ? AND ${USABLE}`
const OPEN = `SELECT member, expires_at AS expiresAt FROM staff_links WHERE ${USABLE}`

/** The one-time links by which members set their passphrases; only hashes of the tokens are stored. */
export function memberLinkStore(db: Sequelize, history: History) {
  const { select, write } = queriesOf(db)

  const find = async (token: string, transaction?: Transaction): Promise<StoredMember | null> => {
    const lock = transaction ? ' FOR UPDATE' : ''
    const sql = FIND + lock
    const [link] = await select<{ member: string }>(sql, [hashOf(token), new Date()], transaction)
    if (!link) return null
    const [member] = await readMembers(db, `WHERE id = ?${lock}`, [link.member], transaction)
    return member && !member.isDisabled ? member : null
  }
  const endAll = (member: string, transaction: Transaction) =>
    write('DELETE FROM staff_links WHERE member = ?', [member], transaction)

  async function make(id: string, transaction: Transaction): Promise<FreshLink> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + MEMBER_LINK_HOURS * 3_600_000)
    await endAll(id, transaction)
    const sql = 'INSERT INTO staff_links (hash, member, expires_at) VALUES (?, ?, ?)'
    await write(sql, [hashOf(token), id, expiresAt], transaction)
    return { token, expiresAt }
  }

  return {
    /** Ends the earlier links of the member. */
    make,
    endAll,

    /** The same with a line of its own in the history. */
    renew: (id: string, by: By): Promise<FreshLink> =>
      inTransaction(db, async (transaction) => {
        await history.append(by, [{ what: 'memberLink', about: id }], transaction)
        return make(id, transaction)
      }),

    /** The owner of a link; null if it has expired, was used or never existed, or if its member is disabled. */
    memberOf: (token: string) => find(token),

    /** Uses the link for a new passphrase. Returns the updated member, or null as above. */
    use: (token: string, hash: string): Promise<StoredMember | null> =>
      inTransaction(db, async (transaction, { write }) => {
        const member = await find(token, transaction)
        if (!member) return null
        const used = [new Date(), hashOf(token)]
        await write('UPDATE staff_links SET used_at = ? WHERE hash = ?', used)
        await write('UPDATE staff_members SET hash = ? WHERE id = ?', [hash, member.id])
        const by = { role: member.role, session: '', member: member.name }
        await history.append(by, [{ what: 'memberPassphrase', about: member.id }], transaction)
        return { ...member, hash }
      }),

    /** The expiry of open links, by member. */
    async open(): Promise<Map<string, Date>> {
      const rows = await select<{ member: string; expiresAt: Date }>(OPEN, [new Date()])
      return new Map(rows.map(({ member, expiresAt }) => [member, expiresAt]))
    },
  }
}
export type MemberLinkStore = ReturnType<typeof memberLinkStore>
