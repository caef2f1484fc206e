import type { PublicSettings } from '../fields/settings-values.ts'
import { writtenTime } from './written-time.ts'

/** The number of hours, which a published date has after its place. */
const HOURS = /\s*\(\d+시간\)$/

/** The place of an interview, '' if unknown: the appointment's, else its date's, else the settings'. */
export const interviewPlace = (
  { date, appointment }: { date: string; appointment?: { place: string } | undefined },
  { isOnlineInterview, faceTofaceInterviewPlace }: PublicSettings,
): string =>
  appointment?.place ||
  (!appointment && writtenTime(date)?.place.replace(HOURS, '')) ||
  (isOnlineInterview ? '' : faceTofaceInterviewPlace)
