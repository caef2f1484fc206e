import { STAGES, type Stage, TEAMS, type Team } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useTeamChoices } from '../../../content/teams.ts'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { ButtonChoice } from '../../../ui/controls/button-choice.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DrawnTogether, Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { choiceIn, oneOfIn, searchSchema, useSearchState } from '../../../ui/search-state.ts'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { type Progress, progressQuery, REVIEWING, resultsQuery } from '../../staff/review-queries.ts'
import { StaffPage } from '../../staff/session.tsx'
import type { Judging } from '../score/review-session.ts'
import { useChange } from './assigning.ts'
import { Assignment } from './assignment.tsx'
import { CriteriaEditor } from './criteria-editor.tsx'
import { NamedAuthors } from './named-authors.tsx'
import { ReadAgain } from './read-again.tsx'
import { Results } from './results.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

const PARTS = ['criteria', 'assign', 'phase', 'results'] as const
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
    <StaffPage title={text.title} windowTitle={text.windowTitle} width="wide" ways={<ToDesk />}>
      <Setup />
    </StaffPage>
  )
}

function ToDesk() {
  const text = useText(setupText)
  const { team } = useSearchState(schema).state
  return (
    <LinkButton small to={staffLinks.desk(team)}>
      {text.toDesk}
    </LinkButton>
  )
}

function Setup() {
  const text = useText(setupText)
  const { state, push } = useSearchState(schema)
  const { team, stage } = state
  const results = useQuery(resultsQuery(team, stage))
  return (
    <>
      <div className={page.actions}>
        <ButtonChoice
          label={text.teams}
          value={team}
          options={useTeamChoices()}
          onChange={(chosen) => push({ team: chosen })}
        />
        <ButtonChoice
          label={text.stages}
          value={stage}
          options={STAGES.map((value) => ({ value, label: text.stageNames[value] }))}
          onChange={(chosen) => push({ stage: chosen, part: null })}
        />
      </div>
      <Loaded query={results}>
        {(data) => (
          <Parts
            key={`${team} ${stage}`}
            {...{ stage, results: data, chosen: state.part }}
            onChoose={(part) => push({ part })}
          />
        )}
      </Loaded>
    </>
  )
}

interface PartsProps {
  stage: Stage
  results: Reply<'reviewResults'>
  chosen: Part | null
  onChoose: (part: Part) => void
}

/** One part at a time. Once there are results, they come first: they are what the screen is opened for. */
function Parts({ stage, results, chosen, onChoose }: PartsProps) {
  const text = useText(setupText)
  const { team } = results
  const judging = { team, stage }
  // As it was when the team was opened: what opens meanwhile must not replace an editor.
  const [parts] = useState(() =>
    results.applications.some(({ aggregate }) => aggregate) ? PARTS_OF[stage].toReversed() : PARTS_OF[stage],
  )
  const part = chosen ?? parts[0] ?? 'criteria'
  const progress = useQuery(progressQuery(team, stage))
  const isInUse = progress.data?.reviewers.some(({ submitted }) => submitted > 0) ?? false
  return (
    <Tabs
      label={text.parts}
      tabs={parts.map((value) => ({
        value,
        label: value === 'criteria' && stage === 'interview' ? text.kit : text[value],
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
                <Phase judging={judging} progress={data} />
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

type Reviewer = Progress['reviewers'][number]

function Phase({ judging, progress }: { judging: Judging; progress: Progress }) {
  const text = useText(setupText)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const set = useChange('setReviewPhase', () => setAsking(false))
  // The number missing now, not when the page was opened.
  const ask = () => {
    setAsking(true)
    void readAgain(client, ...REVIEWING)
  }
  const { isOpen, complete, applications, needed, reviewers, isAssigned } = progress
  return (
    <>
      <section className={styles.phase} aria-label={text.phase}>
        <div>
          <h2>{isOpen ? text.isOpen : text.isClosed}</h2>
          <p className={page.quiet}>{isOpen ? text.openNote : text.closedNote}</p>
        </div>
        <Button
          small
          look={isOpen ? 'plain' : 'primary'}
          busy={set.isPending}
          onClick={() => (isOpen ? set.mutate({ ...judging, isOpen: false }) : ask())}
        >
          {isOpen ? text.close : text.open}
        </Button>
      </section>
      <h2>{text.complete(complete, applications, needed)}</h2>
      {reviewers.length === 0 ? (
        <p>{text.noReviewers}</p>
      ) : (
        <DataTable
          label={text.progress}
          rows={reviewers}
          keyOf={({ member }) => member.id}
          columns={[
            { id: 'member', head: text.member, cell: ({ member }) => member.name },
            ...(isAssigned ? [numbers('assigned', text.assigned, (row: Reviewer) => row.assigned)] : []),
            numbers('submitted', text.submitted, (row: Reviewer) => row.submitted),
            numbers('recused', text.recused, (row: Reviewer) => row.recused),
          ]}
        />
      )}
      <Refused error={set.error} />
      {isAsking && (
        <Dialog
          title={text.openTitle}
          note={complete < applications ? text.stillMissing(complete, applications) : undefined}
          confirm={{
            label: text.open,
            busy: set.isPending,
            onPress: () => set.mutate({ ...judging, isOpen: true }),
          }}
          onClose={() => setAsking(false)}
        >
          <ul className={styles.points}>
            {text.openBody.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
