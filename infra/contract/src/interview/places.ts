import type { PublicSettings } from '../fields/settings-values.ts'
import { writtenTime } from './written-time.ts'

/** How long it takes, which a published date has after its place. */
const LENGTH = /\s*\(\d+(?:시간|분)\)$/

/** The place of an interview, '' if unknown: the appointment's, else its date's, else the settings'. */
export const interviewPlace = (
  { date, appointment }: { date: string; appointment?: { place: string } | undefined },
  { isOnlineInterview, faceTofaceInterviewPlace }: PublicSettings,
): string =>
  appointment?.place ||
  (!appointment && writtenTime(date)?.place.replace(LENGTH, '')) ||
  (isOnlineInterview ? '' : faceTofaceInterviewPlace)
