import type { Team } from '@recruit/contract/constants'
import type { SettingsText } from '@recruit/contract/fields/settings-values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { tell } from '../../../ui/feedback/alerts.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Popup } from '../../../ui/feedback/popup.tsx'
import styles from '../../../ui/layout/page.module.css'
import { fullDay } from '../../../ui/time/seoul-time.ts'
import { forgetWork } from '../session.tsx'
import { type LastTerm, useLastTerm } from './last-term.ts'
import { confirmation, isConfirmed, monthsLater } from './removal.ts'
import { TakenCriteria } from './taken-criteria.tsx'
import { TakenOver } from './taken-over.tsx'
import own from './terms.module.css'
import { termsText } from './text.ts'

interface Props {
  recordId: string
  /** The number of the running term. */
  running: number
  /** How many applications the running term has. */
  applications: number
  onClose: () => void
}

/** Says exactly what a new term does, and begins one once its cohort number was typed. */
export function NewTerm({ recordId, ...props }: Props) {
  const text = useText(termsText)
  return (
    <Popup title={text.popup} onClose={props.onClose}>
      <div className={own.popup}>
        <Loaded query={useLastTerm(recordId)}>{(last) => <Confirm last={last} {...props} />}</Loaded>
      </div>
    </Popup>
  )
}

type ConfirmProps = Omit<Props, 'recordId'> & { last: LastTerm }

function Confirm({ last: { record, judging }, running, applications, onClose }: ConfirmProps) {
  const text = useText(termsText)
  const language = useLanguage((state) => state.language)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<SettingsText[]>([])
  const [left, setLeft] = useState<ReadonlySet<Team>>(new Set())
  const [error, setError] = useState<string>()
  const wanted = confirmation(record.cardinalNumber, text.word)
  const start = useMutation({
    mutationFn: async () => {
      // First, while that term has not begun: whatever fails in between, the same again does both.
      const teams = judging.filter(({ team }) => !left.has(team))
      await call('takeOverCriteria', {
        term: running,
        teams: teams.map(({ team, version }) => ({ team, version })),
      })
      const reply = await call('newTerm', { version: record.version, keep: taken })
      if (!reply.basicInfoUpdateSuccess) throw new CallError(200, 'refused', reply.message)
      return reply
    },
    onSuccess: async ({ message }) => {
      onClose()
      // Whatever was read belongs to the term before: lists, applications, the settings' record.
      forgetWork(client, 'inactive')
      await client.invalidateQueries()
      await tell(message)
    },
    onError: (failure) => setError(failure.message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = isConfirmed(typed, wanted)
    setError(isRight ? undefined : text.mismatch)
    if (!isRight) document.getElementById('confirm-term')?.focus()
    else if (!start.isPending) start.mutate()
  }
  const removal = fullDay(monthsLater(new Date(), record.keepMonths).toISOString(), language)
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div className={own.will}>
        <h3>{text.will}</h3>
        <ul>
          <li>{text.willArchive(text.count(applications))}</li>
          <li>{text.willOff}</li>
          <li>{text.willEmpty}</li>
          <li>{text.willStay}</li>
          <li>{text.willRemove(removal, record.keepMonths)}</li>
          <li>
            <strong>{text.noUndo}</strong>
          </li>
        </ul>
      </div>
      <TakenOver record={record} taken={taken} onChange={setTaken} />
      <TakenCriteria judging={judging} left={left} onChange={setLeft} />
      <TextField
        id="confirm-term"
        label={text.type(wanted)}
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={start.isPending}>
          {text.confirm}
        </Button>
      </div>
    </form>
  )
}
