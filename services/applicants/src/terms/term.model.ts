import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { clockOf, forUpdate, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Pass, Team } from '@recruit/contract/constants'
import { QueryTypes, type Sequelize } from 'sequelize'
import { Row } from '../application/applicant.row.ts'
import type { PersonalData } from '../shared/personal-data.ts'

/** How many of a team have a status. */
export interface Counted {
  team: Team
  pass: Pass
  drafts: number
  submitted: number
}
export const STATUSES = `SELECT team, pass, CAST(SUM(submissions = 0) AS SIGNED) AS drafts,
  CAST(SUM(submissions > 0) AS SIGNED) AS submitted
  FROM applications WHERE term = ? GROUP BY team, pass ORDER BY team, pass`

/** Few enough that no write waits for the locks. */
const BATCH = 200

/** Closed terms: their personal data are removed, their numbers stay. */
export function termStore(db: Sequelize, history: History, personalData: PersonalData[]) {
  /** Stores the counts before the first removal; once, also with two concurrent removals. */
  const keepCounts = (term: number, by: By): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const [, made] = await db.query(
        `INSERT INTO term_counts (term, team, pass, drafts, submitted)
          SELECT ? AS term, counted.* FROM (${STATUSES}) AS counted
          WHERE NOT EXISTS (SELECT 1 FROM term_counts AS kept WHERE kept.term = ?)`,
        { type: QueryTypes.INSERT, replacements: [term, term, term], transaction },
      )
      if (!made) return
      const total = await Row.count({ where: { term }, transaction })
      await history.append(by, [{ what: 'removedTerm', from: String(total), to: String(term) }], transaction)
    })

  /** Removes these with everything that other rooms store about them; returns how many. */
  const removeSome = (term: number, found: string[]): Promise<number> =>
    inTransaction(db, async (transaction) => {
      const rows = await Row.findAll({
        where: { id: found },
        attributes: ['id'],
        order: ['id'],
        ...forUpdate(transaction),
      })
      if (!rows.length) return 0
      const ids = rows.map(({ id }) => id)
      await Row.destroy({ where: { id: ids }, transaction })
      for (const { forget } of personalData) await forget({ term, ids, why: 'expired' }, transaction)
      await history.conceal(ids, transaction)
      return ids.length
    })

  /** Without a lock, which would cover the whole term or more. */
  const findSome = async (term: number): Promise<string[]> => {
    const where = { where: { term }, attributes: ['id'], limit: BATCH, raw: true }
    return (await Row.findAll(where)).map(({ id }) => id)
  }

  return {
    /** Returns how many applications it removed; safe to repeat, also concurrently. */
    async remove(term: number, by: By): Promise<number> {
      await keepCounts(term, by)
      let removed = 0
      for (let some = await findSome(term); some.length; some = await findSome(term))
        removed += await removeSome(term, some)
      for (const { forgetTerm } of personalData) await forgetTerm(term)
      return removed
    },

    async counts(): Promise<Map<number, Counted[]>> {
      const rows = await db.query<Counted & { term: number }>(
        `SELECT term, team, pass, drafts, submitted FROM term_counts
          ORDER BY term, team, FIELD(pass, 'default', '1stPass', 'finalPass', 'fail')`,
        { type: QueryTypes.SELECT },
      )
      const byTerm = new Map<number, Counted[]>()
      for (const { term, ...counted } of rows) byTerm.set(term, [...(byTerm.get(term) ?? []), counted])
      return byTerm
    },

    /** The terms among these that have expired by MySQL's clock. */
    async expired(closed: { term: number; closedAt: string }[], keepMonths: number): Promise<number[]> {
      const now = await clockOf(db)
      return closed.filter(({ closedAt }) => removalOf(closedAt, keepMonths) <= now).map(({ term }) => term)
    },
  }
}
export type TermStore = ReturnType<typeof termStore>

/** This many calendar months later, or the last day of a shorter month. */
export function removalOf(closedAt: string, keepMonths: number): Date {
  const time = new Date(closedAt)
  const day = time.getUTCDate()
  time.setUTCDate(1)
  time.setUTCMonth(time.getUTCMonth() + keepMonths)
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate()
  time.setUTCDate(Math.min(day, lastDay))
  return time
}
