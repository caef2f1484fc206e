import { PASS_STATES, TEAMS } from '@recruit/contract/constants'
import { shownPassNames } from '@recruit/contract/fields/status-names'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import type { Audience } from './notice.ts'
import { writingText } from './text.ts'
import styles from './writing.module.css'

interface Props {
  audience: Audience
  onChange: (audience: Audience) => void
}

/** Who receives a message in own words; no one is preselected. */
export function AudienceFields({ audience, onChange }: Props) {
  const text = useText(writingText)
  const language = useLanguage((state) => state.language)
  const { teams, who, statuses } = audience
  const set = (part: Partial<Audience>) => onChange({ ...audience, ...part })
  return (
    <section className={styles.audience} aria-label={text.audience}>
      <h3>{text.audience}</h3>
      <CheckboxGroup
        id="audience-team"
        legend={text.teams}
        hint={text.teamsHint}
        options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
        values={teams}
        onChange={(value) => set({ teams: value })}
      />
      <RadioGroup
        id="audience-who"
        legend={text.who}
        value={who}
        options={(['submitted', 'drafts'] as const).map((value) => ({ value, label: text[value] }))}
        onChange={(value) => set({ who: value })}
      />
      {who === 'submitted' && (
        <details className={styles.narrow} open={statuses.length > 0 || undefined}>
          <summary>{text.narrow}</summary>
          <CheckboxGroup
            id="audience-status"
            legend={text.statuses}
            hint={text.statusesNote}
            options={PASS_STATES.map((value) => ({ value, label: shownPassNames[value][language] }))}
            values={statuses}
            onChange={(value) => set({ statuses: value })}
          />
        </details>
      )}
    </section>
  )
}
