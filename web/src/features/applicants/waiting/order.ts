import type { Reply } from '../../../api/client.ts'
import type { Applicant } from '../../staff/applicants.ts'

export type Waiting = Pick<Reply<'waitingList'>['waiting'][number], '_id' | 'name'>

/** The list with one item moved by one step; unchanged at the ends. */
export function moved(order: Waiting[], from: number, step: 1 | -1): Waiting[] {
  const to = from + step
  const [one, other] = [order[from], order[to]]
  if (!one || !other) return order
  return order.map((waiting, at) => (at === from ? other : at === to ? one : waiting))
}

/** Whom of the selected the list can take, at its end. */
export const canBeAdded = (order: Waiting[], selected: Applicant[]): Applicant[] =>
  selected.filter(
    ({ _id, pass, isFinalSubmit }) =>
      isFinalSubmit && pass !== 'finalPass' && order.every((waiting) => waiting._id !== _id),
  )

/** The selected applicants who cannot wait. */
export const cannotWait = (selected: Applicant[]): number =>
  selected.filter(({ pass, isFinalSubmit }) => !isFinalSubmit || pass === 'finalPass').length

export const isSameOrder = (one: Waiting[], other: Waiting[]): boolean =>
  one.length === other.length && one.every(({ _id }, at) => _id === other[at]?._id)
