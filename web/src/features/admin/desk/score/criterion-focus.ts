const ROWS = '[data-criterion]'
/** The rows of the criteria, in their order. */
export const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
/** Gives the focus to a criterion's chosen score, or its first one. */
export function focusCriterion(at: number) {
  const row = rows()[at]
  const input = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  input?.focus()
}

/** Whether the focus is on a score. */
export const isInCriteria = () => rows().some((row) => row.contains(document.activeElement))
