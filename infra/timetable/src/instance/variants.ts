import type { Instance } from './schema.ts'

export const withoutLimits = (instance: Instance): Instance => ({
  ...instance,
  interviewers: instance.interviewers.map(({ id, teams, hours }) => ({ id, teams, hours })),
})

export const withoutLocks = (instance: Instance): Instance => ({ ...instance, locked: [] })

export const hasLimits = ({ interviewers }: Instance): boolean =>
  interviewers.some(({ maxPerDay, maxInARow }) => maxPerDay !== undefined || maxInARow !== undefined)
