import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { staffLinks } from '../../staff-links.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { DropDown } from '../../ui/controls/drop-down.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Loaded, Loading } from '../../ui/feedback/loaded.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import { Page } from '../../ui/layout/page.tsx'
import { CARDS, useMedia } from '../../ui/media.ts'
import { saveText } from '../../ui/save-text.ts'
import { useSearchState } from '../../ui/search-state.ts'
import { clockTime } from '../../ui/time/seoul-time.ts'
import { type Applicant, listQuery, readListAgain, type Which } from '../staff/applicants.ts'
import { useCaughtUp } from '../staff/edits/window-edits.ts'
import { Guarded, useIsAdmin } from '../staff/session.tsx'
import { useTeamTabs } from '../staff/team-tabs.ts'
import { useTermName } from '../staff/use-term-name.ts'
import { Dock } from './bulk/dock.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { ListTools } from './filters/list-tools.tsx'
import { NOTHING, pick, type Selection, useRows } from './filters/rows.ts'
import { useFigures } from './filters/use-figures.ts'
import { isFiltered, NO_FILTER, VIEW, type View } from './filters/view.ts'
import styles from './list-page.module.css'
import { SecondChoices } from './second-choice/second-choices.tsx'
import { useSchedule } from './table/date-field.tsx'
import { ApplicantTable } from './table/table.tsx'
import { listText } from './text.ts'
import { WaitingButton } from './waiting/waiting-sheet.tsx'

/** The admin's list: pass status and interview date can be set. */
export const ApplicantListScreen = () => <ListPage isAdmin />

/** The manager's list: the same table, to read. */
export const ApplicationListScreen = () => <ListPage isAdmin={false} />

/** Either list: the teams' tabs, and what the address asks for. An earlier term is an archive, to read. */
function ListPage({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(listText)
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
              <span className={styles.toDesk}>
                <LinkButton small to={staffLinks.desk(team)}>
                  {text.review}
                </LinkButton>
              </span>
            )}
            <div ref={setWays} className={styles.ways} />
          </div>
          <Tabs
            label={text.teams}
            value={team}
            onChange={(chosen) => change({ team: chosen })}
            tabs={useTeamTabs()}
          >
            <Team key={`${team}-${term}`} view={view} ways={ways} />
          </Tabs>
        </div>
      </Guarded>
    </Page>
  )
}

function Team({ view, ways }: { view: View; ways: Element | null }) {
  const text = useText(listText)
  const { query: address } = useSearchState(VIEW)
  const isEditable = useIsAdmin() && view.term === null
  const query = useQuery(listQuery(view))
  // Asked for at the same time as the list.
  const figures = useFigures(view, { isReadAnew: true })
  return (
    <>
      <Loaded query={query}>
        {({ applicants }) =>
          applicants.length > 0 ? (
            <ApplicantList {...{ applicants, figures, ways }} readAt={query.dataUpdatedAt} />
          ) : (
            <p>{text.empty}</p>
          )
        }
      </Loaded>
      <SecondChoices which={view} query={address} isEditable={isEditable} />
    </>
  )
}

const NO_ONE: Applicant[] = []

interface ApplicantListProps {
  applicants: Applicant[]
  /** When the list was read; rows keep their places until it is read again or another view is asked for. */
  readAt: number
  figures: ReturnType<typeof useFigures>
  /** Next to the teams' tabs: the buttons that open something about the whole list. */
  ways: Element | null
}

