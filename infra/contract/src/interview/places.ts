import type { PublicSettings } from '../fields/settings-values.ts'

/** Where an interview is: the place that was published with it, and the one that the settings name for everybody. */
export const interviewPlaces = (
  place: string,
  { isOnlineInterview, faceTofaceInterviewPlace }: PublicSettings,
): string[] => [...new Set([place, isOnlineInterview ? '' : faceTofaceInterviewPlace].filter(Boolean))]
