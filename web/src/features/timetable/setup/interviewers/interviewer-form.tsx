import { ALL_HOURS, MEMBER_NAME_MAX } from '@recruit/contract/constants'
import { type DatedHours, hoursIn } from '@recruit/contract/interview/interview-days'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { teamNames, useTeamChoices } from '../../../../content/teams.ts'
import { useText, useTranslation } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CheckboxGroup, Select, SelectField } from '../../../../ui/controls/choice.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../../ui/drafts/use-versioned-draft.ts'
import { Form, useForm } from '../../../../ui/form/form.tsx'
import { hoursInLine } from '../../../../ui/grid/hours/columns.ts'
import { DatedGrid } from '../../../../ui/grid/hours/interview-grid.tsx'
import { LIMIT_MAX, LimitFields } from '../../../../ui/grid/hours/limits.tsx'
import { uiText } from '../../../../ui/text.ts'
import { type Interviewer, readTimetableAgain } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { differing, onNext, sentOf, type Typed, typedOf, wrongIn } from './interviewer-fields.ts'
import { interviewersText } from './text.ts'

interface Props {
  /** Null: a new one. */
  id: string | null
  interviewPeriod: string
  interviewers: readonly Interviewer[]
  /** It was asked for, and takes the focus. */
  isAsked: boolean
  /** She is stored, with this id, and later typing belongs to her. */
  onStored: (id: string) => void
  onClose: () => void
  /** Asks where something is unsaved, then runs an action that replaces this form. */
  onLeave: (leave: (act: () => void) => void) => void
}

/** By which the name is found, to give it the focus. */
export const NAME = 'interviewer-name'
const isSame = (one: Typed, other: Typed) => differing(one, other).length === 0
const BLANK = { value: typedOf(null), version: 0 }

/** Name, teams, limits and hours of one interviewer. */
export function InterviewerForm({ id, interviewPeriod, interviewers, isAsked, ...on }: Props) {
  const text = useText(uiText, interviewersText)
  const client = useQueryClient()
  const words = useWords(interviewPeriod)
  const stored = interviewers.find((one) => one.id === id)
  const [name, setName] = useState(stored?.name)
  /** How many were saved by this form, each followed by the next. */
  const [nth, setNth] = useState(0)
  const goesOn = useRef(false)
  const draft = useVersionedDraft('interviewer', {
    read: stored ? { value: typedOf(stored), version: stored.version } : BLANK,
    isSame,
    readAgain: () => readTimetableAgain(client),
    save: async (typed, base) => {
      const { message, interviewer } = await call('saveInterviewer', sentOf(typed, id, Number(base.version)))
      await readTimetableAgain(client)
      if (goesOn.current) return { ...BLANK, message }
      on.onStored(interviewer.id)
      setName(interviewer.name)
      return { value: typed, version: interviewer.version, message }
    },
    onTop: (typed, sent) => (goesOn.current ? onNext(typed, sent) : typed),
    onSaved: (hasMore) => {
      if (goesOn.current) setNth((before) => before + 1)
      else if (!hasMore) on.onClose()
    },
  })
  const { value: typed } = draft
  const set = (part: Partial<Typed>) => draft.set((now) => ({ ...now, ...part }))
  const isNew = id === null
  const isGone = !isNew && !stored && draft.stored.version === 0
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => on.onLeave(draft.leave))
  useEffect(() => {
    if (!isAsked && nth === 0) return
    const control = document.getElementById(NAME)
    if (isNew) control?.focus()
    else heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, isNew, nth])
  // Removed by another person, and nothing is typed that could be kept.
  useEffect(() => {
    if (isGone && !draft.isDirty) on.onClose()
  })
  const wrong = wrongIn(typed)
  const form = useForm({
    wrong: {
      [NAME]: wrong.includes('name') && text.nameMissing,
      'interviewer-team': wrong.includes('teams') && text.teamMissing,
      mostPerDay: wrong.includes('mostPerDay') && text.limitWrong(LIMIT_MAX),
      mostInARow: wrong.includes('mostInARow') && text.limitWrong(LIMIT_MAX),
    },
    isBusy: draft.isHeld,
    send: draft.save,
  })
  const save = (andNext: boolean) => {
    if (!draft.isSaving) goesOn.current = andNext
    form.submit()
  }
  return (
    <Form
      // By the main button she is the last one, regardless of what was pressed before.
      form={{ ...form, submit: () => save(false) }}
      className={styles.sheet}
      aria-labelledby="interviewer-title"
    >
      <h3 id="interviewer-title" ref={heading} tabIndex={-1}>
        {isNew ? text.addTitle : text.editOf(name ?? '')}
      </h3>
      <div className={styles.body}>
        <InterviewerLines {...{ typed, set, interviewers, id }} />
        {interviewPeriod && (
          <HoursField
            // What could be undone was of the one before.
            key={nth}
            hours={typed.hours}
            interviewPeriod={interviewPeriod}
            others={interviewers.filter((one) => one.id !== id)}
            onChange={(hours) => set({ hours })}
          />
        )}
      </div>
      <DraftFooter
        draft={draft}
        form={{ ...form, submit: () => save(goesOn.current) }}
        save={text.save}
        said={isGone ? text.gone : undefined}
        differing={(mine, theirs) => (isGone ? [] : words(mine, theirs))}
        more={
          <>
            <Button onClick={() => draft.leave(on.onClose)}>{text.cancel}</Button>
            {isNew && (
              <Button busy={form.isBusy} onClick={() => save(true)}>
                {text.saveAndNext}
              </Button>
            )}
          </>
        }
      />
    </Form>
  )
}

