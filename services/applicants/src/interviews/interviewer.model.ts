import { randomUUID } from 'node:crypto'
import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import { INTERVIEWERS_MAX, type Team } from '@recruit/contract/constants'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'

export interface Interviewer extends DatedHours {
  id: string
  version: number
  name: string
  member: string | null
  teams: Team[]
  mostPerDay: number | null
  mostInARow: number | null
}
export type SentInterviewer = Omit<Interviewer, 'id'> & { id?: string }

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
  /** The stored name and version, locked. */
  const held = async (term: number, id: string, transaction: Transaction) =>
    (
      await select<{ version: number; name: string }>(
        'SELECT version, name FROM interviewers WHERE term = ? AND id = ? FOR UPDATE',
        [term, id],
        transaction,
      )
    )[0]

  return {
    list,

    /** 'stale': another version is stored. 'full': there are too many. */
    save: (term: number, sent: SentInterviewer, by: By): Promise<Interviewer | 'gone' | 'stale' | 'full'> =>
      inTransaction(db, async (transaction, { write }) => {
        const stored = sent.id === undefined ? undefined : await held(term, sent.id, transaction)
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
        const stored = await held(term, id, transaction)
        if (!stored) return 'gone'
        if (stored.version !== version) return 'stale'
        await write('DELETE FROM interviewers WHERE term = ? AND id = ?', [term, id])
        await write('DELETE FROM interviewer_links WHERE term = ? AND interviewer = ?', [term, id])
        await history.append(by, [{ what: 'interviewer', from: stored.name }], transaction)
        return 'removed'
      }),
  }
}
