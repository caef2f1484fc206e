import { APPOINTMENT_REASON_MAX } from '@recruit/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import styles from '../letter.module.css'
import { appointmentText } from './text.ts'

interface Props {
  /** What was answered before. */
  written: string
  busy: boolean
  onSend: (reason: string) => void
  onBack: () => void
}

/** Who cannot come may say why. */
export function CannotCome({ written, busy, onSend, onBack }: Props) {
  const text = useText(appointmentText)
  const [reason, setReason] = useState(written)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone, so the focus moves here.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  // Counted as the server counts.
  const over = reason.length - APPOINTMENT_REASON_MAX
  return (
    <form
      ref={form}
      className={styles.reason}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && over <= 0) onSend(reason)
      }}
    >
      <Field
        id="cannot-come-reason"
        label={text.reason}
        hint={text.reasonHint}
        optional
        error={over > 0 ? text.tooLong(over) : undefined}
        counter={text.counter(reason.length, APPOINTMENT_REASON_MAX)}
      >
        {(control) => <GrowingTextarea control={control} value={reason} onChange={setReason} />}
      </Field>
      <p className={styles.answers}>
        <Button type="submit" busy={busy}>
          {text.send}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </p>
    </form>
  )
}
