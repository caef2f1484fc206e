import type { SettingsFields } from '@recruit/contract/fields/settings-values'

export interface ClosedTerm {
  term: number
  closedAt: Date
  /** Its cohort number at the close. */
  cardinalNumber: string
}

/** The record at a time of MySQL's clock; `null` without one. */
export interface StoredSettings {
  id: string
  term: number
  version: number
  fields: SettingsFields
  announcement: number
  /** When it was read, by MySQL's clock. */
  now: Date
  /** The same or slightly earlier, in ms of this process's monotonic clock. */
  readAt: number
  closedTerms: ClosedTerm[]
}
