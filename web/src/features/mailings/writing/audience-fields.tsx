import { PASS_STATES, TEAMS } from '@recruit/contract/constants'
import { shownPassNames } from '@recruit/contract/fields/status-names'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Checkbox, RadioGroup } from '../../../ui/controls/choice.tsx'
import shared from '../messages.module.css'
import type { Audience, AudienceProblem } from './notice.ts'
import { writingText } from './text.ts'
import styles from './writing.module.css'

interface Props {
  audience: Audience
  problem: AudienceProblem | null
  onChange: (audience: Audience) => void
}

const toggled = <T,>(all: readonly T[], chosen: readonly T[], one: T, isIn: boolean): T[] =>
  all.filter((each) => (each === one ? isIn : chosen.includes(each)))

/** Who receives a message in own words; no one is preselected. */
export function AudienceFields({ audience, problem, onChange }: Props) {
  const text = useText(writingText)
  const language = useLanguage((state) => state.language)
  const { teams, who, statuses } = audience
  const set = (part: Partial<Audience>) => onChange({ ...audience, ...part })
  return (
    <section className={styles.audience} aria-label={text.audience}>
      <h3>{text.audience}</h3>
      <fieldset className={styles.choices} aria-describedby="audience-teams-note">
        <legend>{text.teams}</legend>
        {TEAMS.map((team) => (
          <Checkbox
            key={team}
            id={`audience-team-${team}`}
            checked={teams.includes(team)}
            onChange={(isIn) => set({ teams: toggled(TEAMS, teams, team, isIn) })}
          >
            {teamNames[team][language]}
          </Checkbox>
        ))}
        <p id="audience-teams-note" className={problem === 'teamsMissing' ? styles.missing : shared.note}>
          {problem === 'teamsMissing' ? text.teamsMissing : text.teamsHint}
        </p>
      </fieldset>
      <RadioGroup
        id="audience-who"
        legend={text.who}
        error={problem === 'whoMissing' ? text.whoMissing : undefined}
        value={who}
        options={(['submitted', 'drafts'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ who: value })}
      />
      {who === 'submitted' && (
        <details className={styles.narrow} open={statuses.length > 0 || undefined}>
          <summary>{text.narrow}</summary>
          <fieldset className={styles.choices}>
            <legend>{text.statuses}</legend>
            {PASS_STATES.map((pass) => (
              <Checkbox
                key={pass}
                id={`audience-status-${pass}`}
                checked={statuses.includes(pass)}
                onChange={(isIn) => set({ statuses: toggled(PASS_STATES, statuses, pass, isIn) })}
              >
                {shownPassNames[pass][language]}
              </Checkbox>
            ))}
            <p className={shared.note}>{text.statusesNote}</p>
          </fieldset>
        </details>
      )}
    </section>
  )
}
