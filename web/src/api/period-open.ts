import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { knowsServerTime, serverNow } from './server-clock.ts'

/**
 * Whether applying is open, as far as this device knows from the server's replies. Before the first reply only the
 * switch counts, so that a wrong device clock locks no one out.
 */
export const isPeriodOpen = (
  { isApplicationPeriod, closesAt }: Pick<PublicSettings, 'isApplicationPeriod' | 'closesAt'>,
  now = serverNow(),
  isTimeKnown = knowsServerTime(),
): boolean => isApplicationPeriod && !(isTimeKnown && closesAt && now >= Date.parse(closesAt))
