import type { Language } from '@recruit/contract/text'
import type { Reply } from '../../api/client.ts'
import type { systemText } from './text.ts'

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
export type Judged = Pick<SystemState, 'at' | 'parts' | 'backup' | 'mail'> & {
  /** Messages that were not sent, or are due for too long; known without the mail program too. */
  stuck?: number
}
/** What is not fine and what is not known, by its part or heading. Without its program, mail is a part unknown. */
export function judge(state: Judged): { wrong: Named[]; unknown: Named[] } {
  const { parts, backup, mail, stuck = 0 } = state
  const { isOld, isUnproven } = backupWarnings(state)
  const isBackupLate = backup.state === 'kept' && (isOld || isUnproven)
  const named = (wanted: (one: Part) => boolean) => parts.filter(wanted).map(({ part }): Named => part)
  return {
    wrong: [
      ...named(isWrong),
      ...(isBackupLate ? (['backup'] as const) : []),
      ...(stuck > 0 || (mail && isMailStuck(mail)) ? (['mail'] as const) : []),
    ],
    unknown: [
      ...named(({ state }) => state === 'unknown'),
      ...(backup.state === 'silent' ? (['backup'] as const) : []),
    ],
  }
}
export type Named = Part['part'] | 'backup' | 'mail'

/** The words of the headline: the parts' names, and the headings of backups and mail. */
type Words = Pick<
  (typeof systemText)[Language],
  'parts' | 'backup' | 'mail' | 'allWorks' | 'wrong' | 'unknown' | 'checkedWorks' | 'restWorks'
>

/** The verdict: what is not fine first, then what is not known; without a fault the good news first. */
export function headline(state: Judged, text: Words): string {
  const { wrong, unknown } = judge(state)
  if (wrong.length + unknown.length === 0) return text.allWorks
  const names: Record<Named, string> = { ...text.parts, backup: text.backup, mail: text.mail }
  const listed = (some: Named[]) => some.map((one) => names[one]).join(', ')
  const hasRest = state.parts.some(({ state }) => state === 'works')
  const isFine = wrong.length === 0
  return [
    isFine ? hasRest && text.checkedWorks : text.wrong(listed(wrong)),
    unknown.length > 0 && text.unknown(listed(unknown)),
    !isFine && hasRest && text.restWorks,
  ]
    .filter(Boolean)
    .join(' ')
}

export const isMailLate = ({ oldestWaits }: NonNullable<SystemState['mail']>): boolean =>
  oldestWaits > MAIL_SECONDS
const isMailStuck = (mail: NonNullable<SystemState['mail']>): boolean =>
  isMailLate(mail) || mail.failed + mail.uncertain > 0
