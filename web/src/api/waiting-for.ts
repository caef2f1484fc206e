import type { PublicSettings } from '@recruit/contract/fields/settings-values'

type Switches = Pick<PublicSettings, 'showResultToApplicant' | 'is1stResultPeriod' | 'isFinalResultPeriod'>

/**
 * The announcement that people wait for; null when the results are shown. With both switches on it is the later one.
 */
export function waitingFor(settings: Switches): 'first' | 'final' | 'nothing' | null {
  if (settings.showResultToApplicant) return null
  if (settings.isFinalResultPeriod) return 'final'
  return settings.is1stResultPeriod ? 'first' : 'nothing'
}
