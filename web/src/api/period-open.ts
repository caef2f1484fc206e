import type { PublicSettings } from '@recruit/contract/settings-fields'
import { knowsServerTime, serverNow } from './server-clock.ts'

/** While the server's clock is unknown: a device's clock may be wrong by this without keeping anybody out. */
const CLOCK_GRACE = 10 * 60_000

/**
 * Whether one may apply, as far as this device can tell. The server decides by its own clock; this goes by what
 * its replies told of it, and before any did, past the closing time only once no usual clock error can explain it.
 */
export const isPeriodOpen = (
  { isApplicationPeriod, closesAt }: Pick<PublicSettings, 'isApplicationPeriod' | 'closesAt'>,
  now = serverNow(),
  grace = knowsServerTime() ? 0 : CLOCK_GRACE,
): boolean => isApplicationPeriod && !(closesAt && now >= Date.parse(closesAt) + grace)
