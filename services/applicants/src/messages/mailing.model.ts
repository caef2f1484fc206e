import { randomUUID } from 'node:crypto'
import { queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Gate, MessageState } from '@recruit/contract/mail/kinds'
import type { Template } from '@recruit/contract/mail/template'
import type { Sequelize, Transaction } from 'sequelize'
import { unpacked } from '../application/applicant.row.ts'
import type { MailingKind } from './message-kinds.ts'
import { IS_DRAFT, OUTBOX } from './outbox.model.ts'
import type { Audience } from './receivers.ts'
import { type StoredWords, templateOf, WORD_COLUMNS, wordsOf } from './template.model.ts'

/** Messages that are drafted, checked and approved together. */
export interface Mailing<Kind extends MailingKind = MailingKind> {
  id: string
  term: number
  kind: Kind
  occasion: string
  gate: Gate
  audience: Audience | null
  template: Template
  /** The version of the kind's template at the drafts' creation; -1 for a text of their own. */
  templateVersion: number
  version: number
  createdAt: Date
  plannedAt: Date | null
  approvedAt: Date | null
  approvedBy: string
}
export type NewMailing<Kind extends MailingKind = MailingKind> = Pick<
  Mailing<Kind>,
  'term' | 'kind' | 'occasion' | 'gate' | 'audience' | 'template' | 'templateVersion'
>
export type Counts = Partial<Record<MessageState, number>>

const READ = `SELECT id, term, kind, occasion, gate, audience, template_version AS templateVersion, version,
    created_at AS createdAt, planned_at AS plannedAt, approved_at AS approvedAt, approved_by AS approvedBy,
    ${WORD_COLUMNS} FROM mailings`
const INSERT = `INSERT INTO mailings (id, term, kind, occasion, gate, audience, template_version,
    subject_ko, text_ko, subject_en, text_en, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, UTC_TIMESTAMP(6))`
const REWORD = `UPDATE mailings SET template_version = ?, subject_ko = ?, text_ko = ?, subject_en = ?, text_en = ?
    WHERE id = ?`
const COUNTS = `SELECT mailing, state, COUNT(*) AS count FROM ${OUTBOX} WHERE term = ? AND mailing IS NOT NULL
    GROUP BY mailing, state`

type Stored = Omit<Mailing, 'template' | 'audience'> & StoredWords & { audience: unknown }

const asMailing = ({ subjectKo, textKo, subjectEn, textEn, audience, ...row }: Stored): Mailing => ({
  ...row,
  audience: unpacked(audience),
  template: templateOf({ subjectKo, textKo, subjectEn, textEn }),
})

/** The mailings of a term. A change locks the mailing's row first, so that two admins wait for each other. */
export function mailingStore(db: Sequelize) {
  const { select, write } = queriesOf(db)
  return {
    async create(
      { term, kind, occasion, gate, audience, template, templateVersion }: NewMailing,
      transaction: Transaction,
    ): Promise<string> {
      const id = randomUUID()
      const written = [id, term, kind, occasion, gate, audience && JSON.stringify(audience), templateVersion]
      await write(INSERT, [...written, ...wordsOf(template)], transaction)
      return id
    },

    async list(term: number): Promise<Mailing[]> {
      const rows = await select<Stored>(`${READ} WHERE term = ? ORDER BY created_at DESC, id`, [term])
      return rows.map(asMailing)
    },

    async get(term: number, id: string): Promise<Mailing | null> {
      const [row] = await select<Stored>(`${READ} WHERE term = ? AND id = ?`, [term, id])
      return row ? asMailing(row) : null
    },

    /** The unapproved mailings of a kind, of which no message has left. */
    async draftsOf(term: number, kind: MailingKind, transaction: Transaction): Promise<string[]> {
      const left = `SELECT 1 FROM ${OUTBOX} AS m WHERE m.mailing = l.id AND NOT (${IS_DRAFT})`
      const question = `SELECT l.id FROM mailings AS l WHERE l.term = ? AND l.kind = ? AND l.approved_at IS NULL
        AND NOT EXISTS (${left}) FOR UPDATE`
      const rows = await select<{ id: string }>(question, [term, kind], transaction)
      return rows.map(({ id }) => id)
    },

    /** Locks the mailing under its next version; 'gone', or 'stale' if another one is stored. */
    async lockForUpdate(
      term: number,
      id: string,
      version: number,
      transaction: Transaction,
    ): Promise<Mailing | 'gone' | 'stale'> {
      const question = `${READ} WHERE term = ? AND id = ? FOR UPDATE`
      const [row] = await select<Stored>(question, [term, id], transaction)
      if (!row) return 'gone'
      if (row.version !== version) return 'stale'
      await write('UPDATE mailings SET version = version + 1 WHERE id = ?', [id], transaction)
      return { ...asMailing(row), version: version + 1 }
    },

    reword: (id: string, templateVersion: number, template: Template, transaction: Transaction) =>
      write(REWORD, [templateVersion, ...wordsOf(template), id], transaction),

    approve: (id: string, at: Date | null, by: string, transaction: Transaction) =>
      write(
        'UPDATE mailings SET planned_at = ?, approved_at = UTC_TIMESTAMP(6), approved_by = ? WHERE id = ?',
        [at, by, id],
        transaction,
      ),
    takeBack: (id: string, transaction: Transaction) =>
      write(
        `UPDATE mailings SET planned_at = NULL, approved_at = NULL, approved_by = '' WHERE id = ?`,
        [id],
        transaction,
      ),
    remove: (id: string, transaction: Transaction) =>
      write('DELETE FROM mailings WHERE id = ?', [id], transaction),

    /** How many messages of each mailing of a term are in each state. */
    async counts(term: number): Promise<Map<string, Counts>> {
      const rows = await select<{ mailing: string; state: MessageState; count: number }>(COUNTS, [term])
      const byMailing = new Map<string, Counts>()
      for (const { mailing, state, count } of rows)
        byMailing.set(mailing, { ...byMailing.get(mailing), [state]: Number(count) })
      return byMailing
    },
  }
}
