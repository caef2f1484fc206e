import { normaliseIdentity } from '@recruit/contract/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { tell } from '../../ui/alerts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { savingText } from './saving-text.ts'
import styles from './writing.module.css'
import { clearDevice } from './writing.ts'

/** Deletes the application for good, after its name was typed: the data are the applicant's. */
export function WithdrawSection({ store, onWithdrawn }: { store: DraftStore; onWithdrawn: () => void }) {
  const text = useText(savingText)
  const id = useDraft(store, (draft) => draft.id)
  const name = useDraft(store, (draft) => draft.stored.name)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const withdraw = useMutation({
    mutationFn: async () => {
      const { applicationUpdateSuccess, message } = await call('withdraw', { id })
      if (applicationUpdateSuccess === 'fail') throw new CallError(200, 'refused', message)
    },
    onSuccess: async () => {
      onWithdrawn()
      await clearDevice(store)
    },
    onError: (error) => void tell(error.message),
  })
  return (
    <details className={styles.quiet}>
      <summary>{text.withdraw}</summary>
      <div>
        <p>{text.withdrawBody}</p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const isRight = normaliseIdentity(typed) === normaliseIdentity(name)
            setWrong(!isRight)
            if (isRight && !withdraw.isPending) withdraw.mutate()
            else document.getElementById('withdraw-name')?.focus()
          }}
        >
          <TextField
            id="withdraw-name"
            label={text.withdrawName(name)}
            error={isWrong ? text.withdrawMismatch : undefined}
            value={typed}
            onChange={setTyped}
          />
          <Button type="submit" busy={withdraw.isPending}>
            {text.withdrawYes}
          </Button>
        </form>
      </div>
    </details>
  )
}
