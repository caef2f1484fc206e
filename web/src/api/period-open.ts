import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { knowsServerTime, serverNow } from './server-clock.ts'

/** Whether applying is open. Before the first reply only the switch counts: a wrong device clock locks no one out. */
export const isPeriodOpen = (
  { isApplicationPeriod, closesAt }: Pick<PublicSettings, 'isApplicationPeriod' | 'closesAt'>,
  now = serverNow(),
  isTimeKnown = knowsServerTime(),
): boolean => isApplicationPeriod && !(isTimeKnown && closesAt && now >= Date.parse(closesAt))

type Switches = Pick<PublicSettings, 'showResultToApplicant' | 'is1stResultPeriod' | 'isFinalResultPeriod'>

/** The announcement that people wait for, the later one with both switches on; null when the results are shown. */
export function waitingFor(settings: Switches): 'first' | 'final' | 'nothing' | null {
  if (settings.showResultToApplicant) return null
  if (settings.isFinalResultPeriod) return 'final'
  return settings.is1stResultPeriod ? 'first' : 'nothing'
}
