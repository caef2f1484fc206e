import type { Change } from '@recruit/chassis/audit-log/audit-log'
import { forUpdate, inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Pass, Team } from '@recruit/contract/constants'
import { heldThrough } from '@recruit/contract/rules/announcements'
import { literal, Op, type Sequelize, type Transaction } from 'sequelize'
import { NOT_NULL, Row, unpacked } from '../application/applicant.row.ts'
import { appointmentOf, type PublishedAppointment } from '../application/appointment.ts'
import { heldBackSql, type Result, resultShown, UNCOUNTED } from '../application/shown-result.ts'
import { clearAnswers } from './answers/answer.ts'
import type { Staging, Unpublished } from './staging.ts'
import { takeOffWaitingList } from './waiting-list/waiting-list.model.ts'

export interface NamedChange extends Unpublished {
  name: string
}
/** An applicant who is named before publishing. */
export interface Named {
  id: string
  name: string
  team: Team
}

const NOTHING_HELD = { shownPass: null, shownDate: null, shownTeam: null, shownIn: null }

/** The team only of an application that another one takes over; a correction of it is seen immediately. */
type Decision = Partial<Result & { team: Team }>

/**
 * Writes a decision about applications whose rows the caller has locked. A staged one keeps what is shown, and so does
 * every decision while results are hidden; any other is shown immediately. An equal decision ends the holding back.
 * Returns the history's lines about answers that no longer count.
 */
export async function writeDecision(
  ids: string[],
  decision: Decision & { dateSeq?: number; dateSeqBy?: string },
  staging: Staging,
  transaction: Transaction,
): Promise<Change[]> {
  const clear = async () => (decision.pass === undefined ? [] : clearAnswers(ids, staging.last, transaction))
  const before = await clear()
  await write(ids, decision, staging, transaction)
  return keepsShown(staging) ? before : [...before, ...(await clear())]
}

const isHeldBackBy = ({ running, isStaged }: Staging): boolean => running === null || isStaged
/** Whether a decision changes nothing of what is shown. */
const keepsShown = (staging: Staging): boolean => isHeldBackBy(staging) && staging.last !== UNCOUNTED

async function write(
  ids: string[],
  decision: Decision,
  staging: Staging,
  transaction: Transaction,
): Promise<void> {
  const { last } = staging
  const { pass, date, team } = decision
  const isShownNow = `(shown_in IS NULL OR shown_in < ${Number(last)})`
  // One statement, evaluated from left to right: it stores what is shown before it overwrites the decision.
  const kept = keepsShown(staging) && {
    shownPass: literal(`IF(${isShownNow}, pass, shown_pass)`),
    shownDate: literal(`IF(${isShownNow}, date, shown_date)`),
    shownTeam: literal(
      team === undefined
        ? `IF(${isShownNow}, NULL, shown_team)`
        : `IF(${isShownNow}, team, COALESCE(shown_team, team))`,
    ),
    shownIn: heldThrough(last),
  }
  await Row.update({ ...kept, ...decision }, { where: { id: ids }, transaction })
  const held = { id: ids, shownIn: { [Op.gte]: last } }
  if (!isHeldBackBy(staging)) {
    const seen = {
      ...(pass !== undefined && { shownPass: pass }),
      ...(date !== undefined && { shownDate: date }),
      ...(team !== undefined && { shownTeam: null }),
    }
    await Row.update(seen, { where: held, transaction })
  }
  const isAlike = literal(
    'CAST(shown_pass AS BINARY) = CAST(pass AS BINARY) AND CAST(shown_date AS BINARY) = CAST(date AS BINARY) AND COALESCE(shown_team, team) = team',
  )
  await Row.update(NOTHING_HELD, { where: { [Op.and]: [held, isAlike] }, transaction })
}

