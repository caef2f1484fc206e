import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import type { Sent } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useCalls } from '../../../ui/feedback/use-call.ts'
import { type Applicant, type Decided, readListAgain, remember, type Which } from '../../staff/applicants.ts'
import styles from '../../staff/edits/dock.module.css'
import { decidedSomething } from '../../staff/publishing/use-unpublished.ts'
import { offerUndo, withdrawOffer } from '../table/decision.tsx'
import { listText } from '../text.ts'
import { isPassing, type Outcome, type Plan, planOf, runSteps, sizeOf, stepsBack, stepsOf } from './bulk.ts'

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

/** Changes many applications together, reports the outcome and offers to undo it. */
function useBulk(which: Which, onSaid: (said: string) => void) {
  const text = useText(listText)
  const client = useQueryClient()

  const run = async (steps: Sent<'bulkPass'>[]): Promise<Outcome> => {
    const outcome = await runSteps(steps, async (step) => {
      const reply = await call('bulkPass', { ...step, staged: true })
      const stored = reply.changed.map(({ _id }): [string, Decided] => [_id, { pass: step.pass as Pass }])
      remember(client, which, new Map(stored))
      return reply
    })
    decidedSomething(client)
    // Somebody else was there: what the list says of the others is old.
    if (outcome.left > 0 || outcome.error) void readListAgain(client, which)
    return outcome
  }
  const besides = ({ left, error }: Outcome) => [
    left > 0 && text.left(left),
    error instanceof Error && text.stopped(error.message),
  ]
  const sentences = (parts: (string | false)[]) => parts.filter(Boolean).join(' ')

  const decide = (plan: Plan) => {
    withdrawOffer()
    return run(stepsOf(plan))
  }
  return useCalls('bulkPass', decide, {
    onSuccess: (outcome, plan) => {
      const { length } = outcome.changed
      const done = length > 0 && text.changedMany(length, text.passStates[plan.to])
      const said = sentences([done, ...besides(outcome)])
      if (length === 0) return onSaid(said)
      const undo = async () => {
        const back = await run(stepsBack(outcome.changed, plan.to))
        onSaid(sentences([text.undone(back.changed.length), ...besides(back)]))
      }
      onSaid('')
      offerUndo({ said, undo: () => void undo() })
    },
  })
}
