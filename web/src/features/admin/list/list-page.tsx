import { TEAMS } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ApplicantList } from './applicant-list.tsx'
import { listQuery, type Which } from './applicants.ts'
import styles from './list.module.css'
import { listText } from './text.ts'
import { useView } from './use-view.ts'

interface Props {
  title: string
  /** Where the same list of the running term is. */
  path: string
  isAdmin: boolean
  guarded: (list: ReactNode) => ReactNode
}

/** Either list: the teams' tabs, and what the address asks for. An earlier term is an archive, to read. */
export function ListPage({ title, path, isAdmin, guarded }: Props) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const { view, change } = useView()
  const { team, term } = view
  return (
    <Page title={term === null ? title : text.archiveTitle(title, term)} width="wide">
      {guarded(
        <>
          {term !== null && (
            <p className={styles.archive}>
              {text.archive(term)} <Link to={path}>{text.toPresent}</Link>
            </p>
          )}
          <Tabs
            label={text.teams}
            value={team}
            onChange={(chosen) => change({ team: chosen })}
            tabs={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          >
            <Team
              key={`${team}-${term}`}
              team={team}
              term={term}
              isEditable={isAdmin && term === null}
              isAdmin={isAdmin}
            />
          </Tabs>
        </>,
      )}
    </Page>
  )
}

function Team({ team, term, ...rights }: Which & { isEditable: boolean; isAdmin: boolean }) {
  const text = useText(listText)
  const query = useQuery(listQuery({ team, term }))
  return (
    <Loaded query={query}>
      {({ applicants }) =>
        applicants.length > 0 ? (
          <ApplicantList applicants={applicants} readAt={query.dataUpdatedAt} {...rights} />
        ) : (
          <p>{text.empty}</p>
        )
      }
    </Loaded>
  )
}
