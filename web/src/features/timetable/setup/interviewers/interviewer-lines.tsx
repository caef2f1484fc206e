import { MEMBER_NAME_MAX, TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { CheckboxGroup } from '../../../../ui/controls/choice.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import type { Interviewer } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import type { Typed } from './interviewer-fields.ts'
import { interviewersText } from './text.ts'
import { useStaffNames } from './use-interviewers.ts'

interface Props {
  typed: Typed
  set: (part: Partial<Typed>) => void
  interviewers: readonly Interviewer[]
  /** Null: a new one. */
  id: string | null
}

/** All of an interviewer's fields except the hours. */
export function InterviewerLines({ typed, set, interviewers, id }: Props) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const limit = (field: 'mostPerDay' | 'mostInARow') => (
    <TextField
      id={field}
      inputMode="numeric"
      optional
      label={text[field]}
      hint={text.emptyIsFree}
      value={typed[field]}
      onChange={(value) => set({ [field]: value })}
    />
  )
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
      <MemberField typed={typed} set={set} interviewers={interviewers} id={id} />
      <div className={styles.teams}>
        <CheckboxGroup
          id="interviewer-team"
          legend={text.teamsLegend}
          options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          values={typed.teams}
          onChange={(teams) => set({ teams })}
        />
      </div>
      {limit('mostPerDay')}
      {limit('mostInARow')}
    </div>
  )
}

interface MemberFieldProps {
  typed: Typed
  set: (part: Partial<Typed>) => void
  interviewers: readonly Interviewer[]
  id: string | null
}

/** Which member of the staff the interviewer is; who interviews already is not offered. Absent without members. */
function MemberField({ typed, set, interviewers, id }: MemberFieldProps) {
  const text = useText(interviewersText)
  const { data } = useStaffNames()
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
    <Field id="interviewer-member" label={text.member} hint={text.memberHint} optional>
      {(control) => (
        <select {...control} value={typed.member ?? ''} onChange={(event) => pick(event.target.value)}>
          <option value="">{text.notMember}</option>
          {typed.member !== null && !isKnown && <option value={typed.member}>{text.knownMember}</option>}
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
