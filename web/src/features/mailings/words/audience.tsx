import { PASS_STATES, type Pass, TEAMS, type Team } from '@recruit/contract/constants'
import { shownPassNames } from '@recruit/contract/fields/status-names'
import { useQueries } from '@tanstack/react-query'
import { useTeamChoices } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import page from '../../../ui/layout/page.module.css'
import { listQuery } from '../../staff/applicants.ts'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import { NO_RECEIVERS, useReceivers } from '../../staff/receivers.ts'
import { firstOf } from '../words-of-message.ts'
import { writingText } from './text.ts'
import styles from './words.module.css'

/** Whom a message in own words is for, where no one was ticked in the list. */
export interface Audience {
  teams: Team[]
  who: 'submitted' | 'drafts' | null
  statuses: Pass[]
}
/** Those whom an audience names by the lists that were read last; null until they are. The server reads them again. */
export function useReached({ teams, who, statuses }: Audience, enabled: boolean) {
  const lists = useQueries({
    queries: TEAMS.map((team) => ({ ...listQuery({ team, term: null }), enabled })),
  })
  const { data: unpublished } = useUnpublishedAsRead(true)
  if (!unpublished || lists.some(({ data }) => !data)) return null
  const changes = new Map(unpublished.changes.map((change) => [change._id, change]))
  return lists
    .flatMap(({ data }) => data?.applicants ?? [])
    .filter(({ _id, team, pass, isFinalSubmit }) => {
      // What the applicant sees counts, not what is decided and unpublished.
      const change = changes.get(_id)
      const isOf = !statuses.length || who === 'drafts' || statuses.includes(change?.shown.pass ?? pass)
      return isOf && teams.includes(change?.movedFrom ?? team) && isFinalSubmit === (who === 'submitted')
    })
}

/** Those whom the list's ticks chose, by name. */
export function Chosen({ people }: { people: readonly { _id: string; name: string }[] }) {
  const text = useText(writingText)
  return (
    <section className={`${page.card} ${styles.audience}`} aria-label={text.audience}>
      <h3>{text.chosen(people.length)}</h3>
      <p>{people.map(({ name }) => name).join(', ')}</p>
      <p className={page.quiet}>{text.chosenNote}</p>
      <p>
        <Button small onClick={() => useReceivers.setState(NO_RECEIVERS)}>
          {text.byTeam}
        </Button>
      </p>
    </section>
  )
}

interface AudienceProps {
  audience: Audience
  /** Null: no one is named, or not known yet. */
  reached: { name: string }[] | null
  onChange: (audience: Audience) => void
}

/** Who receives a message in own words, and how many they are; no one is preselected. */
export function AudienceFields({ audience, reached, onChange }: AudienceProps) {
  const { text, language } = useTranslation(writingText)
  const { teams, who, statuses } = audience
  const set = (part: Partial<Audience>) => onChange({ ...audience, ...part })
  return (
    <section className={`${page.card} ${styles.audience}`} aria-label={text.audience}>
      <h3>{text.audience}</h3>
      <CheckboxGroup
        id="audience-team"
        legend={text.teams}
        options={useTeamChoices()}
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
      <p role="status" className={page.quiet}>
        {reached?.length === 0
          ? text.noneReached
          : reached && text.reached(reached.length, firstOf(reached, language))}
      </p>
    </section>
  )
}
