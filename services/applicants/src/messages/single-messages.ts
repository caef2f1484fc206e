import { randomUUID } from 'node:crypto'
import type { By } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { inTransaction, queriesOf } from '@recruit/chassis/mysql/mysql'
import type { Calls, RequestOf } from '@recruit/contract'
import { oneLine, sampleValues } from '@recruit/contract/mail/template'
import { plainAddress } from '@recruit/mail/mail-address'
import type { Sequelize, Transaction } from 'sequelize'
import { inSeoul } from '../shared/seoul-time.ts'
import type { MailingContext } from './approve.ts'
import { assertTemplate } from './draft.ts'
import { composed, type Message } from './message.ts'
import { KIND_RULES } from './message-kinds.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { enqueue, OUTBOX } from './outbox.model.ts'

/** Sends these again, to the present addresses of their applications: all of them or none. */
export async function resendMessages({ stores, now, by }: MailingContext, ids: string[]): Promise<number> {
  const different = [...new Set(ids)]
  await inTransaction(stores.db, async (transaction) => {
    const resent = await readdress(stores.db, now.term, different, transaction)
    if (resent.length < different.length) throw new AppError('messagesNotResent')
    const lines = resent.map(({ application, kind }) => ({
      ...{ what: 'messageResent', about: application, to: kind },
    }))
    await stores.history.append(by, lines, transaction)
  })
  return different.length
}

/** A message with invented values, to its author. */
export function sendTest(
  { stores, now }: MailingContext,
  { kind, template, ...to }: RequestOf<Calls['testMessage']>,
): Promise<void> {
  assertTemplate(kind, template)
  const { language } = to
  const values = {
    ...sampleValues(language),
    ...(KIND_RULES[kind].receivers !== 'staff' && { link: stores.site }),
  }
  const words = composed(template[language], language, values)
  return sendAlone(stores, now.term, { ...to, name: oneLine(values.name ?? ''), kind: 'test', ...words })
}

/** Mails a link that opens one page for one person, immediately. */
export async function sendLink(
  { stores, now, by }: MailingContext,
  { page, token, until, ...to }: RequestOf<Calls['sendStaffLink']>,
): Promise<void> {
  const { template } = await stores.templates.read('staffLink')
  const { language } = to
  const time = new Date(until)
  const values = {
    name: oneLine(to.name),
    link: `${stores.site}#/staff/${page}?token=${encodeURIComponent(token)}`,
    until: Number.isNaN(time.getTime()) ? '–' : inSeoul(time),
  }
  const words = composed(template[language], language, values)
  await sendAlone(stores, now.term, { ...to, kind: 'staffLink', ...words }, by)
}

interface Alone extends Pick<Message, 'kind' | 'language' | 'subject' | 'text'> {
  name: string
  address: string
}

/** Sends to one address without an application. */
async function sendAlone(
  { db, history }: MessagingStores,
  term: number,
  { name, address, ...written }: Alone,
  by?: By,
): Promise<void> {
  if (!plainAddress(address)) throw new AppError('addressWrong')
  const id = randomUUID()
  await inTransaction(db, async (transaction) => {
    const message: Message = {
      ...{ term, mailing: null, application: id, occasion: '1', gate: 'none', ics: null },
      ...{ receiver: { name: oneLine(name), address }, ...written },
    }
    await enqueue(db, [message], transaction)
    if (by) await history.append(by, [{ what: 'staffLinkSent', to: oneLine(name) }], transaction)
  })
}

/** Messages without an approval wait for nothing; an unreachable one counts once its mailing is approved. */
const READ = `SELECT m.id, m.application, m.kind,
    COALESCE(JSON_UNQUOTE(JSON_EXTRACT(a.submitted, '$.email')), a.email) AS address
  FROM ${OUTBOX} AS m FORCE INDEX (PRIMARY) JOIN applications AS a ON a.id = m.application
    LEFT JOIN mailings AS l ON l.id = m.mailing
  WHERE m.term = ? AND m.id IN (?) AND (m.mailing IS NULL OR l.approved_at IS NOT NULL)
    AND m.state IN ('sent', 'uncertain', 'failed', 'cancelled', 'unreachable') FOR UPDATE`
const QUEUE = `UPDATE ${OUTBOX} SET state = 'queued', receiver_address = ?, attempts = 0, lease = NULL, last_error = NULL,
    is_dry_run = FALSE, resent_at = UTC_TIMESTAMP(6), next_at = UTC_TIMESTAMP(6), handed_at = NULL, ended_at = NULL WHERE id = ?`

interface Resent {
  id: string
  application: string
  kind: string
  address: string
}

/** Queues ended messages again, to each present address; returns the queued ones. Throws 'addressWrong'. */
async function readdress(
  db: Sequelize,
  term: number,
  ids: string[],
  transaction: Transaction,
): Promise<Resent[]> {
  const { select, write } = queriesOf(db)
  const found = await select<Resent>(READ, [term, ids], transaction)
  for (const { id, address } of found) {
    if (!plainAddress(address)) throw new AppError('addressWrong')
    await write(QUEUE, [address, id], transaction)
  }
  return found
}