/** One team's applicants: the tools above, the table, and what can be done with the selected ones below. */
function ApplicantList({ applicants, readAt, figures: read, ways }: ApplicantListProps) {
  const text = useText(listText)
  const { query, change } = useSearchState(VIEW)
  const { figures, view, isWaiting, hasFailed } = read
  // Controls answer a press in the next frame; rows, counts and what 'select all' means follow together. The applicants
  // themselves are never late: a date field would show its older text between two letters, and lose the next one.
  const asked = useDeferredValue(useMemo(() => ({ figures, view, query }), [figures, view, query]))
  const drawn = useMemo(() => ({ ...asked, applicants, readAt }), [asked, applicants, readAt])
  /** Rows without their reviews would be drawn for a moment, and grow. */
  const isBehind = figures.judged !== null && drawn.figures.judged === null
  const isEditable = useIsAdmin() && view.term === null
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const rows = useRows(drawn)
  const order = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const [corrected, setCorrected] = useState<Applicant | null>(null)
  const shown = useRef(order)
  shown.current = order
  const client = useQueryClient()
  useCaughtUp(applicants, readAt)
  const schedule = useSchedule(applicants, view, readAt, isEditable)
  const onPick = useCallback(
    (id: string, how: { isOn: boolean; range: boolean }) =>
      setSelection((before) => pick(before, shown.current, id, how)),
    [],
  )
  const onPickAll = useCallback(
    (isOn: boolean) => setSelection(isOn ? { ids: new Set(shown.current), anchor: null } : NOTHING),
    [],
  )
  const selected = useMemo(() => rows.filter(({ _id }) => selection.ids.has(_id)), [rows, selection])
  const hasBar = isEditable && selected.length > 0
  const isPhone = useMedia(CARDS)
  return (
    <div>
      <ListTools {...{ applicants, figures, view, hasFailed, drawn }} shown={rows.length} onChange={change} />
      {ways &&
        createPortal(
          <>
            {!(hasBar && isPhone) && <WaitingButton which={view} isEditable={isEditable} selected={NO_ONE} />}
            <MoreMenu
              view={view}
              readAt={readAt}
              onReadAgain={() => void read.readAgain().then(() => readListAgain(client, view))}
            />
          </>,
          ways,
        )}
      {isWaiting || isBehind ? (
        <Loading />
      ) : rows.length > 0 ? (
        <ApplicantTable
          {...{ rows, isEditable, schedule, onPick, onPickAll }}
          figures={drawn.figures}
          view={drawn.view}
          query={drawn.query}
          selected={selection.ids}
          ticked={selected.length}
          onSort={change}
          onCorrect={setCorrected}
        />
      ) : (
        <p role="status">
          {text.noneFound}{' '}
          {isFiltered(drawn.view) && (
            <Button small onClick={() => change(NO_FILTER)}>
              {text.resetFilter}
            </Button>
          )}
        </p>
      )}
      {corrected && (
        <CorrectDialog
          // The current row, or the last known one when another user has moved it to another team.
          applicant={applicants.find(({ _id }) => _id === corrected._id) ?? corrected}
          onClose={() => setCorrected(null)}
        />
      )}
      {isEditable && (
        <Dock selected={selected} view={view} onDone={() => setSelection(NOTHING)}>
          <WaitingButton which={view} isEditable={isEditable} selected={selected} />
        </Dock>
      )}
    </div>
  )
}

interface MoreMenuProps {
  view: Which
  readAt: number
  onReadAgain: () => void
}

/** What is seldom needed: reading the list again, and spreadsheets, which the server notes in the history. */
function MoreMenu({ view: { team, term }, readAt, onReadAgain }: MoreMenuProps) {
  const { text, language } = useTranslation(listText)
  const download = useCall('exportApplicants', {
    onSuccess: ({ filename, csv }) => saveText(filename, csv, 'text/csv'),
    says: () => text.exported,
  })
  const isAdmin = useIsAdmin()
  const ofTerm = term === null ? {} : { term }
  return (
    <DropDown label={text.more} isMenu isAtEnd>
      <Button small onClick={onReadAgain}>
        {text.readAgain} ({text.readAt(clockTime(readAt, language))})
      </Button>
      {isAdmin && (
        <>
          <Button small busy={download.isPending} onClick={() => download.mutate({ ...ofTerm, team })}>
            {text.exportTeam(teamNames[team][language])}
          </Button>
          <Button small busy={download.isPending} onClick={() => download.mutate(ofTerm)}>
            {text.exportAll}
          </Button>
        </>
      )}
    </DropDown>
  )
}
