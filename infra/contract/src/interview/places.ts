import type { PublicSettings } from '../fields/settings-values.ts'
import { writtenTime } from './written-time.ts'

/** How many hours it takes, which a published date says behind its place. */
const HOURS = /\s*\(\d+시간\)$/

/**
 * Where an interview is, '' where that is not known: the place that its appointment has, or that its date says;
 * only without one the place that the settings name for everybody. An interview has one place.
 */
export const interviewPlace = (
  { date, appointment }: { date: string; appointment?: { place: string } | undefined },
  { isOnlineInterview, faceTofaceInterviewPlace }: PublicSettings,
): string =>
  appointment?.place ||
  (!appointment && writtenTime(date)?.place.replace(HOURS, '')) ||
  (isOnlineInterview ? '' : faceTofaceInterviewPlace)
