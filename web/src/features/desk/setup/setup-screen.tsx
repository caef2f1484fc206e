import { STAGES, type Stage, TEAMS, type Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { shortName } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { ButtonChoice } from '../../../ui/controls/button-choice.tsx'
import { FoldedWays } from '../../../ui/controls/drop-down.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { DrawnTogether, Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { CARDS } from '../../../ui/media.ts'
import { choiceIn, oneOfIn, searchSchema, useSearchState } from '../../../ui/search-state.ts'
import { progressQuery, resultsQuery } from '../../staff/review-queries.ts'
import { StaffPage } from '../../staff/session.tsx'
import { useTeamTabs } from '../../staff/team-tabs.ts'
import { Assignment } from './assignment.tsx'
import { CriteriaEditor } from './criteria-editor.tsx'
import { NamedAuthors } from './named-authors.tsx'
import { Phase } from './phase.tsx'
import { ReadAgain } from './read-again.tsx'
import { Results } from './results.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

/** Results come first: they are what the screen is opened for once there are any. */
const PARTS = ['results', 'phase', 'assign', 'criteria'] as const
type Part = (typeof PARTS)[number]
/** An interview's assignments are the timetable's. */
const PARTS_OF: Record<Stage, readonly Part[]> = {
  documents: PARTS,
  interview: PARTS.filter((part) => part !== 'assign'),
}
const schema = searchSchema<{ team: Team; stage: Stage; part: Part | null }>({
  team: choiceIn('team', { known: TEAMS, usual: TEAMS[0], always: true }),
  stage: choiceIn('stage', { known: STAGES, usual: 'documents' }),
  part: oneOfIn('part', PARTS),
})

/** What comes before and after the desk: criteria, assignment, opening, progress and results of one team. */
export function ReviewSetupScreen() {
  const text = useText(setupText)
  return (
    <StaffPage title={text.title} windowTitle={text.windowTitle} width="wide" ways={<Ways />}>
      <Setup />
    </StaffPage>
  )
}

function Ways() {
  const { text, language } = useTranslation(setupText)
  const { state, push } = useSearchState(schema)
  const { team, stage } = state
  return (
    <FoldedWays below={CARDS} label={`${shortName(team, language)} · ${text.stageNames[stage]}`}>
      <ButtonChoice
        label={text.teams}
        value={team}
        options={useTeamTabs()}
        onChange={(chosen) => push({ team: chosen })}
      />
      <ButtonChoice
        label={text.stages}
        value={stage}
        options={STAGES.map((value) => ({ value, label: text.stageNames[value] }))}
        onChange={(chosen) => push({ stage: chosen, part: null })}
      />
      <LinkButton small to={staffLinks.desk(team)}>
        {text.toDesk}
      </LinkButton>
    </FoldedWays>
  )
}

function Setup() {
  const { state, push } = useSearchState(schema)
  const { team, stage } = state
  const results = useQuery(resultsQuery(team, stage))
  return (
    <Loaded query={results}>
      {(data) => (
        <Parts
          key={`${team} ${stage}`}
          {...{ stage, results: data, chosen: state.part }}
          onChoose={(part) => push({ part })}
        />
      )}
    </Loaded>
  )
}

function nameOf(part: Part, stage: Stage, text: (typeof setupText)['en']): string {
  if (part === 'criteria' && stage === 'interview') return text.kit
  return part === 'phase' ? text.progress : text[part]
}

interface PartsProps {
  stage: Stage
  results: Reply<'reviewResults'>
  chosen: Part | null
  onChoose: (part: Part) => void
}

/** One part at a time: the results once there are any, before that what is prepared first. */
function Parts({ stage, results, chosen, onChoose }: PartsProps) {
  const text = useText(setupText)
  const { team } = results
  const judging = { team, stage }
  // As it was when the team was opened: what opens meanwhile must not replace an editor.
  const [usual] = useState<Part>(() =>
    results.applications.some(({ aggregate }) => aggregate) ? 'results' : 'criteria',
  )
  const part = chosen ?? usual
  const progress = useQuery(progressQuery(team, stage))
  const isInUse = progress.data?.reviewers.some(({ submitted }) => submitted > 0) ?? false
  return (
    <Tabs
      label={text.parts}
      tabs={PARTS_OF[stage].map((value) => ({
        value,
        label: nameOf(value, stage, text),
      }))}
      value={part}
      onChange={onChoose}
    >
      <div key={part} className={`${page.stack} ${styles.part}`}>
        {part === 'results' && <Results judging={judging} results={results} />}
        {part === 'criteria' && (
          <DrawnTogether queries={[progress]}>
            <CriteriaEditor judging={judging} isInUse={isInUse} />
          </DrawnTogether>
        )}
        {part === 'assign' && (
          <NamedAuthors team={team}>
            <Loaded query={progress}>{(data) => <Assignment team={team} progress={data} />}</Loaded>
          </NamedAuthors>
        )}
        {part === 'phase' && (
          <Loaded query={progress}>
            {(data) => (
              <>
                <Phase judging={judging} progress={data} results={results} />
                {stage === 'documents' && !data.isOpen && (
                  <ReadAgain team={team} progress={data} places={results.places} />
                )}
              </>
            )}
          </Loaded>
        )}
      </div>
    </Tabs>
  )
}
