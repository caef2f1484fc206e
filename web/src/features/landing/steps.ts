import type { PublicSettings } from '@recruit/contract/fields/settings-values'

type Step = 'submission' | 'review' | 'first' | 'interview' | 'final'

interface ScheduleStep {
  step: Step
  /** The text of the settings; empty when it is not set or, for the review, when there is none. */
  when: string
  isNow: boolean
}

/** The current step by the switches; of several, the latest in time. */
function stepNow(settings: PublicSettings | undefined): Step | null {
  if (!settings) return null
  if (settings.isFinalResultPeriod) return 'interview'
  if (settings.is1stResultPeriod) return 'review'
  return settings.isApplicationPeriod ? 'submission' : null
}

/** The five steps with their dates. Without settings only their order is known. */
export function scheduleOf(settings: PublicSettings | undefined): ScheduleStep[] {
  const now = stepNow(settings)
  const dates: [Step, string | undefined][] = [
    ['submission', settings?.applicationSubmissionPeriod],
    ['review', ''],
    ['first', settings?.firstPresentationPeriod],
    ['interview', settings?.interviewPeriod],
    ['final', settings?.finalPresentationPeriod],
  ]
  return dates.map(([step, when = '']) => ({ step, when: when.trim(), isNow: step === now }))
}
