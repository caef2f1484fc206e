import { TEAMS } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { staffLinks } from '../../staff-links.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useSearchState } from '../../ui/search-state.ts'
import { listQuery } from '../staff/applicants.ts'
import { Guarded } from '../staff/session.tsx'
import { useTermName } from '../staff/use-term-name.ts'
import { ApplicantList } from './applicant-list.tsx'
import { useFigures } from './filters/use-figures.ts'
import { VIEW, type View } from './filters/view.ts'
import styles from './list-page.module.css'
import { listText } from './text.ts'

/** The admin's list: pass status and interview date can be set. */
export const ApplicantListScreen = () => <ListPage isAdmin />

/** The manager's list: the same table, to read. */
export const ApplicationListScreen = () => <ListPage isAdmin={false} />

/** Either list: the teams' tabs, and what the address asks for. An earlier term is an archive, to read. */
function ListPage({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const { state: view, change } = useSearchState(VIEW)
  const { team, term } = view
  const nameOf = useTermName(term !== null)
  const title = isAdmin ? text.applicants : text.applications
  // The list puts the buttons for the selected rows next to the tabs, where they take no extra row.
  const [ways, setWays] = useState<Element | null>(null)
  return (
    <Page title={term === null ? title : text.archiveTitle(title, nameOf(term))} width="wide">
      <Guarded check={isAdmin ? 'checkAdmin' : 'checkManager'} refusal={isAdmin ? 'dialog' : 'silent'}>
        {term !== null && (
          <p className={styles.archive}>
            {text.archive(nameOf(term))}{' '}
            <Link to={isAdmin ? paths.applicantList : paths.applicationList}>{text.toPresent}</Link>
          </p>
        )}
        <div className={styles.teams}>
          <div className={styles.ways}>
            {term === null && (
              <LinkButton small to={staffLinks.desk(team)}>
                {text.review}
              </LinkButton>
            )}
            <div ref={setWays} className={styles.ways} />
          </div>
          <Tabs
            label={text.teams}
            value={team}
            onChange={(chosen) => change({ team: chosen })}
            tabs={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
          >
            <Team
              key={`${team}-${term}`}
              view={view}
              isEditable={isAdmin && term === null}
              isAdmin={isAdmin}
              ways={ways}
            />
          </Tabs>
        </div>
      </Guarded>
    </Page>
  )
}

interface TeamProps {
  view: View
  isEditable: boolean
  isAdmin: boolean
  ways: Element | null
}
function Team({ view, ...rest }: TeamProps) {
  const text = useText(listText)
  const query = useQuery(listQuery(view))
  // Asked for at the same time as the list.
  const figures = useFigures(view, { isReadAnew: true })
  return (
    <Loaded query={query}>
      {({ applicants }) =>
        applicants.length > 0 ? (
          <ApplicantList
            applicants={applicants}
            readAt={query.dataUpdatedAt}
            figuresRead={figures}
            {...rest}
          />
        ) : (
          <p>{text.empty}</p>
        )
      }
    </Loaded>
  )
}
