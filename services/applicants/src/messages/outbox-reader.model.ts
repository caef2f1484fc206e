import { queriesOf, type Value } from '@recruit/chassis/mysql/mysql'
import {
  DRAFT_STATES,
  type MessageKind,
  type MessageState,
  type StoredKind,
} from '@recruit/contract/mail/kinds'
import { type Language, normalise } from '@recruit/contract/text'
import type { Sequelize, Transaction } from 'sequelize'
import { digest } from '../shared/digest.ts'
import type { Counts } from './mailing.model.ts'
import { STAFF_KINDS } from './message-kinds.ts'
import { IS_DRAFT, OUTBOX } from './outbox.model.ts'

/** A message as staff see it. */
export interface OutboxRow {
  id: string
  application: string
  mailing: string | null
  kind: StoredKind
  name: string
  address: string
  language: Language
  subject: string
  text: string
  ics: string | null
  state: MessageState
  isDryRun: boolean
  reason: string
  createdAt: string
  at: Date
}

const columnsWith = (text: string, ics: string) => `id, application, mailing, kind, receiver_name AS name,
    receiver_address AS address, language, subject, ${text} AS text, ${ics} AS ics, state, is_dry_run AS isDryRun,
    COALESCE(last_error, '') AS reason, DATE_FORMAT(created_at, '%Y-%m-%d %H:%i:%s.%f') AS createdAt,
    COALESCE(ended_at, handed_at, GREATEST(created_at, next_at)) AS at`
const WHOLE = columnsWith(`IF(kind = 'staffLink', '', text)`, 'ics')
const LISTED = columnsWith(`IF(${IS_DRAFT}, text, '')`, `IF(${IS_DRAFT}, ics, NULL)`)
/** LIKE would read what a person types as wildcards. */
const SEARCHED = `(LOCATE(LOWER(?), LOWER(receiver_name)) > 0 OR LOCATE(LOWER(?), LOWER(receiver_address)) > 0)`
const PAGE = 100
/** MySQL's own digits: milliseconds would skip rows of the same moment. */
const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}) ([0-9a-f-]{36})$/

