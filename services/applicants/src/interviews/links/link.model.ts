import { createHash, randomBytes } from 'node:crypto'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { INTERVIEWER_LINK_DAYS } from '@recruit/contract/constants'
import type { Sequelize } from 'sequelize'

/** The token of a link, returned once, and its expiry. */
export interface FreshLink {
  token: string
  expiresAt: Date
}
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The links by which interviewers enter their hours, one each; only hashes of the tokens are stored. */
export function interviewerLinkStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  return {
    /** Replaces the earlier one. Null if the term has no such interviewer. */
    make: (term: number, interviewer: string, by: By): Promise<FreshLink | null> =>
      inTransaction(db, async (transaction, { select, write }) => {
        const [who] = await select<{ name: string }>(
          'SELECT name FROM interviewers WHERE term = ? AND id = ? FOR UPDATE',
          [term, interviewer],
        )
        if (!who) return null
        const token = randomBytes(32).toString('base64url')
        const hash = hashOf(token)
        await write('DELETE FROM interviewer_links WHERE term = ? AND interviewer = ?', [term, interviewer])
        await write(
          `INSERT INTO interviewer_links (hash, term, interviewer, expires_at)
            VALUES (?, ?, ?, UTC_TIMESTAMP(6) + INTERVAL ? DAY)`,
          [hash, term, interviewer, INTERVIEWER_LINK_DAYS],
        )
        await history.append(by, [{ what: 'interviewerLink', to: who.name }], transaction)
        const [link] = await select<{ expiresAt: Date }>(
          'SELECT expires_at AS expiresAt FROM interviewer_links WHERE hash = ?',
          [hash],
        )
        return link ? { token, expiresAt: link.expiresAt } : null
      }),

    /** The owner of a link, and its expiry; null if it has expired, was replaced or never existed. */
    async find(term: number, token: string): Promise<{ interviewer: string; expiresAt: Date } | null> {
      const [link] = await select<{ interviewer: string; expiresAt: Date }>(
        `SELECT interviewer, expires_at AS expiresAt FROM interviewer_links
          WHERE hash = ? AND term = ? AND expires_at > UTC_TIMESTAMP(6)`,
        [hashOf(token), term],
      )
      return link ?? null
    },
  }
}
