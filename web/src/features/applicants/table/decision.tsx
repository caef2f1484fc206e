import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { ask } from '../../../ui/feedback/alerts.ts'
import type { Applicant } from '../../staff/applicants.ts'
import type { Edit } from '../../staff/edits/edits.ts'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { isPassing } from '../bulk/bulk.ts'
import { useUndoOffer } from '../bulk/undo.ts'
import { listText } from '../text.ts'

/** Decides about one applicant: saved immediately, undone by one press; a draft is passed only after a question. */
export function useDecision(applicant: Applicant) {
  const text = useText(listText)
  const edits = editsOf(useQueryClient())
  const { _id: id, name } = applicant
  const edit = useStore(edits.store, (state) => state.edits[id])
  const awaitSaving = useUndoOffer(applicant, edits)
  const decide = async (to: Pass) => {
    const isDoubtful = isPassing(to) && !applicant.isFinalSubmit
    const question = text.passDraft(name, text.passStates[to])
    if (isDoubtful && !(await ask(question, text.passAnyway, text.cancel))) return
    const before = edit?.values.pass ?? applicant.pass
    edits.change(applicant, { pass: to })
    awaitSaving(before, to)
  }
  return { edit, decide: (to: Pass) => void decide(to), retry: () => edits.retry(id) }
}

interface Props {
  applicant: Applicant
  edit: Edit | undefined
  pass: Pass
  decide: (to: Pass) => void
}

/** The pass status to choose; a conflict is decided first. */
export function DecisionSelect({ applicant, edit, pass, decide }: Props) {
  const text = useText(listText)
  const isContested = edit?.conflicts.some(({ field }) => field === 'pass')
  return (
    <Select
      label={text.passOf(applicant.name)}
      value={pass}
      disabledReason={isContested ? text.decideFirst : undefined}
      options={PASS_STATES.map((value) => ({
        value,
        label: value === 'default' ? text.choose : text.passStates[value],
      }))}
      onChange={decide}
    />
  )
}
