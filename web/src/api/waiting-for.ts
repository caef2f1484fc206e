import type { PublicSettings } from '@recruit/contract/fields/settings-values'

type Switches = Pick<PublicSettings, 'showResultToApplicant' | 'is1stResultPeriod' | 'isFinalResultPeriod'>

/** Which announcement people wait for; null when the results are shown. Both switches on: the later one is meant. */
export function waitingFor(settings: Switches): 'first' | 'final' | 'nothing' | null {
  if (settings.showResultToApplicant) return null
  if (settings.isFinalResultPeriod) return 'final'
  return settings.is1stResultPeriod ? 'first' : 'nothing'
}
