import type { Team } from '@recruit/contract/constants'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { callPages, callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useSettings } from '../../../api/settings.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { FoldedWays } from '../../../ui/controls/drop-down.tsx'
import { DrawnTogether, Failure, Loaded, Loading } from '../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import layout from '../../../ui/layout/page.module.css'
import { Page } from '../../../ui/layout/page.tsx'
import { CARDS, ONE_COLUMN, useMedia } from '../../../ui/media.ts'
import { useSearchState } from '../../../ui/search-state.ts'
import { uiText } from '../../../ui/text.ts'
import { type Applicant, listQuery } from '../../staff/applicants.ts'
import { Entries } from '../../staff/history/entries.tsx'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import { Guarded, useIsAdmin, useRole } from '../../staff/session.tsx'
import { useTermName } from '../../staff/use-term-name.ts'
import { placeOf, rowsOf } from '../filters/rows.ts'
import { useFigures } from '../filters/use-figures.ts'
import { backFrom } from '../filters/use-place.ts'
import { VIEW } from '../filters/view.ts'
import { Decision } from './decision.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

interface Reviewed {
  application: Reply<'getApplication'>
  interviewPeriod: string
}
interface Props {
  /** Page 1 is the whole application, page 2 its essays alone. */
  page: 1 | 2
  /** Draws the application, and in it its history, folded. */
  children: (reviewed: Reviewed, folds: ReactNode) => ReactNode
}

/** The surroundings of an application for staff: its applicant, its state, links and its history. */
export function ReviewScreen({ page, children }: Props) {
  const { id: named = '' } = useParams()
  // The address of page 1 has the team's digit before the id.
  const id = page === 1 ? named.slice(1) : named
  const query = useQuery(
    callQuery('getApplication', { id, view: 'staff' }, { apart: 'one alone', gcTime: 0 }),
  )
  const { data: settings } = useSettings()
  const { state: view } = useSearchState(VIEW)
  // The settings know the period of the running term alone.
  const interviewPeriod = (view.term === null && settings?.interviewPeriod) || ''
  const title = useTitle(query.data, page)
  const isAdmin = useIsAdmin()
  const unpublished = useUnpublishedAsRead(isAdmin)
  return (
    <Page title={title} width="wide" ways={<Ways {...{ page, id }} application={query.data} />}>
      <Guarded check="checkAdmin" who="staff" refusal="silent">
        {/* What applicants see now is a line of the decision. */}
        <DrawnTogether queries={[query, unpublished]}>
          <Loaded query={query}>
            {(application) => (
              <article className={styles.review}>
                <Decision key={id} id={id} application={application} />
                {children(
                  { application, interviewPeriod },
                  isAdmin && <History key={id} id={id} isBeside={page === 2} />,
                )}
              </article>
            )}
          </Loaded>
        </DrawnTogether>
      </Guarded>
    </Page>
  )
}

/**
 * Cohort, team and name; an earlier term's application shows its term, because the settings know only today's cohort.
 */
function useTitle(application: Reply<'getApplication'> | undefined, page: 1 | 2): string {
  const { text, language } = useTranslation(reviewText)
  const { data: settings } = useSettings()
  const { state: view } = useSearchState(VIEW)
  const nameOf = useTermName(view.term !== null)
  if (!application) return text.application
  const { team, name } = application
  const names = [teamNames[team][language], name] as const
  const title =
    view.term === null
      ? text.title(settings?.cardinalNumber ?? '', ...names)
      : [nameOf(view.term), ...names].join(' · ')
  return page === 1 ? title : `${title}\u00a0· ${text.page2}`
}

/** Every change of this application by staff; read when it is opened, which it is from the start next to the essays. */
function History({ id, isBeside }: { id: string; isBeside: boolean }) {
  const text = useText(reviewText)
  const hasRoom = !useMedia(ONE_COLUMN)
  const [isOpen, setIsOpen] = useState(isBeside && hasRoom)
  return (
    <details
      open={isOpen}
      className={styles.history}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text.history}</summary>
      {isOpen && <Pages id={id} />}
    </details>
  )
}