/** In what two versions of an interviewer differ, in words. */
function useWords(interviewPeriod: string) {
  const { text, language } = useTranslation(interviewersText)
  const inWords = (part: keyof Typed, typed: Typed): string => {
    if (part === 'hours') return hoursInLine(typed.hours, interviewPeriod, language)
    if (part === 'teams') return typed.teams.map((team) => teamNames[team][language]).join(', ')
    if (part === 'member') return typed.member === null ? text.notMember : typed.name
    return typed[part]
  }
  return (mine: Typed, theirs: Typed) =>
    differing(mine, theirs).map((part) => ({
      ...{ label: text[part], stored: inWords(part, theirs), mine: inWords(part, mine) },
    }))
}

interface LinesProps extends Pick<Props, 'id' | 'interviewers'> {
  typed: Typed
  set: (part: Partial<Typed>) => void
}

function InterviewerLines(props: LinesProps) {
  const text = useText(interviewersText)
  const { typed, set } = props
  return (
    <div className={styles.lines}>
      <TextField
        id={NAME}
        label={text.name}
        maxLength={MEMBER_NAME_MAX}
        identity
        value={typed.name}
        onChange={(name) => set({ name })}
      />
      <MemberField {...props} />
      <div className={styles.teams}>
        <CheckboxGroup
          id="interviewer-team"
          legend={text.teamsLegend}
          options={useTeamChoices()}
          values={typed.teams}
          onChange={(teams) => set({ teams })}
        />
      </div>
      <LimitFields typed={typed} set={set} />
    </div>
  )
}

/** Which member of the staff the interviewer is; who interviews already is not offered. Absent without members. */
function MemberField({ typed, set, interviewers, id }: LinesProps) {
  const text = useText(interviewersText)
  // Without them a name is typed.
  const { data } = useQuery(callQuery('listMembers', {}, { gcTime: 0 }))
  const taken = interviewers.filter((one) => one.id !== id).map(({ member }) => member)
  const members = data?.members ?? []
  const offered = members.filter(
    ({ id, isDisabled }) => id === typed.member || !(isDisabled || taken.includes(id)),
  )
  const isKnown = offered.some(({ id }) => id === typed.member)
  if (offered.length === 0 && typed.member === null) return null
  const pick = (id: string) => {
    const member = members.find((one) => one.id === id)
    if (!member) return set({ member: null })
    set({ member: id, name: member.name, ...(member.teams.length > 0 && { teams: member.teams }) })
  }
  return (
    <SelectField
      id="interviewer-member"
      label={text.member}
      hint={text.memberHint}
      optional
      value={typed.member ?? ''}
      options={[
        { value: '', label: text.notMember },
        ...(typed.member !== null && !isKnown ? [{ value: typed.member, label: text.knownMember }] : []),
        ...offered.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={pick}
    />
  )
}

interface HoursProps {
  hours: DatedHours
  interviewPeriod: string
  /** Whose hours can be taken over. */
  others: readonly Interviewer[]
  onChange: (hours: DatedHours) => void
}

/** An interviewer's hours; one press fills in the whole period or another interviewer's hours. */
function HoursField({ others, ...grid }: HoursProps) {
  const text = useText(interviewersText)
  return (
    <DatedGrid
      {...grid}
      id="interviewer-hours"
      title={text.hoursTitle}
      hint={text.hoursHint}
      tools={(change, shown, { days, inPeriod }) => {
        const fill = (bitsOf: (column: number) => number) =>
          change(shown.map((bits, column) => (inPeriod[column] ? bitsOf(column) : bits)))
        return (
          <>
            <Button small onClick={() => fill(() => ALL_HOURS)}>
              {text.allHours}
            </Button>
            {others.length > 0 && (
              <Select
                label={text.sameAs}
                value=""
                options={[
                  { value: '', label: text.sameAsShort },
                  ...others.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => {
                  const other = others.find((one) => one.id === id)
                  const theirs = other && hoursIn(days, other)
                  if (theirs) fill((column) => theirs[column] ?? 0)
                }}
              />
            )}
          </>
        )
      }}
    />
  )
}
