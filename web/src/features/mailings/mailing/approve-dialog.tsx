import { useState } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { useText } from '../../../i18n/text.ts'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useForm } from '../../../ui/form/form.tsx'
import { fromSeoulInput } from '../../../ui/time/seoul-input.ts'
import { useUnpublished } from '../../staff/publishing/use-unpublished.ts'
import { type MailingRead, useChange } from '../use-messages.ts'
import type { Wait } from '../waits.ts'
import { mailingText } from './text.ts'

/** What was typed; it outlives the dialog, so that the approver can close it to look again. */
export interface Approval {
  count: string
  when: 'now' | 'later'
  time: string
}
export const NO_APPROVAL: Approval = { count: '', when: 'now', time: '' }

interface Props {
  read: MailingRead
  waits: Wait[]
  isDryRun: boolean
  approval: Approval
  onApproval: (approval: Approval) => void
  onClose: () => void
}

/** Shows what is sent to how many and asks for that number, so that the approver reads it. */
export function ApproveDialog({ read, waits, isDryRun, approval, onApproval, onClose }: Props) {
  const text = useText(mailingText)
  const { mailing } = read
  // The messages that the approver saw: later ones are not approved unseen.
  const [{ count, seen }] = useState(read.drafts)
  const isChanged = read.drafts.seen !== seen
  const { count: typed, when, time } = approval
  const set = (part: Partial<Approval>) => onApproval({ ...approval, ...part })
  const approve = useChange('approveMailing')
  const isCounted = typed.trim() === String(count)
  const at = when === 'later' ? fromSeoulInput(time) : null
  const timeProblem =
    at === '' ? text.timeMissing : at && Date.parse(at) <= serverNow() ? text.timePassed : undefined
  const form = useForm({
    wrong: {
      'approve-count': !isCounted && text.countWrong(count),
      'approve-time': timeProblem,
    },
    isBusy: approve.isPending || isChanged,
    send: () =>
      approve.mutate(
        { id: mailing.id, version: mailing.version, count, seen, at },
        {
          onSuccess: () => {
            onApproval(NO_APPROVAL)
            onClose()
          },
        },
      ),
  })
  const results = useUnpublished(mailing.kind === 'results')
  const notes = [
    (mailing.counts.unreachable ?? 0) > 0 && text.unreachable(mailing.counts.unreachable ?? 0),
    ...waits.map((wait) => text.waits[wait]),
    isDryRun && text.dryRunNow,
    results.isError && text.uncounted,
    (results.data?.undecided.length ?? 0) > 0 && text.undecided(results.data?.undecided.length ?? 0),
    (results.data?.changes.length ?? 0) > 0 && text.unpublished(results.data?.changes.length ?? 0),
  ]
  return (
    <Dialog
      title={text.approveTitle(count)}
      note={text.approveLead(count)}
      confirm={{ label: text.send(count) }}
      form={form}
      close={isChanged ? text.lookAgain : text.cancel}
      onClose={onClose}
    >
      {notes.map((note) => note && <p key={note}>{note}</p>)}
      <Refused error={approve.error} />
      {isChanged && !approve.error && <p role="alert">{text.changed}</p>}
      <RadioGroup
        id="approve-when"
        legend={text.when}
        value={when}
        options={(['now', 'later'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ when: value })}
      />
      {when === 'later' && (
        <TextField
          id="approve-time"
          type="datetime-local"
          label={text.time}
          value={time}
          onChange={(value) => set({ time: value })}
        />
      )}
      <TextField
        id="approve-count"
        inputMode="numeric"
        label={text.count(count)}
        value={typed}
        onChange={(value) => set({ count: value })}
      />
    </Dialog>
  )
}
