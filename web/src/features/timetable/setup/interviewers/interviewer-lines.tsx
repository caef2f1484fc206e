import { MEMBER_NAME_MAX, TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { CheckboxGroup } from '../../../../ui/controls/choice.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import type { Interviewer } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import type { Typed } from './interviewer-fields.ts'
import { MemberField } from './member-field.tsx'
import { interviewersText } from './text.ts'

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
