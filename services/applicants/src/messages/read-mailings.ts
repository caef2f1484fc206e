import { AppError } from '@recruit/chassis/http/errors'
import type { MessageKind } from '@recruit/contract/mail/kinds'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Counts, Mailing } from './mailing.model.ts'
import type { MessagingStores } from './messaging-stores.ts'
import { refusalsOf } from './outbox.model.ts'
import { draftsSeen, type OutboxRow } from './outbox-reader.model.ts'

/** The gates that are open now. */
export const openGates = ({ showResultToApplicant, isApplicationPeriod }: SettingsRecord) => [
  'none' as const,
  ...(showResultToApplicant ? ['results' as const] : []),
  ...(isApplicationPeriod ? ['period' as const] : []),
]

/** The mailings of the running term with their progress, and the state of the delivery. */
export async function listMailings(stores: MessagingStores, now: SettingsRecord) {
  const { mailings, outbox, templates } = stores
  const [rows, counts, stored, receipts, isDryRun, due] = await Promise.all([
    mailings.list(now.term),
    mailings.counts(now.term),
    templates.list(),
    outbox.countsOf(now.term, 'receipt'),
    outbox.wasDryRun(now.term),
    outbox.due(now.term, openGates(now)),
  ])
  const versions = new Map(stored.map(({ kind, version }) => [kind, version]))
  return {
    mailings: rows.map((row) => told(row, counts.get(row.id) ?? {}, versions.get(row.kind) ?? 0)),
    ...{ isPublic: now.showResultToApplicant, isOpen: now.isApplicationPeriod, isDryRun, receipts },
    due: { count: due.count, since: due.since?.toISOString() ?? null },
  }
}

/** One mailing with all its messages, and the digest of its drafts. */
export async function readMailing(stores: MessagingStores, now: SettingsRecord, id: string) {
  const mailing = await stores.mailings.get(now.term, id)
  if (!mailing) throw new AppError('notFound')
  const [rows, stored] = [await stores.outbox.ofMailing(id), await stores.templates.read(mailing.kind)]
  const counts: Counts = {}
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1
  return {
    mailing: told(mailing, counts, stored.version),
    messages: await linesOf(stores, rows),
    drafts: draftsSeen(rows),
  }
}

/** Messages for lists: without their texts. */
export async function linesOf({ db }: MessagingStores, rows: OutboxRow[]) {
  const refusals = await refusalsOf(db, [...new Set(rows.map(({ address }) => address))])
  return rows.map((row) => lineOf(row, refusals.get(row.address) ?? 0))
}

const lineOf = (row: OutboxRow, refusals: number) => {
  const { text: _, ics: __, createdAt: ___, mailing: ____, at, ...line } = row
  return { ...line, refusals, at: at.toISOString() }
}

/** Who got what: every applicant by name, with the newest message of each kind. */
export async function messagesByApplicant({ outbox }: MessagingStores, term: number) {
  const found = new Map<string, { application: string; name: string; messages: Partial<Newest> }>()
  for (const { application, name, kind, ...message } of await outbox.newestOfEach(term)) {
    const one = found.get(application) ?? { application, name, messages: {} }
    found.set(application, one)
    one.messages[kind] = message
  }
  return [...found.values()]
}
type Newest = Record<MessageKind, Pick<OutboxRow, 'id' | 'state' | 'isDryRun'>>

export async function readMessage(stores: MessagingStores, now: SettingsRecord, id: string) {
  const row = await stores.outbox.one(now.term, id)
  if (!row) throw new AppError('notFound')
  const [line] = await linesOf(stores, [row])
  if (!line) throw new AppError('notFound')
  return { ...line, text: row.text, ics: row.ics }
}

function told(mailing: Mailing, counts: Counts, storedVersion: number) {
  const { term: _, audience: __, templateVersion, createdAt, plannedAt, approvedAt, ...shown } = mailing
  return {
    ...shown,
    ...{ counts, isOutdated: templateVersion >= 0 && templateVersion < storedVersion },
    ...{ createdAt: createdAt.toISOString(), plannedAt: plannedAt?.toISOString() ?? null },
    approvedAt: approvedAt?.toISOString() ?? null,
  }
}
