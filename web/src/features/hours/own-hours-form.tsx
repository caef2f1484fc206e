import { GRID_HOURS } from '@recruit/contract/constants'
import { hoursIn } from '@recruit/contract/interview/interview-days'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, type Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { InterviewGrid, useGridColumns } from '../../ui/grid/hours/index.ts'
import styles from '../../ui/layout/page.module.css'
import { moment } from '../../ui/time/countdown.ts'
import { ownHoursText } from './text.ts'

interface Props {
  token: string
  own: Reply<'readOwnHours'>
  interviewPeriod: string
  onReadAgain: () => void
}
/** Null: no limit. Undefined: no number that can be one. */
function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const limit = Number(typed)
  return Number.isInteger(limit) && limit >= 1 && limit <= GRID_HOURS ? limit : undefined
}

/** Hours on the applicants' grid, two limits, and one button. */
export function OwnHoursForm({ token, own, interviewPeriod, onReadAgain }: Props) {
  const text = useText(ownHoursText)
  const language = useLanguage((state) => state.language)
  const [stored, setStored] = useState(own)
  const [hours, setHours] = useState({
    interviewHours: own.interviewHours,
    interviewDays: own.interviewDays,
  })
  const [typed, setTyped] = useState({
    mostPerDay: String(own.mostPerDay ?? ''),
    mostInARow: String(own.mostInARow ?? ''),
  })
  const columns = useGridColumns(hours, interviewPeriod, language)
  const shown = useMemo(() => hoursIn(columns.days, hours), [columns.days, hours])
  const [mostPerDay, mostInARow] = [limitOf(typed.mostPerDay), limitOf(typed.mostInARow)]
  const save = useMutation({
    mutationFn: async () => {
      const written = { ...hours, mostPerDay: mostPerDay ?? null, mostInARow: mostInARow ?? null }
      const { version } = await call('saveOwnHours', { token, version: stored.version, ...written })
      return { ...stored, ...written, version }
    },
    onSuccess: setStored,
  })
  const isStale = save.error instanceof CallError && save.error.status === 409
  const isDirty =
    JSON.stringify([hours.interviewHours, mostPerDay, mostInARow]) !==
    JSON.stringify([stored.interviewHours, stored.mostPerDay, stored.mostInARow])
  const limit = (field: 'mostPerDay' | 'mostInARow', value: number | null | undefined) => (
    <TextField
      id={field}
      inputMode="numeric"
      optional
      label={text[field]}
      hint={text.emptyIsFree}
      error={value === undefined ? text.limitWrong(GRID_HOURS) : undefined}
      value={typed[field]}
      onChange={(now) => setTyped({ ...typed, [field]: now })}
    />
  )
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (mostPerDay === undefined) document.getElementById('mostPerDay')?.focus()
        else if (mostInARow === undefined) document.getElementById('mostInARow')?.focus()
        else if (!save.isPending) save.mutate()
      }}
    >
      <h2>{text.whose(own.name)}</h2>
      <p>{text.lead(own.teams.map((team) => teamNames[team][language]).join(', '))}</p>
      <p>{text.until(moment(own.expiresAt, language))}</p>
      {interviewPeriod ? (
        <InterviewGrid
          key={columns.days?.join()}
          hours={shown}
          columns={columns}
          readOnly={false}
          onChange={(interviewHours) => setHours({ interviewHours, interviewDays: columns.days })}
          part={{ id: 'own-hours', title: text.hoursTitle, hint: text.hoursHint }}
        />
      ) : (
        <p>{text.noPeriod}</p>
      )}
      <div className={styles.pair}>
        {limit('mostPerDay', mostPerDay)}
        {limit('mostInARow', mostInARow)}
      </div>
      {save.error && (
        <div role="alert" className={styles.stack}>
          <p>{save.error.message}</p>
          {isStale && <Button onClick={onReadAgain}>{text.readAgain}</Button>}
        </div>
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={save.isPending}>
          {text.save}
        </Button>
      </div>
      <p role="status">{isDirty ? text.unsaved : save.isSuccess ? text.saved : ''}</p>
    </form>
  )
}
