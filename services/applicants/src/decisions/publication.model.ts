import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import { heldThrough } from '@recruit/contract/rules/announcements'
import type { SettingsRecord } from '@recruit/settings/client'
import { literal, Op, type Sequelize, type Transaction } from 'sequelize'
import { clearAnswers } from './answers/answer.model.ts'
import { Row } from '../application/applicant.row.ts'
import { draftAppointments } from '../messages/appointments/draft-appointments.ts'
import { draftAnnouncement } from '../messages/draft-announcement.ts'
import type { MessagingStores } from '../messages/messaging-stores.ts'
import {
  digestOf,
  heldBackSql,
  lastAnnouncementOf,
  type Result,
  type Staging,
  UNCOUNTED,
  type Unpublished,
} from '../application/shown-result.ts'

export interface NamedChange extends Unpublished {
  name: string
  team: Team
}
/** An applicant who is named before publishing. */
export interface Named {
  id: string
  name: string
  team: Team
}

const NOTHING_HELD = { shownPass: null, shownDate: null, shownIn: null }

/**
 * Writes a decision about applications whose rows the caller has locked. A staged one keeps what is shown, and so does
 * every decision while results are hidden; any other is shown immediately. An equal decision ends the holding back.
 * Returns the history's lines about answers that no longer count.
 */
export async function writeDecision(
  ids: string[],
  decision: Partial<Result> & { dateSeq?: number; dateSeqBy?: string },
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
  decision: Partial<Result>,
  staging: Staging,
  transaction: Transaction,
): Promise<void> {
  const { last } = staging
  const { pass, date } = decision
  const isShownNow = `(shown_in IS NULL OR shown_in < ${Number(last)})`
  // One statement, evaluated from left to right: it stores what is shown before it overwrites the decision.
  const kept = keepsShown(staging) && {
    shownPass: literal(`IF(${isShownNow}, pass, shown_pass)`),
    shownDate: literal(`IF(${isShownNow}, date, shown_date)`),
    shownIn: heldThrough(last),
  }
  await Row.update({ ...kept, ...decision }, { where: { id: ids }, transaction })
  const held = { id: ids, shownIn: { [Op.gte]: last } }
  if (!isHeldBackBy(staging)) {
    const seen = {
      ...(pass !== undefined && { shownPass: pass }),
      ...(date !== undefined && { shownDate: date }),
    }
    await Row.update(seen, { where: held, transaction })
  }
  const isAlike = literal(
    'CAST(shown_pass AS BINARY) = CAST(pass AS BINARY) AND CAST(shown_date AS BINARY) = CAST(date AS BINARY)',
  )
  await Row.update(NOTHING_HELD, { where: { [Op.and]: [held, isAlike] }, transaction })
}

/** The unpublished decisions, and their publishing. */
export function publicationStore(db: Sequelize, history: History, messaging: MessagingStores) {
  async function changes(
    term: number,
    last: number,
    held?: { ids: string[]; transaction: Transaction },
  ): Promise<NamedChange[]> {
    const rows = await Row.findAll({
      where: { term, shownIn: { [Op.gte]: last }, ...(held && { id: held.ids }) },
      attributes: ['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate'],
      order: ['team', 'name', 'id'],
      raw: true,
      ...(held && { transaction: held.transaction, lock: held.transaction.LOCK.UPDATE }),
    })
    return rows.map(({ id, name, team, pass, date, shownPass, shownDate }) => ({
      id,
      name,
      team,
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

    /**
     * Publishes the waiting changes except `left`: applicants see them immediately, or with the next staged
     * announcement. 'stale' where they are not what was seen: then nothing is published.
     */
    async publish(
      now: SettingsRecord,
      { seen, left }: { seen: string; left: ReadonlySet<number> },
      by: By,
    ): Promise<number | 'stale'> {
      const last = lastAnnouncementOf(now)
      const known = await changes(now.term, last)
      if (digestOf(known) !== seen) return 'stale'
      return inTransaction(db, async (transaction) => {
        // By ids: locking the term would lock every application, and block the saving of drafts.
        const held = await changes(now.term, last, { ids: known.map(({ id }) => id), transaction })
        if (digestOf(held) !== seen) return 'stale'
        const meant = held.filter((_, at) => !left.has(at))
        const ids = meant.map(({ id }) => id)
        const told = (cleared: Change[]) =>
          meant.length ? [...cleared, ...meant.flatMap(linesOf), publication(meant)] : []
        if (!now.showResultToApplicant) {
          await Row.update(
            { shownIn: heldThrough(last) },
            { where: { id: held.map(({ id }) => id) }, transaction },
          )
          await Row.update({ shownIn: last }, { where: { id: ids }, transaction })
          await history.append(by, told([]), transaction)
          return ids.length
        }
        const before = await clearAnswers(ids, last, transaction)
        await Row.update(NOTHING_HELD, { where: { id: ids }, transaction })
        await history.append(
          by,
          told([...before, ...(await clearAnswers(ids, last, transaction))]),
          transaction,
        )
        await draftAppointments(messaging, now, ids, transaction)
        if (meant.some(({ shown, next }) => shown.pass !== next.pass))
          await draftAnnouncement(messaging, now, transaction)
        return ids.length
      })
    },
  }
}
const publication = ({ length }: NamedChange[]): Change => ({ what: 'published', to: String(length) })
const linesOf = ({ id, shown, next }: NamedChange): Change[] => [
  ...(shown.pass === next.pass
    ? []
    : [{ what: 'publishedPass', about: id, from: shown.pass, to: next.pass }]),
  ...(shown.date === next.date
    ? []
    : [{ what: 'publishedDate', about: id, from: shown.date, to: next.date }]),
]

export type PublicationStore = ReturnType<typeof publicationStore>
