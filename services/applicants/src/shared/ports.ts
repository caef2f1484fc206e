import type { Team } from '@recruit/contract/constants'
import type { SettingsRecord } from '@recruit/settings-client/client'
import type { Transaction } from 'sequelize'

/** Decisions or appointments that are now shown, or will be with the next announcement. */
export interface Published {
  now: SettingsRecord
  ids: string[]
  /** Whether an applicant sees another status than before. */
  hasNewResults: boolean
}
/** Runs in the transaction of a publication. */
export type OnPublished = (published: Published, transaction: Transaction) => Promise<void>

/** An interview on the timetable. */
export interface Interview {
  application: string
  /** Seoul's date, '2026-12-06'. */
  day: string
  /** The first hour of the grid, how many hours the panel stays, and the minutes from the first. */
  start: number
  length: number
  minute: number
  minutes: number
  place: string
  /** The members of the staff on its panel; interviewers without an account are left out. */
  panel: { id: string; name: string }[]
}
/** A team's interviews of a term, in the order of their times. */
export type Interviews = (term: number, team: Team) => Promise<Interview[]>
