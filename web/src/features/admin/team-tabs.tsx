import { TEAMS, type Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { adminText } from './text.ts'

export type Applicant = Reply<'listApplicants'>['applicants'][number]

export const applicantsKey = (team: Team) => ['applicants', team] as const

/** The applicants of one team; the team stands in the address, so that a list can be passed on. */
export function TeamTabs({ children }: { children: (applicants: Applicant[], team: Team) => ReactNode }) {
  const text = useText(adminText)
  const language = useLanguage((state) => state.language)
  const [search, setSearch] = useSearchParams()
  const team = TEAMS.find((code) => String(code) === search.get('team')) ?? TEAMS[0]
  return (
    <Tabs
      label={text.teams}
      value={team}
      onChange={(chosen) => setSearch({ team: String(chosen) }, { replace: true })}
      tabs={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
    >
      <TeamList key={team} team={team}>
        {children}
      </TeamList>
    </Tabs>
  )
}

function TeamList({
  team,
  children,
}: {
  team: Team
  children: (applicants: Applicant[], team: Team) => ReactNode
}) {
  const text = useText(adminText)
  const query = useQuery({
    queryKey: applicantsKey(team),
    queryFn: () => call('listApplicants', { team }),
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={query}>
      {({ applicants }) => (applicants.length ? children(applicants, team) : <p>{text.empty}</p>)}
    </Loaded>
  )
}
