import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Applicant, Which } from '../../staff/applicants.ts'
import styles from '../../staff/edits/dock.module.css'
import { listText } from '../text.ts'
import { isPassing, planOf, sizeOf } from './bulk.ts'
import { useBulk } from './use-bulk.ts'

interface Props {
  rows: Applicant[]
  which: Which
  onSaid: (said: string) => void
  onClose: () => void
  onDone: () => void
}

/** Gives the selected applications a status, after showing how many have which status now. */
export function BulkDialog({ rows, which, onSaid, onClose, onDone }: Props) {
  const text = useText(listText)
  const [to, setTo] = useState<Pass | null>(null)
  const plan = to && planOf(rows, to)
  const size = plan ? sizeOf(plan) : 0
  const drafts = plan && isPassing(plan.to) ? plan.drafts : 0
  const bulk = useBulk(which, onSaid)
  return (
    <Dialog
      title={text.bulkTitle}
      confirm={{
        label: drafts > 0 ? text.applyDrafts(size, drafts) : text.apply(size),
        busy: size === 0 || bulk.isPending,
        onPress: () => plan && bulk.mutate(plan, { onSettled: onDone }),
      }}
      onClose={onClose}
    >
      <div className={styles.to}>
        <RadioGroup
          id="bulk-to"
          legend={text.bulkTo}
          value={to}
          onChange={setTo}
          options={PASS_STATES.map((value) => ({ value, label: text.passStates[value] }))}
        />
      </div>
      <div role="status" className={styles.summary}>
        {plan && (
          <>
            <p>
              <strong>
                {size > 0
                  ? text.summary(size, text.passStates[plan.to])
                  : text.summaryNone(text.passStates[plan.to])}
              </strong>
            </p>
            <ul>
              {plan.lines.map(({ from, to: shown, count }) => (
                <li key={`${from} ${shown}`}>
                  {text.fromTo(text.passStates[from], text.passStates[shown], count)}
                </li>
              ))}
            </ul>
            {size > 0 && plan.same > 0 && <p>{text.same(plan.same)}</p>}
            {drafts > 0 && (
              <p>
                <strong>{text.draftsAmong(drafts)}</strong>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
