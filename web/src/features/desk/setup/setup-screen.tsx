import { TEAMS } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { Page } from '../../../ui/layout/page.tsx'
import { progressQuery, resultsQuery } from '../../staff/review-queries.ts'
import { Guarded } from '../../staff/session.tsx'
import { usePlaceInAddress } from '../address.ts'
import { Choice } from '../desk-head.tsx'
import { Assignment } from './assignment.tsx'
import { CriteriaEditor } from './criteria-editor.tsx'
import { Phase } from './phase.tsx'
import { Results } from './results.tsx'
import { setupText } from './text.ts'

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
  const { place, push } = usePlaceInAddress()
  const { team } = place
  const progress = useQuery(progressQuery(team))
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
      <Section title={text.criteria} key={`criteria-${team}`}>
        <p>{text.criteriaLead}</p>
        <CriteriaEditor team={team} />
      </Section>
      <Section title={text.assign} key={`assign-${team}`}>
        <Loaded query={progress}>{(data) => <Assignment team={team} progress={data} />}</Loaded>
      </Section>
      <Section title={text.phase} key={`phase-${team}`}>
        <Loaded query={progress}>{(data) => <Phase team={team} progress={data} />}</Loaded>
      </Section>
      <Section title={text.results} key={`results-${team}`}>
        <Loaded query={results}>{(data) => <Results results={data} />}</Loaded>
      </Section>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={page.section} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
