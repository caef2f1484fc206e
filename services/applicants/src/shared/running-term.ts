import { AppError } from '@recruit/chassis/http/errors'
import { type SettingsRecord, shownBy } from '@recruit/settings-client/client'

/** The running term, or an earlier one by its number. */
export function termOf(asked: number | undefined, now: SettingsRecord): number {
  if (asked !== undefined && asked > now.term) throw new AppError('notFound')
  return asked ?? now.term
}

/** The cohort number of a term: of a closed one as of its close; '' if unknown. */
export function cohortOf(term: number, now: SettingsRecord): string {
  if (term === now.term) return shownBy(now).cardinalNumber
  return now.closedTerms.find((closed) => closed.term === term)?.cardinalNumber ?? ''
}
