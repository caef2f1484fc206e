import { useEffect, useRef } from 'react'
import { useText } from '../../../../../i18n/text.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import type { Interviewer } from '../../use-timetable.ts'
import { Differences } from '../differences.tsx'
import styles from '../setup.module.css'
import { useTellDirty } from '../use-dirty.ts'
import { HoursField } from './hours-field.tsx'
import { InterviewerLines } from './interviewer-lines.tsx'
import { interviewersText } from './text.ts'
import { useInterviewerForm } from './use-interviewer-form.ts'

interface Props {
  /** As stored now; null for a new one, and once somebody has removed her. */
  stored: Interviewer | null
  interviewPeriod: string
  interviewers: readonly Interviewer[]
  /** It was asked for, and takes the focus. */
  isAsked: boolean
  onDirty: (isDirty: boolean) => void
  /** `goesOn`: to the next new one. */
  onSaved: (goesOn: boolean) => void
  onClose: () => void
}

/** By which the name is found, to give it the focus. */
export const NAME = 'interviewer-name'

/** Name, teams, limits and hours of one interviewer. */
export function InterviewerForm({ stored, interviewPeriod, interviewers, isAsked, ...on }: Props) {
  const text = useText(interviewersText)
  const form = useInterviewerForm(stored, on.onSaved)
  const { typed, set, wrong, began, isMet, differing, error } = form
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = began === null
  useTellDirty(form.isDirty, on.onDirty)
  useEffect(() => {
    if (!isAsked) return
    const name = document.getElementById(NAME)
    if (isNew) name?.focus()
    else heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, isNew])
  return (
    <form
      noValidate
      className={styles.sheet}
      aria-labelledby="interviewer-title"
      onSubmit={(event) => {
        event.preventDefault()
        form.save(false)
      }}
    >
      <h3 id="interviewer-title" ref={heading} tabIndex={-1}>
        {isNew ? text.addTitle : text.editTitle(began.name)}
      </h3>
      <div className={styles.body}>
        <InterviewerLines typed={typed} set={set} wrong={wrong} interviewers={interviewers} began={began} />
        {interviewPeriod && (
          <HoursField
            hours={typed.hours}
            interviewPeriod={interviewPeriod}
            others={interviewers.filter(({ id }) => id !== began?.id)}
            onChange={(hours) => set({ hours })}
          />
        )}
      </div>
      {error && (
        <Differences
          said={isMet && !stored ? text.gone : error.message}
          parts={isMet && stored ? differing.map((part) => text[part]) : null}
          onTheirs={form.takeTheirs}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={form.isSaving}>
          {text.save}
        </Button>
        {isNew && (
          <Button busy={form.isSaving} onClick={() => form.save(true)}>
            {text.saveAndNext}
          </Button>
        )}
        <Button onClick={on.onClose}>{text.cancel}</Button>
        {form.isDirty && <span className={styles.quiet}>{text.unsaved}</span>}
      </div>
    </form>
  )
}
