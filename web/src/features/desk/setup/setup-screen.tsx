import { TEAMS } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { Page } from '../../../ui/layout/page.tsx'
import { choiceIn, oneOfIn, searchSchema, useSearchState } from '../../../ui/search-state.ts'
import { progressQuery, resultsQuery } from '../../staff/review-queries.ts'
import { Guarded } from '../../staff/session.tsx'
import { Choice } from '../desk-head.tsx'
import { Assignment } from './assignment.tsx'
import { CriteriaEditor } from './criteria-editor.tsx'
import { Phase } from './phase.tsx'
import { Results } from './results.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

const PARTS = ['criteria', 'assign', 'phase', 'results'] as const
type Part = (typeof PARTS)[number]
const schema = searchSchema<{ team: (typeof TEAMS)[number]; part: Part | null }>({
  team: choiceIn('team', { known: TEAMS, usual: TEAMS[0], always: true }),
  part: oneOfIn('part', PARTS),
})

/** What comes before and after the desk: criteria, assignment, opening, progress and results of one team. */
export function ReviewSetupScreen() {
  const text = useText(setupText)
  return (
    <Page title={text.title}>
      <Guarded check="checkAdmin" refusal="dialog">
        <Setup />
      </Guarded>
    </Page>
  )
}

function Setup() {
  const text = useText(setupText)
  const language = useLanguage((state) => state.language)
  const { state, push } = useSearchState(schema)
  const { team } = state
  const results = useQuery(resultsQuery(team))
  return (
    <>
      <div className={page.actions}>
        <Choice
          label={text.teams}
          value={team}
          options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          onChange={(chosen) => push({ team: chosen })}
        />
        <LinkButton small to={staffLinks.desk(team)}>
          {text.toDesk}
        </LinkButton>
      </div>
      <Loaded query={results}>
        {(data) => (
          <Parts key={team} results={data} chosen={state.part} onChoose={(part) => push({ part })} />
        )}
      </Loaded>
    </>
  )
}

interface PartsProps {
  results: Reply<'reviewResults'>
  chosen: Part | null
  onChoose: (part: Part) => void
}

/** One part at a time. Once there are results, they come first: they are what the screen is opened for. */
function Parts({ results, chosen, onChoose }: PartsProps) {
  const text = useText(setupText)
  const { team } = results
  // As it was when the team was opened: what opens meanwhile must not replace an editor.
  const [parts] = useState(() =>
    results.applications.some(({ aggregate }) => aggregate) ? PARTS.toReversed() : PARTS,
  )
  const part = chosen ?? parts[0] ?? 'criteria'
  const progress = useQuery(progressQuery(team))
  return (
    <Tabs
      label={text.parts}
      tabs={parts.map((value) => ({ value, label: text[value] }))}
      value={part}
      onChange={onChoose}
    >
      <div key={part} className={styles.part}>
        {part === 'results' && <Results results={results} />}
        {part === 'criteria' && <CriteriaEditor team={team} />}
        {part === 'assign' && (
          <Loaded query={progress}>{(data) => <Assignment team={team} progress={data} />}</Loaded>
        )}
        {part === 'phase' && (
          <Loaded query={progress}>{(data) => <Phase team={team} progress={data} />}</Loaded>
        )}
      </div>
    </Tabs>
  )
}
