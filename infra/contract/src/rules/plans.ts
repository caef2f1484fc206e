/** The switch that each planned time turns on. */
export const PLANNED_SWITCHES = {
  opensAt: 'isApplicationPeriod',
  resultsAt: 'showResultToApplicant',
} as const
export type PlannedTime = keyof typeof PLANNED_SWITCHES
export const PLANNED_TIMES = Object.keys(PLANNED_SWITCHES) as PlannedTime[]

type Planning = Record<PlannedTime, string> & Record<(typeof PLANNED_SWITCHES)[PlannedTime], boolean>

/**
 * What is stored when `after` is saved over `before`: a switch that is turned by hand, on or off, empties the time that
 * was planned for it, unless a time is planned with it: another one, or one of `planned`, which were sent again. Else
 * the plan would turn it on later, unexpectedly.
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
