import type { Snapshot } from './repository.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * 60 * MINUTE
/** A purge runs within ten minutes of its time. */
const PURGE_TAKES = 15 * MINUTE

/** What the schedule needs of the settings: the switches, and when a term's data were last removed. */
export interface Term {
  isApplicationPeriod?: boolean
  is1stResultPeriod?: boolean
  isFinalResultPeriod?: boolean
  showResultToApplicant?: boolean
  purgedAt: Date | null
}

/** When the latest whole backup and the latest proof of one were made. */
export interface State {
  repository: string
  wholeAt: number
  provenAt: number
}

/** While people write or wait for a result, ten minutes may be lost, else an hour. */
export function backupIsDue(term: Term, { wholeAt }: State, now: number): boolean {
  const isAwaited = (term.is1stResultPeriod || term.isFinalResultPeriod) && !term.showResultToApplicant
  return now - wholeAt >= (term.isApplicationPeriod || isAwaited ? 10 : 60) * MINUTE
}

export const proofIsDue = ({ wholeAt, provenAt }: State, now: number): boolean =>
  wholeAt > 0 && now - provenAt >= 7 * DAY

/** The longest pause before a failed attempt is repeated, in minutes; a proof costs a whole restore. */
export const LONGEST_PAUSE = { backup: 10, proof: 60, check: 60 }

/** How long to wait after that many failures in a row: a minute, then twice as long each time, up to `longest` minutes. */
export const pauseAfter = (failures: number, longest: number): number =>
  failures === 0 ? 0 : Math.min(longest, 2 ** (failures - 1)) * MINUTE

/** The invariants of the data are checked every hour. */
export const checkIsDue = (checkedAt: number, now: number): boolean => now - checkedAt >= HOUR

/** The backups that still hold the people of a purged term, once there is a later one. */
export function outlived(snapshots: Snapshot[], { purgedAt }: Term): string[] {
  if (!purgedAt) return []
  const isOld = ({ time }: Snapshot) => Date.parse(time) < purgedAt.getTime() + PURGE_TAKES
  return snapshots.every(isOld) ? [] : snapshots.filter(isOld).map(({ id }) => id)
}

/** Prometheus text. Nothing of what is unknown: the alerts fire on what is absent. */
export function metricsOf({ wholeAt, provenAt }: State, diskUse = 0): string {
  const gauge = (name: string, help: string, value: number) =>
    value ? [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`] : []
  const seconds = (at: number) => Math.floor(at / 1_000)
  return [
    ...gauge('recruit_backup_seconds', 'When the latest whole backup was made', seconds(wholeAt)),
    ...gauge(
      'recruit_backup_proven_seconds',
      'When a backup was last restored and compared',
      seconds(provenAt),
    ),
    ...gauge('recruit_disk_used_ratio', 'How full the disk of the backups is', diskUse),
    '',
  ].join('\n')
}
