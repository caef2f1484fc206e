import { MEMBER_NAME_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Checkbox } from '../../../../ui/controls/choice.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import type { Interviewer } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { LIMIT_MAX, type Typed, type Wrong } from './interviewer-fields.ts'
import { MemberField } from './member-field.tsx'
import { interviewersText } from './text.ts'

interface Props {
  typed: Typed
  wrong: readonly Wrong[]
  set: (part: Partial<Typed>) => void
  interviewers: readonly Interviewer[]
  /** Null: a new one. */
  id: string | null
}

/** All of an interviewer's fields except the hours. */
export function InterviewerLines({ typed, wrong, set, interviewers, id }: Props) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const toggle = (team: Team, isIn: boolean) =>
    set({ teams: TEAMS.filter((one) => (one === team ? isIn : typed.teams.includes(one))) })
  const limit = (field: 'mostPerDay' | 'mostInARow', id: string) => (
    <TextField
      id={id}
      inputMode="numeric"
      optional
      label={text[field]}
      hint={text.emptyIsFree}
      error={wrong.includes(field) ? text.limitWrong(LIMIT_MAX) : undefined}
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
        error={wrong.includes('name') ? text.nameMissing : undefined}
        identity
        value={typed.name}
        onChange={(name) => set({ name })}
      />
      <MemberField typed={typed} set={set} interviewers={interviewers} id={id} />
      <fieldset
        className={styles.teams}
        aria-describedby={wrong.includes('teams') ? 'interviewer-teams-error' : undefined}
      >
        <legend>{text.teamsLegend}</legend>
        {wrong.includes('teams') && (
          <p id="interviewer-teams-error" className={styles.error}>
            {text.teamMissing}
          </p>
        )}
        {TEAMS.map((team) => (
          <Checkbox
            key={team}
            id={`interviewer-team-${team}`}
            checked={typed.teams.includes(team)}
            onChange={(isIn) => toggle(team, isIn)}
          >
            {teamNames[team][language]}
          </Checkbox>
        ))}
      </fieldset>
      {limit('mostPerDay', 'interviewer-per-day')}
      {limit('mostInARow', 'interviewer-in-a-row')}
    </div>
  )
}
