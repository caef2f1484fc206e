import { sumOf } from '@recruit/contract/sum'
import type { Reply } from '../../api/client.ts'
import { endedIn, isOverdue } from './to-do/ways.ts'

export type SystemState = Reply<'systemState'>
export type Part = SystemState['parts'][number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The limits of the alerts BackupOld and BackupNotProven. */
const BACKUP_HOURS = 2
const PROOF_DAYS = 9

/** How long ago something was, in the largest unit that fits. */
export interface Age {
  count: number
  unit: 'minute' | 'hour' | 'day'
}
export function ageOf(at: string, now: string): Age {
  const passed = Math.max(0, Date.parse(now) - Date.parse(at))
  if (passed < 2 * HOUR) return { count: Math.floor(passed / MINUTE), unit: 'minute' }
  if (passed < 2 * DAY) return { count: Math.floor(passed / HOUR), unit: 'hour' }
  return { count: Math.floor(passed / DAY), unit: 'day' }
}

/** A part whose state cannot be known is no fault of it. */
export const isWrong = ({ state }: Part): boolean => state !== 'works' && state !== 'unknown'

const isOlder = (at: string | null, now: string, limit: number) =>
  at === null || Date.parse(now) - Date.parse(at) > limit
/** Whether the latest backup and the latest proof are too old, or were never made. */
export const backupWarnings = ({ at, backup }: Pick<SystemState, 'at' | 'backup'>) => ({
  isOld: isOlder(backup.wholeAt, at, BACKUP_HOURS * HOUR),
  // The first proof follows the first backup.
  isUnproven: backup.wholeAt !== null && isOlder(backup.provenAt, at, PROOF_DAYS * DAY),
})

export interface Mail {
  waiting: number
  /** Of these, how many should have gone by now. */
  due: number
  /** When the oldest that is due became due; null where none is. */
  since: string | null
  isLate: boolean
  failed: number
  uncertain: number
}
/** What is known of mail from its program and from the applications: either of them may be what is broken. */
export function mailOf(
  { at, mail }: Pick<SystemState, 'at' | 'mail'>,
  mailings: Reply<'listMailings'> | undefined,
): Mail | null {
  if (!mail && !mailings) return null
  const ended = mailings && endedIn(mailings)
  const dues = [
    mailings?.due.since ?? null,
    mail?.oldestWaits ? new Date(Date.parse(at) - mail.oldestWaits * 1_000).toISOString() : null,
  ]
  const since = dues.filter((due) => due !== null).sort()[0] ?? null
  return {
    since,
    waiting: Math.max(mail?.waiting ?? 0, mailings?.due.count ?? 0),
    due: mailings?.due.count || mail?.waiting || 0,
    isLate: isOverdue(since, Date.parse(at)),
    failed: Math.max(mail?.failed ?? 0, ended?.failed ?? 0),
    uncertain: Math.max(mail?.uncertain ?? 0, ended?.uncertain ?? 0),
  }
}

/** One thing to do something about, or that cannot be known. */
export type Finding =
  | { kind: 'wrong' | 'unknown'; parts: Part['part'][] }
  | { kind: 'late'; count: number; since: string }
  | { kind: 'unsent'; count: number }
  | { kind: 'backupOld' | 'backupUnproven' | 'noBackup' | 'backupSilent' }
/** Those that are no fault: they cannot be known, or are not set up yet. */
const MILD: readonly Finding['kind'][] = ['noBackup', 'backupSilent', 'unknown']
export const markOf = ({ kind }: Finding) => (MILD.includes(kind) ? 'check' : 'wrong')

/** What needs attention, the worst first: what does not work, what keeps mail from people, then backups and the unknown. */
export function findingsOf({ at, parts, backup }: SystemState, mail: Mail | null): Finding[] {
  const { isOld, isUnproven } = backupWarnings({ at, backup })
  const isKept = backup.state === 'kept'
  const named = (kind: 'wrong' | 'unknown', wanted: (one: Part) => boolean) => {
    const found = parts.filter(wanted).map(({ part }) => part)
    return found.length > 0 && { kind, parts: found }
  }
  const unsent = mail ? mail.failed + mail.uncertain : 0
  const found: (Finding | false)[] = [
    named('wrong', isWrong),
    mail !== null &&
      mail.since !== null &&
      mail.isLate && { kind: 'late', count: mail.due, since: mail.since },
    unsent > 0 && { kind: 'unsent', count: unsent },
    isKept && isOld && { kind: 'backupOld' },
    isKept && isUnproven && { kind: 'backupUnproven' },
    backup.state === 'none' && { kind: 'noBackup' },
    backup.state === 'silent' && { kind: 'backupSilent' },
    named('unknown', ({ state }) => state === 'unknown'),
  ]
  return found.filter((one) => one !== false)
}

/** How many things they are: each part counts. */
export const countOf = (findings: readonly Finding[]): number =>
  sumOf(findings, (one) => ('parts' in one ? one.parts.length : 1))
