import { normaliseIdentity } from '@recruit/contract/text'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { tell } from '../../../ui/feedback/alerts.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { type ApplicationSession, useDraft } from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Deletes the application permanently after its name is typed: the data are the applicant's. */
export function WithdrawSection({
  session,
  onWithdrawn,
}: {
  session: ApplicationSession
  onWithdrawn: () => void
}) {
  const text = useText(savingText)
  const { id } = session
  const name = useDraft(session, (draft) => draft.stored.name)
  const [typed, setTyped] = useState('')
  const withdraw = useSingleMutation('withdraw', {
    mutationFn: async () => {
      const { applicationUpdateSuccess, message } = await call('withdraw', { id })
      if (applicationUpdateSuccess === 'fail') throw new CallError(200, 'refused', message)
    },
    onSuccess: async () => {
      onWithdrawn()
      await session.clearDevice()
    },
    onError: (error) => void tell(error.message),
  })
  const form = useForm({
    wrong: {
      'withdraw-name': normaliseIdentity(typed) !== normaliseIdentity(name) && text.withdrawMismatch,
    },
    isBusy: withdraw.isPending,
    send: withdraw.mutate,
  })
  return (
    <details className={styles.disclosure}>
      <summary>{text.withdraw}</summary>
      <div>
        <p>{text.withdrawBody}</p>
        <Form form={form} submit={text.withdrawYes} look="plain">
          <TextField id="withdraw-name" label={text.withdrawName(name)} value={typed} onChange={setTyped} />
        </Form>
      </div>
    </details>
  )
}