/** The unpublished decisions, and their publishing. */
export function publicationStore(db: Sequelize) {
  async function changes(
    term: number,
    last: number,
    held?: { ids: string[]; transaction: Transaction },
  ): Promise<NamedChange[]> {
    const rows = await Row.findAll({
      where: { term, shownIn: { [Op.gte]: last }, ...(held && { id: held.ids }) },
      attributes: ['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate', 'shownTeam'],
      order: ['team', 'name', 'id'],
      raw: true,
      ...(held && { transaction: held.transaction, lock: held.transaction.LOCK.UPDATE }),
    })
    return rows.map(({ id, name, team, pass, date, shownPass, shownDate, shownTeam }) => ({
      id,
      name,
      team,
      ...(shownTeam && shownTeam !== team && { movedFrom: shownTeam }),
      shown: { pass: shownPass ?? 'default', date: shownDate ?? '' },
      next: { pass, date },
    }))
  }

  /** The submitted applications of the term that fulfil `where`. */
  const submitted = (term: number, where: object): Promise<Named[]> =>
    Row.findAll({
      where: { term, submissions: { [Op.gt]: 0 }, ...where },
      attributes: ['id', 'name', 'team'],
      order: ['team', 'name', 'id'],
      raw: true,
    })

  return {
    changes: (term: number, last: number) => changes(term, last),

    /** Whether no applicant of the term has seen any result yet. */
    async isFirst(term: number, last: number): Promise<boolean> {
      const seen = literal(`IF(${heldBackSql(last)}, shown_pass, pass) <> 'default'`)
      return !(await Row.findOne({ where: { [Op.and]: [{ term }, seen] }, attributes: ['id'], raw: true }))
    },

    undecided: (term: number) => submitted(term, { pass: 'default' }),
    passersWithoutDate: (term: number) => submitted(term, { pass: '1stPass', date: '' }),

    /** How many of each status submitted, by the decision. */
    async counts(term: number) {
      const rows = await Row.findAll({
        where: { term, submissions: { [Op.gt]: 0 } },
        attributes: ['pass', [literal('COUNT(*)'), 'version']],
        group: ['pass'],
        raw: true,
      })
      return rows.map(({ pass, version }) => ({ pass, count: Number(version) }))
    },

    transaction: <Result>(story: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      inTransaction(db, story),

    /** By ids: locking the term would lock every application, and block the saving of drafts. */
    lockChanges: (term: number, last: number, ids: string[], transaction: Transaction) =>
      changes(term, last, { ids, transaction }),

    /** Applicants see these from now on. */
    async show(ids: string[], transaction: Transaction): Promise<void> {
      await Row.update(NOTHING_HELD, { where: { id: ids }, transaction })
    },

    /** Applicants will see these of the unpublished changes with the next announcement. */
    async showNext(ids: string[], all: string[], last: number, transaction: Transaction): Promise<void> {
      await Row.update({ shownIn: heldThrough(last) }, { where: { id: all }, transaction })
      await Row.update({ shownIn: last }, { where: { id: ids }, transaction })
    },
  }
}
export type PublicationStore = ReturnType<typeof publicationStore>

/**
 * Marks the appointments that these applicants read, or read last, before they get another status than a first pass:
 * each keeps her place until it is over or staff take it off. The caller has locked their rows.
 */
async function keepPlaces(ids: string[], last: number, transaction: Transaction): Promise<void> {
  const rows = await Row.findAll({
    where: { id: ids, publishedAppointments: NOT_NULL },
    attributes: ['id', 'pass', 'date', 'shownPass', 'shownDate', 'shownIn', 'publishedAppointments'],
    ...forUpdate(transaction),
  })
  for (const row of rows) {
    const all = unpacked<PublishedAppointment[]>(row.publishedAppointments)
    // Applicants with another status have read nothing since: an earlier kept place stays.
    if (resultShown(row, last).pass !== '1stPass') continue
    const read = appointmentOf({ ...row, publishedAppointments: all }, last)
    const publishedAppointments = all.map(({ isKept: _, ...one }, at) =>
      all[at] === read ? { ...one, isKept: true } : one,
    )
    await Row.update({ publishedAppointments }, { where: { id: row.id }, transaction })
  }
}

/**
 * Gives applications whose rows the caller has locked a status, with its effects: a final passer leaves the waiting
 * list, and an applicant who has read an appointment keeps her place. Returns the history's lines.
 */
export async function writePass(
  rows: { id: string; pass: Pass }[],
  pass: Pass,
  staging: Staging,
  transaction: Transaction,
): Promise<Change[]> {
  const ids = rows.map(({ id }) => id)
  const leaving = pass === '1stPass' ? [] : rows.filter((row) => row.pass === '1stPass')
  if (leaving.length)
    await keepPlaces(
      leaving.map(({ id }) => id),
      staging.last,
      transaction,
    )
  const cleared = await writeDecision(ids, { pass }, staging, transaction)
  const taken = pass === 'finalPass' ? await takeOffWaitingList(ids, transaction) : []
  const changed = rows
    .filter((row) => row.pass !== pass)
    .map(({ id, pass: from }) => ({ what: 'pass', about: id, from, to: pass }))
  return [...cleared, ...taken, ...changed]
}
