import { APPOINTMENT_REASON_MAX } from '@recruit/contract/constants'
import { useEffect, useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import styles from '../letter.module.css'
import { appointmentText } from './text.ts'

interface Props {
  /** What was answered before. */
  written: string
  busy: boolean
  onSend: (reason: string) => void
  onBack: () => void
}

const REASON = 'cannot-come-reason'

/** Who cannot come may say why. */
export function CannotCome({ written, busy, onSend, onBack }: Props) {
  const text = useText(appointmentText)
  const [reason, setReason] = useState(written)
  // The button that opened it is gone, so the focus moves here.
  useEffect(() => document.getElementById(REASON)?.focus(), [])
  // Counted as the server counts.
  const over = reason.length - APPOINTMENT_REASON_MAX
  const form = useForm({ isBusy: busy || over > 0, send: () => onSend(reason) })
  return (
    <Form form={form} className={styles.reason}>
      <Field
        id={REASON}
        label={text.reason}
        hint={text.reasonHint}
        optional
        error={over > 0 ? text.tooLong(over) : undefined}
        counter={text.counter(reason.length, APPOINTMENT_REASON_MAX)}
      >
        {(control) => <GrowingTextarea control={control} value={reason} onChange={setReason} />}
      </Field>
      <p className={styles.answers}>
        <Button type="submit" busy={form.isBusy}>
          {text.send}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </p>
    </Form>
  )
}
