import { ALL_HOURS, MEMBER_NAME_MAX, TEAMS } from '@recruit/contract/constants'
import { type DatedHours, hoursIn } from '@recruit/contract/interview/interview-days'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../../api/call-query.ts'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../../ui/controls/choice.tsx'
import { Select, SelectField } from '../../../../ui/controls/select.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { DatedGrid } from '../../../../ui/grid/hours/index.ts'
import { LimitFields } from '../../../../ui/grid/hours/limits.tsx'
import type { Interviewer } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import type { Typed } from './interviewer-fields.ts'
import { interviewersText } from './text.ts'

interface Props {
  typed: Typed
  set: (part: Partial<Typed>) => void
  interviewers: readonly Interviewer[]
  /** Null: a new one. */
  id: string | null
}

/** All of an interviewer's fields except the hours. */
export function InterviewerLines(props: Props) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const { typed, set } = props
  return (
    <div className={styles.lines}>
      <TextField
        id="interviewer-name"
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
          options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          values={typed.teams}
          onChange={(teams) => set({ teams })}
        />
      </div>
      <LimitFields typed={typed} set={set} />
    </div>
  )
}

/** Which member of the staff the interviewer is; who interviews already is not offered. Absent without members. */
function MemberField({ typed, set, interviewers, id }: Props) {
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
export function HoursField({ others, ...grid }: HoursProps) {
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
