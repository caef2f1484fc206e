import type { By, History } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction, orTaken } from '@recruit/chassis/mysql/mysql'
import type { Pass, Team } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'
import { literal, type Sequelize, type Transaction } from 'sequelize'
import { asApplication, Row, withNameKey } from '../application/applicant.row.ts'
import type { Application, Identity } from '../application/applicant.ts'
import { isTeamHeldBack } from '../application/shown-result.ts'
import { writeDecision, writePass } from './publication.model.ts'
import type { Staging } from './staging.ts'
import { readWaitingList, takeOffWaitingList } from './waiting-list/waiting-list.model.ts'

/** 'stale': the stored value differs from the writer's. 'gone': the term has no such id. */
export type DecisionOutcome = 'saved' | 'stale' | 'gone'
/** What staff may correct. */
export type Correction = Partial<Identity & { team: Team }>
/** The order of keystrokes of one session, by a growing number. */
export interface Order {
  seq: number
  by: string
}

/** The decisions of staff about applications; each change and its line of the history are one transaction. */
export function decisionStore(db: Sequelize, history: History) {
  /** The row, locked until the transaction ends. */
  const lockForUpdate = (id: string, term: number, transaction: Transaction) =>
    Row.findOne({
      where: { id, term },
      attributes: [
        ...['pass', 'date', 'dateSeq', 'dateSeqBy', 'team', 'shownTeam', 'shownIn'],
        ...['name', 'studentId', 'ewhaianId'],
      ],
      ...forUpdate(transaction),
    })

  return {
    setPass: (
      id: string,
      term: number,
      pass: Pass,
      was: Pass | undefined,
      staging: Staging,
      by: By,
    ): Promise<DecisionOutcome> =>
      inTransaction(db, async (transaction) => {
        const row = await lockForUpdate(id, term, transaction)
        if (!row) return 'gone'
        // Decided already, but perhaps not shown yet.
        if (row.pass === pass && !publishes(staging)) return 'saved'
        if (row.pass !== pass && was !== undefined && was !== row.pass) return 'stale'
        await history.append(
          by,
          await writePass([{ id, pass: row.pass }], pass, staging, transaction),
          transaction,
        )
        return 'saved'
      }),

    /** Gives the first of a waiting list a final pass; false if another one is first. */
    moveUp: (term: number, team: Team, id: string, staging: Staging, by: By): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const [first] = await readWaitingList(term, team, transaction)
        if (first?.id !== id) return false
        await history.append(by, await writePass([first], 'finalPass', staging, transaction), transaction)
        return true
      }),

    /** 'superseded': a number from the same session that is not lower came first. */
    setDate: (
      id: string,
      term: number,
      { date, was, order }: { date: string; was?: string; order?: Order },
      staging: Staging,
      by: By,
    ): Promise<DecisionOutcome | 'superseded'> =>
      inTransaction(db, async (transaction) => {
        const row = await lockForUpdate(id, term, transaction)
        if (!row) return 'gone'
        const isOwn = order !== undefined && row.dateSeqBy === order.by
        if (isOwn && order.seq <= Number(row.dateSeq)) return row.date === date ? 'saved' : 'superseded'
        // A session's own last keystroke is never stale, even if its answer was lost.
        if (!isOwn && was !== undefined && was !== row.date && date !== row.date) return 'stale'
        // A date without a number ends the typing of every session.
        const written = { date, dateSeq: order?.seq ?? 0, dateSeqBy: order?.by ?? '' }
        await writeDecision([id], written, staging, transaction)
        if (row.date !== date)
          await history.append(by, [{ what: 'date', about: id, from: row.date, to: date }], transaction)
        return 'saved'
      }),

    /** All or none: 'gone' where an id is unknown. With `was`, applications of another status stay as they are. */
    setMany: (
      ids: string[],
      term: number,
      pass: Pass,
      was: Pass | undefined,
      staging: Staging,
      by: By,
    ): Promise<{ id: string; from: Pass }[] | 'gone'> =>
      inTransaction(db, async (transaction) => {
        const rows = await Row.findAll({
          where: { id: ids, term },
          attributes: ['id', 'pass'],
          order: ['id'],
          ...forUpdate(transaction),
        })
        if (rows.length < ids.length) return 'gone'
        const meant = rows.filter((row) => row.pass !== pass && (was === undefined || row.pass === was))
        if (!meant.length && !publishes(staging)) return []
        const shown = publishes(staging) && was === undefined ? rows : meant
        await history.append(by, await writePass(shown, pass, staging, transaction), transaction)
        return meant.map(({ id, pass: from }) => ({ id, from }))
      }),

    /**
     * 'taken': this person has another application in the term. A corrected identity is a new version, so that a form
     * that was opened before does not restore the typo.
     */
    async correct(
      id: string,
      now: SettingsRecord,
      { fields, was }: { fields: Correction; was: Correction },
      by: By,
    ): Promise<DecisionOutcome | 'taken'> {
      return orTaken('taken', () =>
        inTransaction(db, async (transaction) => {
          const row = await lockForUpdate(id, now.term, transaction)
          if (!row) return 'gone'
          const stored = ({ what, text }: Field) => String(row[what]) === text
          const changed = fieldsOf(fields).filter((field) => !stored(field))
          if (!changed.length) return 'saved'
          if (!fieldsOf(was).every(stored)) return 'stale'
          const isRenamed = changed.some(({ what }) => what !== 'team')
          const written = {
            ...withNameKey(fields, row),
            ...(isRenamed && { version: literal('version + 1') }),
          }
          // A place in one team's waiting list has no meaning in another's.
          const isMoved = changed.some(({ what }) => what === 'team')
          const taken = isMoved ? await takeOffWaitingList([id], transaction) : []
          await Row.update(written, { where: { id }, transaction })
          const isHidden = isTeamHeldBack(row, now)
          const entries = changed.map(({ what, text }) => ({
            what: what === 'team' && isHidden ? 'movedTeam' : what,
            about: id,
            from: String(row[what]),
            to: text,
          }))
          await history.append(by, [...taken, ...entries], transaction)
          return 'saved'
        }),
      )
    },

    /** Makes an application an undecided one of `team`; `isFit` judges the locked row. */
    takeOver: (
      id: string,
      term: number,
      team: Team,
      isFit: (application: Application) => boolean,
      staging: Staging,
      by: By,
    ): Promise<'saved' | 'unfit' | 'gone'> =>
      inTransaction(db, async (transaction) => {
        const row = await Row.findOne({ where: { id, term }, ...forUpdate(transaction) })
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

    /** Who last decided one of these about an application. */
    decidedBy: (id: string, what: string[]) => history.lastBy(id, what),

    /** Records that data were taken out of the product; nothing changes. */
    note: (by: By, what: string, more: { about?: string; from?: string; to?: string }) =>
      history.append(by, [{ what, ...more }]),
  }
}
/** Applicants see these decisions immediately. */
const publishes = ({ running, isStaged }: Staging) => running !== null && !isStaged

interface Field {
  what: keyof Correction
  text: string
}
const fieldsOf = (correction: Correction): Field[] =>
  Object.entries(correction).map(([what, value]) => ({ what: what as keyof Correction, text: String(value) }))

export type DecisionStore = ReturnType<typeof decisionStore>
