/** The switch that each planned time turns on. */
export const PLANNED_SWITCHES = {
  opensAt: 'isApplicationPeriod',
  resultsAt: 'showResultToApplicant',
} as const
export type PlannedTime = keyof typeof PLANNED_SWITCHES
export const PLANNED_TIMES = Object.keys(PLANNED_SWITCHES) as PlannedTime[]

type Planning = Record<PlannedTime, string> & Record<(typeof PLANNED_SWITCHES)[PlannedTime], boolean>

/**
 * The record to store when `after` is saved over `before`. A switch that is turned by hand clears its planned time,
 * which would otherwise turn it on unexpectedly; not if the same save plans a time, as `planned` or a new value.
 */
export function withoutPlansDecided<Settings extends Planning>(
  before: Planning,
  after: Settings,
  planned: readonly PlannedTime[] = [],
): Settings {
  const decided = PLANNED_TIMES.filter((name) => {
    const turned = PLANNED_SWITCHES[name]
    return !planned.includes(name) && after[name] === before[name] && after[turned] !== before[turned]
  })
  return { ...after, ...Object.fromEntries(decided.map((name) => [name, ''])) }
}
