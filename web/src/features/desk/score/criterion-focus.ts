const ROWS = '[data-criterion]'
/** The rows of the criteria, in their order. */
const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
/** Gives the focus to a criterion's chosen score, or its first one. */
export function focusCriterion(at: number) {
  const row = rows()[at]
  const input = row?.querySelector<HTMLElement>('input:checked') ?? row?.querySelector<HTMLElement>('input')
  input?.focus()
}

/** Whether the focus is on a score. */
export const isInCriteria = () => document.activeElement?.closest(ROWS) != null

/** The place of the criterion that an element belongs to; 0 outside. */
export const rowOf = (element: EventTarget | null) =>
  Math.max(
    0,
    rows().findIndex((row) => element instanceof Node && row.contains(element)),
  )
