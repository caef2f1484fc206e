import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction, orTaken } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import { col, fn, Op, type Sequelize, type Transaction } from 'sequelize'
import { Row } from '../../application/applicant.row.ts'

/** 'stale': the list has changed since it was seen. 'unfit': one of them cannot wait. 'gone': an id is unknown. */
export type WaitingOutcome = 'saved' | 'stale' | 'unfit' | 'gone'

const IN_LIST = { waitingRank: { [Op.ne]: null } }
const line = (about: string, from: number, to: number): Change => ({
  what: 'waiting',
  about,
  from: from ? String(from) : '',
  to: to ? String(to) : '',
})

/** The list in its order; locked within a transaction. */
export const readWaitingList = (term: number, team: Team, transaction?: Transaction) =>
  Row.findAll({
    where: { term, team, ...IN_LIST },
    attributes: ['id', 'name', 'pass'],
    order: ['waitingRank'],
    raw: true,
    ...(transaction && { transaction, lock: transaction.LOCK.UPDATE }),
  })

/** Removes these applications from their lists, and returns the history's lines. The caller has locked their rows. */
export async function takeOffWaitingList(ids: string[], transaction: Transaction): Promise<Change[]> {
  const rows = await Row.findAll({
    where: { id: ids, ...IN_LIST },
    attributes: ['id', 'term', 'team', 'waitingRank'],
    ...forUpdate(transaction),
  })
  const lines: Change[] = []
  for (const { id, term, team, waitingRank } of rows) {
    const ahead = { term, team, waitingRank: { [Op.lte]: waitingRank } }
    lines.push(line(id, await Row.count({ where: ahead, transaction }), 0))
  }
  if (rows.length)
    await Row.update({ waitingRank: null }, { where: { id: rows.map(({ id }) => id) }, transaction })
  return lines
}

export function waitingListStore(db: Sequelize, history: History) {
  return {
    read: (term: number, team: Team) => readWaitingList(term, team),

    /** Makes these, in this order, the list; `isSeen` checks whether the stored list is the one that was seen. */
    async set(
      term: number,
      team: Team,
      ids: string[],
      isSeen: (standing: string[]) => boolean,
      by: By,
    ): Promise<WaitingOutcome> {
      // Two writers began an empty list concurrently, where no row can be locked.
      return orTaken('stale', () =>
        inTransaction(db, async (transaction) => {
          const standing = (await readWaitingList(term, team, transaction)).map(({ id }) => id)
          if (!isSeen(standing)) return 'stale'
          const added = ids.filter((id) => !standing.includes(id))
          const rows = await Row.findAll({
            where: { id: added, term },
            attributes: ['team', 'pass', 'submissions'],
            ...forUpdate(transaction),
          })
          if (rows.length < added.length) return 'gone'
          const canWait = (row: (typeof rows)[number]) =>
            row.team === team && row.pass !== 'finalPass' && row.submissions > 0
          if (!rows.every(canWait)) return 'unfit'
          // Ranks must be unique at every moment.
          await Row.update({ waitingRank: null }, { where: { id: standing }, transaction })
          if (ids.length)
            await Row.update(
              { waitingRank: fn('FIELD', col('id'), ...ids) as unknown as number },
              { where: { id: ids }, transaction },
            )
          await history.append(by, moves(standing, ids), transaction)
          return 'saved'
        }),
      )
    },
  }
}
export type WaitingListStore = ReturnType<typeof waitingListStore>

/** Every applicant whose rank changes. */
function moves(before: string[], after: string[]): Change[] {
  const everybody = [...new Set([...after, ...before])]
  return everybody
    .map((id) => ({ id, from: before.indexOf(id) + 1, to: after.indexOf(id) + 1 }))
    .filter(({ from, to }) => from !== to)
    .map(({ id, from, to }) => line(id, from, to))
}
