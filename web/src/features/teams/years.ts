import { DEFAULT_YEAR, webProjects, yearButtons } from '../../content/web-projects.ts'

/** The years that can be chosen: a button without projects would lead to an empty page. */
export const yearsToChoose = (
  buttons: readonly number[] = yearButtons,
  projects: Readonly<Record<number, readonly unknown[]>> = webProjects,
): number[] => buttons.filter((year) => projects[year]?.length)

/** The year shown first: 2025 as specified, else the first button. */
export const firstYear = (years: number[] = yearsToChoose()): number =>
  years.includes(DEFAULT_YEAR) ? DEFAULT_YEAR : (years[0] ?? DEFAULT_YEAR)

export const COUNT_MS = 2_000

/** What a figure shows `elapsed` milliseconds after it began: fast at first, exact at the end. */
export function countedAt(target: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_MS))
  return target * (1 - (1 - share) ** 4)
}
