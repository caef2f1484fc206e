import type { Reply } from '../../../api/client.ts'
import type { Applicant } from '../../staff/applicants.ts'

export type Waiting = Pick<Reply<'waitingList'>['waiting'][number], '_id' | 'name'>

/** Whom of the selected the list can take, at its end. */
export const canBeAdded = (order: readonly Waiting[], selected: Applicant[]): Applicant[] =>
  selected.filter(
    ({ _id, pass, isFinalSubmit }) =>
      isFinalSubmit && pass !== 'finalPass' && order.every((waiting) => waiting._id !== _id),
  )

export const cannotWait = (selected: Applicant[]): number =>
  selected.filter(({ pass, isFinalSubmit }) => !isFinalSubmit || pass === 'finalPass').length

export const isSameOrder = (one: readonly Waiting[], other: readonly Waiting[]): boolean =>
  one.length === other.length && one.every(({ _id }, at) => _id === other[at]?._id)
