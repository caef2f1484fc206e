import type { Mailing, Mailings } from './use-messages.ts'

export type Gates = Pick<Mailings, 'isPublic' | 'isOpen'>
/** What holds a mailing back that is or could be approved. */
export type Wait = 'announcement' | 'opening' | 'time'

/** Everything that a mailing waits for at a time. */
export function waitsOf(
  { gate, plannedAt }: Pick<Mailing, 'gate' | 'plannedAt'>,
  { isPublic, isOpen }: Gates,
  now: number,
): Wait[] {
  return [
    ...(gate === 'results' && !isPublic ? (['announcement'] as const) : []),
    ...(gate === 'period' && !isOpen ? (['opening'] as const) : []),
    ...(Date.parse(plannedAt ?? '') > now ? (['time'] as const) : []),
  ]
}

/** Messages that have been approved and have neither left nor ended. */
export const onTheWay = ({ queued = 0, sending = 0, handed = 0 }: Mailing['counts']): number =>
  queued + sending + handed

/** How many it would go to or be shown to. */
export const toApprove = ({ counts: { draft = 0, unreachable = 0 } }: Pick<Mailing, 'counts'>): number =>
  draft + unreachable
export const isToApprove = (mailing: Mailing): boolean =>
  mailing.approvedAt === null && toApprove(mailing) > 0

const SOON = 3_000
const LATER = 15_000

/** How often a mailing is read again while some of it is on its way, in ms; false stops it. */
export function readAgainAfter(mailing: Mailing, gates: Gates, now: number): number | false {
  const { queued = 0 } = mailing.counts
  if (onTheWay(mailing.counts) > queued) return SOON
  if (queued === 0) return false
  return waitsOf(mailing, gates, now).length > 0 ? LATER : SOON
}

/** The same for all of them and for receipts. */
export function listAgainAfter(list: Mailings, now: number): number | false {
  if (list.due.count > 0 || onTheWay(list.receipts) > 0) return SOON
  const pauses = list.mailings.map((mailing) => readAgainAfter(mailing, list, now))
  return pauses.includes(SOON) ? SOON : pauses.includes(LATER) && LATER
}

/** What has not left and is not due: held by staff, not approved, or waiting for its time or event. */
export function heldBack({ mailings, due }: Pick<Mailings, 'mailings' | 'due'>) {
  const sum = (state: 'approved' | 'queued') =>
    mailings.reduce((total, { counts }) => total + (counts[state] ?? 0), 0)
  return { paused: sum('approved'), waiting: Math.max(0, sum('queued') - due.count) }
}
