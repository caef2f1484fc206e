import type { Finding } from './check.ts'

const MOST_IDS = 20

/** The violations as lines: names of invariants and ids only. */
export function linesOf(found: Finding[]): string[] {
  const broken = found.filter(({ ids }) => ids.length)
  return broken.flatMap(({ schema, name, says, ids }) => [
    `${name}: ${ids.length} in ${schema}. ${says}`,
    ...ids.slice(0, MOST_IDS).map((id) => `  ${id}`),
    ...(ids.length > MOST_IDS ? [`  and ${ids.length - MOST_IDS} more`] : []),
  ])
}

export const metricsOf = (found: Finding[], at: Date): string =>
  [
    '# HELP recruit_invariant_breaches What breaks an invariant of the stored data',
    '# TYPE recruit_invariant_breaches gauge',
    ...found.map(({ name, ids }) => `recruit_invariant_breaches{name="${name}"} ${ids.length}`),
    '# HELP recruit_invariants_checked_seconds When the invariants were looked at to the end',
    '# TYPE recruit_invariants_checked_seconds gauge',
    `recruit_invariants_checked_seconds ${Math.floor(at.getTime() / 1_000)}`,
    '',
  ].join('\n')
