import type { Reply } from '../../api/client.ts'

export type SystemState = Reply<'systemState'>
export type Part = SystemState['parts'][number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The limits of the alerts BackupOld, BackupNotProven and MessagesWaiting. */
const BACKUP_HOURS = 2
const PROOF_DAYS = 9
const MAIL_SECONDS = 900

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
export const isMailLate = ({ oldestWaits }: NonNullable<SystemState['mail']>): boolean =>
  oldestWaits > MAIL_SECONDS
