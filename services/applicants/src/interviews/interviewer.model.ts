import { randomUUID } from 'node:crypto'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { type FreshLink, hashOfSecret, newSecret } from '@recruit/chassis/tokens/secret'
import type { Calls, ReplyOf, RequestOf } from '@recruit/contract'
import { INTERVIEWER_LINK_DAYS, INTERVIEWERS_MAX } from '@recruit/contract/constants'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'

export type Interviewer = ReplyOf<Calls['listInterviewers']>['interviewers'][number]
type SentInterviewer = RequestOf<Calls['saveInterviewer']>

/** The stored name and version, locked. */
async function lockForUpdate(db: Sequelize, term: number, id: string, transaction: Transaction) {
  const sql = 'SELECT version, name FROM interviewers WHERE term = ? AND id = ? FOR UPDATE'
  const [row] = await queriesOf(db, transaction).select<{ version: number; name: string }>(sql, [term, id])
  return row
}

export function interviewerStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  async function list(term: number, transaction?: Transaction): Promise<Interviewer[]> {
    const rows = await select<Record<keyof Interviewer, unknown>>(
      `SELECT id, version, name, member, teams, interview_hours AS interviewHours, interview_days AS interviewDays,
          most_per_day AS mostPerDay, most_in_a_row AS mostInARow
        FROM interviewers WHERE term = ? ORDER BY name, id`,
      [term],
      transaction,
    )
    return rows.map((row) => ({
      ...(row as unknown as Interviewer),
      teams: unpacked(row.teams),
      interviewHours: unpacked(row.interviewHours),
      interviewDays: unpacked(row.interviewDays),
    }))
  }
  return {
    list,

    /** 'stale': another version is stored. 'full': there are too many. */
    save: (term: number, sent: SentInterviewer, by: By): Promise<Interviewer | 'gone' | 'stale' | 'full'> =>
      inTransaction(db, async (transaction, { write }) => {
        const stored = sent.id === undefined ? undefined : await lockForUpdate(db, term, sent.id, transaction)
        if (sent.id !== undefined && !stored) return 'gone'
        if ((stored?.version ?? 0) !== sent.version) return 'stale'
        if (!stored && (await list(term, transaction)).length >= INTERVIEWERS_MAX) return 'full'
        const saved = { ...sent, id: sent.id ?? randomUUID(), version: sent.version + 1 }
        await write(
          `REPLACE INTO interviewers (term, id, version, name, member, teams, interview_hours, interview_days,
              most_per_day, most_in_a_row) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          [
            ...[term, saved.id, saved.version, saved.name, saved.member, JSON.stringify(saved.teams)],
            JSON.stringify(saved.interviewHours),
            saved.interviewDays && JSON.stringify(saved.interviewDays),
            ...[saved.mostPerDay, saved.mostInARow],
          ],
        )
        const line = { what: 'interviewer', from: stored?.name ?? '', to: saved.name }
        await history.append(by, [line], transaction)
        return saved
      }),

    remove: (term: number, id: string, version: number, by: By): Promise<'removed' | 'gone' | 'stale'> =>
      inTransaction(db, async (transaction, { write }) => {
        const stored = await lockForUpdate(db, term, id, transaction)
        if (!stored) return 'gone'
        if (stored.version !== version) return 'stale'
        await write('DELETE FROM interviewers WHERE term = ? AND id = ?', [term, id])
        await write('DELETE FROM interviewer_links WHERE term = ? AND interviewer = ?', [term, id])
        await history.append(by, [{ what: 'interviewer', from: stored.name }], transaction)
        return 'removed'
      }),
  }
}

/** The links by which interviewers enter their hours, one each; only hashes of the tokens are stored. */
export function interviewerLinkStore(db: Sequelize, history: History) {
  const { select } = queriesOf(db)
  return {
    /** Replaces the earlier one. Null if the term has no such interviewer. */
    make: (term: number, interviewer: string, by: By): Promise<FreshLink | null> =>
      inTransaction(db, async (transaction, { select, write }) => {
        const who = await lockForUpdate(db, term, interviewer, transaction)
        if (!who) return null
        const token = newSecret()
        const hash = hashOfSecret(token)
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
        [hashOfSecret(token), term],
      )
      return link ?? null
    },
  }
}
