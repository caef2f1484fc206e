import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import type { Sequelize } from 'sequelize'
import { asApplication, Row } from '../../application/applicant.row.ts'
import type { Application } from '../../application/applicant.ts'
import { writeDecision, writePass } from '../publication.model.ts'
import type { Staging } from '../staging.ts'
import { takeOffWaitingList } from '../waiting-list/waiting-list.model.ts'

/** 'unfit': this team may not take it over. 'gone': the term has no such id. */
export type TakingOver = 'saved' | 'unfit' | 'gone'

export function secondChoiceStore(db: Sequelize, history: History) {
  return {
    /** Makes an application an undecided one of `team`; `isFit` judges the locked row. */
    takeOver: (
      id: string,
      term: number,
      team: Team,
      isFit: (application: Application) => boolean,
      staging: Staging,
      by: By,
    ): Promise<TakingOver> =>
      inTransaction(db, async (transaction) => {
        const lock = transaction.LOCK.UPDATE
        const row = await Row.findOne({ where: { id, term }, raw: true, transaction, lock })
        if (!row) return 'gone'
        // A repeat, whose first reply may be lost.
        if (row.team === team && row.pass === 'default') return 'saved'
        if (!isFit(asApplication(row))) return 'unfit'
        const lines = [
          ...(await takeOffWaitingList([id], transaction)),
          ...(await writePass([{ id, pass: row.pass }], 'default', staging, transaction)),
        ]
        // The date was that of the first team's interview.
        const moved = { team, date: '', dateSeq: 0, dateSeqBy: '' }
        await writeDecision([id], moved, staging, transaction)
        if (row.date) lines.push({ what: 'date', about: id, from: row.date, to: '' })
        lines.push({ what: 'movedTeam', about: id, from: String(row.team), to: String(team) })
        await history.append(by, lines, transaction)
        return 'saved'
      }),
  }
}
export type SecondChoiceStore = ReturnType<typeof secondChoiceStore>
