import type { Instance } from './schema.ts'

/** The same with interviewers who know no limits. */
export const withoutLimits = (instance: Instance): Instance => ({
  ...instance,
  interviewers: instance.interviewers.map(({ id, teams, hours }) => ({ id, teams, hours })),
})

/** The same with nothing locked. */
export const withoutLocks = (instance: Instance): Instance => ({ ...instance, locked: [] })

export const hasLimits = ({ interviewers }: Instance): boolean =>
  interviewers.some(({ maxPerDay, maxInARow }) => maxPerDay !== undefined || maxInARow !== undefined)