/** The outbox's contents, and the changes to a mailing's drafts. */
export function outboxReader(db: Sequelize) {
  const { select, write } = queriesOf(db)
  const rows = async (
    where: string,
    values: Value[],
    transaction?: Transaction,
    columns = WHOLE,
  ): Promise<OutboxRow[]> => {
    const found = await select<OutboxRow>(`SELECT ${columns} FROM ${OUTBOX} ${where}`, values, transaction)
    return found.map((row) => ({ ...row, isDryRun: Boolean(row.isDryRun) }))
  }
  const count = async (where: string, values: Value[], transaction?: Transaction): Promise<number> => {
    const question = `SELECT COUNT(*) AS count FROM ${OUTBOX} WHERE ${where}`
    const [row] = await select<{ count: number }>(question, values, transaction)
    return Number(row?.count ?? 0)
  }
  async function countsOf(term: number, kind: StoredKind): Promise<Counts> {
    const question = `SELECT state, COUNT(*) AS count FROM ${OUTBOX} WHERE term = ? AND kind = ? GROUP BY state`
    const found = await select<{ state: MessageState; count: number }>(question, [term, kind])
    return Object.fromEntries(found.map((row) => [row.state, Number(row.count)]))
  }

  return {
    countsOf,
    countOf: async (mailings: string[], transaction: Transaction) =>
      mailings.length ? count('mailing IN (?)', [mailings], transaction) : 0,
    /** Whether one of them is being sent, or may be sent again. */
    isLeaving: async (mailing: string, transaction: Transaction) =>
      (await count(`mailing = ? AND state IN ('queued', 'sending', 'handed')`, [mailing], transaction)) > 0,
    countUnreachable: (mailing: string, transaction: Transaction) =>
      count(`mailing = ? AND state = 'unreachable'`, [mailing], transaction),
    countDrafts: async (mailings: string[], transaction: Transaction) =>
      mailings.length ? count(`mailing IN (?) AND state = 'draft'`, [mailings], transaction) : 0,

    /** Texts only of drafts: an approval names them, and lists show none. */
    ofMailing: (mailing: string) =>
      rows('WHERE mailing = ? ORDER BY receiver_name, id', [mailing], undefined, LISTED),
    async one(term: number, id: string): Promise<OutboxRow | null> {
      const [row] = await rows('WHERE term = ? AND id = ?', [term, id])
      return row ?? null
    },
    /** The newest first, and the cursor of the next page. */
    async page(
      term: number,
      {
        state,
        kind,
        search,
        before,
      }: Partial<Record<'state' | 'kind' | 'search' | 'before', string | undefined>>,
    ): Promise<{ rows: OutboxRow[]; next: string | null }> {
      const [, since, id] = CURSOR.exec(before ?? '') ?? []
      const conditions: [sql: string, ...values: Value[]][] = [['term = ?', term]]
      if (state) conditions.push(['state = ?', state])
      if (kind) conditions.push(['kind = ?', kind])
      if (search) conditions.push([SEARCHED, normalise(search), normalise(search)])
      if (since && id) conditions.push(['(created_at < ? OR (created_at = ? AND id < ?))', since, since, id])
      const where = conditions.map(([condition]) => condition).join(' AND ')
      const found = await rows(
        `WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ${PAGE + 1}`,
        conditions.flatMap(([, ...values]) => values),
      )
      const shown = found.slice(0, PAGE)
      const last = shown.at(-1)
      const hasMore = found.length > PAGE && last
      return { rows: shown, next: hasMore ? `${last.createdAt} ${last.id}` : null }
    },

    /** Of every applicant the newest message of each kind, by name. */
    async newestOfEach(term: number): Promise<NewestMessage[]> {
      const found = await select<NewestMessage>(
        `SELECT id, application, kind, receiver_name AS name, state, is_dry_run AS isDryRun FROM (
          SELECT *, ROW_NUMBER() OVER (PARTITION BY application, kind ORDER BY created_at DESC, id DESC) AS nth
            FROM ${OUTBOX} WHERE term = ? AND kind NOT IN (?)) AS each_one
          WHERE nth = 1 ORDER BY receiver_name, application, kind`,
        [term, STAFF_KINDS],
      )
      return found.map((row) => ({ ...row, isDryRun: Boolean(row.isDryRun) }))
    },

    /** The drafts of a mailing, locked: their number, and the digest that names them. */
    async drafts(mailing: string, transaction: Transaction): Promise<Drafts> {
      const where = `WHERE mailing = ? AND ${IS_DRAFT} ORDER BY id FOR UPDATE`
      return draftsSeen(await rows(where, [mailing], transaction))
    },
    async draftedFor(mailing: string, transaction: Transaction): Promise<string[]> {
      const question = `SELECT application FROM ${OUTBOX} WHERE mailing = ? AND ${IS_DRAFT}`
      const found = await select<{ application: string }>(question, [mailing], transaction)
      return found.map(({ application }) => application)
    },
    /** The applicants with a message of these mailings that is not cancelled. */
    async receiversOf(mailings: string[]): Promise<Set<string>> {
      if (!mailings.length) return new Set()
      const question = `SELECT application FROM ${OUTBOX} WHERE mailing IN (?) AND state <> 'cancelled'`
      const found = await select<{ application: string }>(question, [mailings])
      return new Set(found.map(({ application }) => application))
    },
    removeDrafts: (mailing: string, transaction: Transaction) =>
      write(`DELETE FROM ${OUTBOX} WHERE mailing = ? AND ${IS_DRAFT}`, [mailing], transaction),

    /**
     * Moves unsent messages of a mailing from one state to another; returns how many. A process that has claimed
     * one loses its lease, and its hand-off is refused.
     */
    async move(
      mailing: string,
      from: readonly MessageState[],
      to: MessageState,
      transaction: Transaction,
    ): Promise<number> {
      const moved = await count(`mailing = ? AND state IN (?) FOR UPDATE`, [mailing, from], transaction)
      const move = `UPDATE ${OUTBOX} SET state = ?, lease = NULL WHERE mailing = ? AND state IN (?)`
      await write(move, [to, mailing, from], transaction)
      return moved
    },
    /** When they may leave; null: now. */
    schedule: (mailing: string, at: Date | null, transaction: Transaction) =>
      write(
        `UPDATE ${OUTBOX} SET state = 'queued', next_at = COALESCE(?, UTC_TIMESTAMP(6)) WHERE mailing = ? AND state = 'draft'`,
        [at, mailing],
        transaction,
      ),

    /** Messages that could leave now. */
    async due(term: number, gates: readonly string[]): Promise<{ count: number; since: Date | null }> {
      const [row] = await select<{ count: number; since: Date | null }>(
        `SELECT COUNT(*) AS count, MIN(next_at) AS since FROM ${OUTBOX}
          WHERE term = ? AND state = 'queued' AND next_at <= UTC_TIMESTAMP(6) AND gate IN (?)`,
        [term, gates],
      )
      return { count: Number(row?.count ?? 0), since: row?.since ?? null }
    },
    /** Whether the last sent message was a dry run; null without any. */
    async wasDryRun(term: number): Promise<boolean | null> {
      const [row] = await rows(`WHERE term = ? AND state = 'sent' ORDER BY ended_at DESC LIMIT 1`, [term])
      return row ? row.isDryRun : null
    },
  }
}
interface NewestMessage extends Pick<OutboxRow, 'id' | 'application' | 'name' | 'state' | 'isDryRun'> {
  kind: MessageKind
}

/** What an approval releases: how many by mail, how many people altogether, and the digest that names them. */
export interface Drafts {
  count: number
  readers: number
  seen: string
}
/** Names drafts by receivers and contents, those without an address included: what is approved is what was seen. */
export function draftsSeen(rows: OutboxRow[]): Drafts {
  const drafts = rows
    .filter(({ state }) => DRAFT_STATES.includes(state))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return {
    count: drafts.filter(({ state }) => state === 'draft').length,
    readers: drafts.length,
    seen: digest(
      drafts.map(({ id, state, address, subject, text, ics }) => [id, state, address, subject, text, ics]),
    ),
  }
}
