import { PLACES_MAX } from '@recruit/contract/constants'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Refused } from '../../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import type { Judging } from '../score/review-session.ts'
import { useChange } from './assigning.ts'
import styles from './setup.module.css'
import { sureListText } from './sure-text.ts'

/** How many applicants can be taken at this stage; empty for no number. */
export function PlacesForm({ judging, places }: { judging: Judging; places: number | null }) {
  const text = useText(sureListText)
  const stored = String(places ?? '')
  const [typed, setTyped] = useState(stored)
  const set = useChange('setReviewPhase')
  const value = typed === '' ? null : Number(typed)
  const isRight = value === null || (Number.isInteger(value) && value >= 1 && value <= PLACES_MAX)
  const isChanged = typed !== stored
  const form = useForm({
    wrong: { places: isRight ? null : text.placesWrong },
    isBusy: set.isPending || !isChanged,
    send: () => set.mutate({ ...judging, places: value }),
  })
  return (
    <Form
      className={styles.places}
      form={form}
      {...(isChanged && { submit: text.savePlaces })}
      look="plain"
      more={<Refused error={set.error} />}
    >
      <TextField
        id="places"
        label={text.places}
        hint={text.placesHint}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        tidy={(text) => text.normalize('NFKC').replace(/\s/g, '')}
      />
    </Form>
  )
}
