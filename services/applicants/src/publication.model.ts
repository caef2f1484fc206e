import type { By, Change, History } from '@recruit/chassis/audit-log/audit-log'
import { inTransaction } from '@recruit/chassis/mysql/mysql'
import type { Team } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings/client'
import { literal, Op, type Sequelize, type Transaction } from 'sequelize'
import { clearAnswers } from './answers/answer.model.ts'
import { Row } from './applicant.row.ts'
import { draftAppointments } from './messages/appointments/draft-appointments.ts'
import { draftAnnouncement } from './messages/draft-announcement.ts'
import type { MessagingStores } from './messages/messaging-stores.ts'
import { digestOf, type Result, type Staging, type Unpublished } from './publication.ts'

/** A change as staff see it. */
export interface NamedChange extends Unpublished {
  name: string
  team: Team
}
/** An applicant whom the sheet before publishing names. */
export interface Named {
  id: string
  name: string
  team: Team
}

const NOTHING_HELD = { shownPass: null, shownDate: null, shownIn: null }

/**
 * Writes a decision about applications whose rows the caller holds. While results are public a staged one keeps what
 * is shown as it is, any other is shown at once; what is shown and decided alike is held back no longer. Returns what
 * the history is to say of answers that no longer count.
 */
export async function writeDecision(
  ids: string[],
  decision: Partial<Result> & { dateSeq?: number; dateSeqBy?: string },
  staging: Staging,
  transaction: Transaction,
): Promise<Change[]> {
  const clear = async () =>
    decision.pass === undefined ? [] : clearAnswers(ids, staging.running, transaction)
  const before = await clear()
  await write(ids, decision, staging, transaction)
  return [...before, ...(await clear())]
}

async function write(
  ids: string[],
  decision: Partial<Result>,
  { running, isStaged }: Staging,
  transaction: Transaction,
): Promise<void> {
  const { pass, date } = decision
  if (running === null) return void (await Row.update(decision, { where: { id: ids }, transaction }))
  if (isStaged)
    await Row.update(
      { shownPass: literal('pass'), shownDate: literal('date'), shownIn: running },
      { where: { id: ids, shownIn: { [Op.or]: [null, { [Op.ne]: running }] } }, transaction },
    )
  await Row.update(decision, { where: { id: ids }, transaction })
  const held = { id: ids, shownIn: running }
  if (!isStaged) {
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

/** What is decided and not shown yet, and its publishing. */
export function publicationStore(db: Sequelize, history: History, messaging: MessagingStores) {
  async function changes(
    term: number,
    running: number,
    ids?: string[],
    transaction?: Transaction,
  ): Promise<NamedChange[]> {
    const rows = await Row.findAll({
      where: { term, shownIn: running, ...(ids && { id: ids }) },
      attributes: ['id', 'name', 'team', 'pass', 'date', 'shownPass', 'shownDate'],
      order: ['team', 'name', 'id'],
      raw: true,
      ...(transaction && { transaction, lock: transaction.LOCK.UPDATE }),
    })
    return rows.map(({ id, name, team, pass, date, shownPass, shownDate }) => ({
      id,
      name,
      team,
      shown: { pass: shownPass ?? 'default', date: shownDate ?? '' },
      next: { pass, date },
    }))
  }

  /** Of the term those who submitted and of whom this is true. */
  const submitted = (term: number, where: object): Promise<Named[]> =>
    Row.findAll({
      where: { term, submissions: { [Op.gt]: 0 }, ...where },
      attributes: ['id', 'name', 'team'],
      order: ['team', 'name', 'id'],
      raw: true,
    })

  return {
    changes: (term: number, running: number) => changes(term, running),
    undecided: (term: number) => submitted(term, { pass: 'default' }),
    passersWithoutDate: (term: number) => submitted(term, { pass: '1stPass', date: '' }),

    /** So many of each status submitted, as it is decided. */
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
     * Publishes these changes, each named as it was seen. 'stale' where one of them is another by now: nothing is
     * published then.
     */
    publish: (
      now: SettingsRecord,
      running: number,
      seen: ReadonlyMap<string, string>,
      by: By,
    ): Promise<'published' | 'stale'> =>
      inTransaction(db, async (transaction) => {
        const ids = [...seen.keys()]
        const meant = await changes(now.term, running, ids, transaction)
        if (meant.length < ids.length || meant.some((change) => seen.get(change.id) !== digestOf(change)))
          return 'stale'
        const before = await clearAnswers(ids, running, transaction)
        await Row.update(NOTHING_HELD, { where: { id: ids }, transaction })
        const cleared = [...before, ...(await clearAnswers(ids, running, transaction))]
        await history.append(by, [...cleared, ...meant.flatMap(linesOf), publication(meant)], transaction)
        await draftAppointments(messaging, now, ids, transaction)
        if (meant.some(({ shown, next }) => shown.pass !== next.pass))
          await draftAnnouncement(messaging, now, transaction)
        return 'published'
      }),
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
