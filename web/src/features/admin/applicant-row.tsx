import { DATE_MAX, PASS_STATES } from '@recruit/contract/constants'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import type { SaveState } from '../../api/saver.ts'
import { useText } from '../../i18n/text.ts'
import field from '../../ui/field.module.css'
import { SaveStatus } from '../../ui/save-status.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts.ts'
import { IdentityCells, OpenCell } from './applicant-table.tsx'
import { type RowValues, rowSaver } from './row-saver.ts'
import styles from './table.module.css'
import { type Applicant, applicantsKey } from './team-tabs.tsx'
import { adminText } from './text.ts'

/** One applicant whose pass status and interview date the admin sets; each change is saved as it is made. */
export function ApplicantRow({ applicant }: { applicant: Applicant }) {
  const text = useText(adminText)
  const client = useQueryClient()
  const [values, setValues] = useState<RowValues>({ pass: applicant.pass, date: applicant.date })
  const [state, setState] = useState<SaveState>('idle')
  const [saver] = useState(() =>
    rowSaver(
      applicant._id,
      { pass: applicant.pass, date: applicant.date },
      (next, error) => {
        setState(next)
        if (error instanceof Error) toast(`${applicant.name}: ${error.message}`)
      },
      (stored) => remember(client, applicant, stored),
    ),
  )
  const change = (changed: Partial<RowValues>, isComposing = false) => {
    const next = { ...values, ...changed }
    setValues(next)
    // A syllable that is still being composed is no value yet; the end of the composition sends it.
    if (!isComposing) saver.push(next)
  }
  return (
    <tr>
      <IdentityCells applicant={applicant} />
      <td>
        <Select
          label={text.passOf(applicant.name)}
          value={values.pass}
          options={PASS_STATES.map((value) => ({ value, label: text.passStates[value] }))}
          onChange={(pass) => change({ pass })}
        />
      </td>
      <td>
        <input
          className={field.control}
          aria-label={text.dateOf(applicant.name)}
          maxLength={DATE_MAX}
          autoComplete="off"
          value={values.date}
          onChange={(event) =>
            change({ date: event.target.value }, (event.nativeEvent as InputEvent).isComposing ?? false)
          }
          onCompositionEnd={(event) => change({ date: event.currentTarget.value })}
        />
      </td>
      <OpenCell applicant={applicant} />
      <td className={styles.saving}>
        <SaveStatus state={state} onRetry={saver.retry} />
      </td>
    </tr>
  )
}

/** Keeps the list that was read in step with what was stored since. */
function remember(client: QueryClient, { _id, team }: Applicant, stored: Partial<RowValues>) {
  client.setQueryData<Reply<'listApplicants'>>(applicantsKey(team), (list) =>
    list
      ? { ...list, applicants: list.applicants.map((row) => (row._id === _id ? { ...row, ...stored } : row)) }
      : list,
  )
}