function Pages({ id }: { id: string }) {
  const text = useText(uiText, reviewText)
  const query = useInfiniteQuery(callPages('applicantHistory', { id }))
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading />
  return (
    <>
      <Entries entries={query.data.pages.flatMap(({ history }) => history)} />
      {query.hasNextPage && (
        <Button small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  )
}

interface WaysProps {
  page: 1 | 2
  id: string
  application: Reply<'getApplication'> | undefined
}

/** Links back, to the list as it was left or to page 1, and to the applications around; a phone folds the rest. */
function Ways({ page, id, application }: WaysProps) {
  const text = useText(reviewText)
  const role = useRole()
  const isAdmin = useIsAdmin()
  const { query } = useSearchState(VIEW)
  const isPhone = useMedia(CARDS)
  const toList = isAdmin ? paths.applicantList : paths.applicationList
  if (!application || !role) return null
  const { team } = application
  const list = (
    <LinkButton small to={`${toList}?${query}`} state={backFrom(id)}>
      {text.toList}
    </LinkButton>
  )
  const toPage1 = page === 2 && (
    <LinkButton small to={`${staffLinks.review1(team, id)}?${query}`}>
      {text.toPage1}
    </LinkButton>
  )
  // A phone has room for one of the two.
  const [first, second] = isPhone && toPage1 ? [toPage1, list] : [list, toPage1]
  return (
    <>
      {first}
      <Another {...{ page, id, team }} />
      {(second || isAdmin) && (
        <FoldedWays below={CARDS}>
          {second}
          {isAdmin && <PrintButton id={id} />}
        </FoldedWays>
      )}
    </>
  )
}

/** The application before this one and the one after it, in the list's present order, and where this one is in it. */
function Another({ page, id, team }: Omit<WaysProps, 'application'> & { team: Team }) {
  const text = useText(reviewText)
  const { state: view, query } = useSearchState(VIEW)
  const asked = useMemo(() => ({ ...view, team }), [view, team])
  const { figures, isWaiting } = useFigures(asked, { isReadAnew: false })
  // What the list has read a moment ago is good enough to go through it.
  const { data } = useQuery({ ...listQuery(asked), refetchOnMount: true, staleTime: 60_000 })
  const isPhone = useMedia(CARDS)
  const rows = data && !isWaiting ? rowsOf(data.applicants, asked, figures) : []
  const { at, previous, next } = placeOf(rows, id)
  const step = (to: Applicant | null, name: string, shown: ReactNode) =>
    to ? (
      <LinkButton
        small
        aria-label={name}
        to={`${page === 1 ? staffLinks.review1(to.team, to._id) : paths.reviewPage2(to._id)}?${query}`}
      >
        {shown}
      </LinkButton>
    ) : (
      <Button small busy aria-label={name}>
        {shown}
      </Button>
    )
  return (
    <nav className={styles.another} aria-label={text.another}>
      {step(previous, text.previousOne, <>← {!isPhone && text.previous}</>)}
      {/* It keeps its room while it is read, so that nothing moves under the pointer. */}
      <span className={layout.quiet} data-coming={!data || isWaiting}>
        {at < 0 && data && !isWaiting ? text.outside(rows.length) : text.place(at + 1, rows.length)}
      </span>
      {step(next, text.nextOne, <>{!isPhone && text.next} →</>)}
    </nav>
  )
}

/** Prints once the server has noted it: who took personal data out of the product stays known. */
function PrintButton({ id }: { id: string }) {
  const text = useText(reviewText)
  const print = useCall('notePrint', { onSuccess: () => window.print() })
  return (
    <Button small busy={print.isPending} onClick={() => print.mutate({ _id: id })}>
      {text.print}
    </Button>
  )
}
