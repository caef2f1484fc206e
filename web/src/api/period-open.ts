import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { knowsServerTime, serverNow } from './server-clock.ts'

/**
 * Whether one may apply, as far as this device can tell. The server decides by its own clock; this goes by what
 * its replies told of it. Before any did, the switch alone counts: a device whose clock is wrong keeps nobody out.
 */
export const isPeriodOpen = (
  { isApplicationPeriod, closesAt }: Pick<PublicSettings, 'isApplicationPeriod' | 'closesAt'>,
  now = serverNow(),
  isTimeKnown = knowsServerTime(),
): boolean => isApplicationPeriod && !(isTimeKnown && closesAt && now >= Date.parse(closesAt))
