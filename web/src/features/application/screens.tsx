import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { hasStatus, isOwnView } from '../../api/client.ts'
import { forgetSettings, isPeriodOpen } from '../../api/settings.ts'
import { teamNames } from '../../content/teams.ts'
import { currentLanguage, useText, useTranslation } from '../../i18n/text.ts'
import { guardLeaving } from '../../navigation.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { afterPress, watchPresses } from '../../ui/controls/after-press.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import {
  type ApplicationSession,
  applicationSession,
  type Draft,
  unsavedFields,
  useDraft,
} from './autosave/index.ts'
import { Page1, Page2 } from './pages.tsx'
import styles from './screens.module.css'
import {
  ClosedNotice,
  CompareSection,
  DeviceSection,
  DiscardedTexts,
  ExpiredNotice,
  NoSuchApplication,
  NotYours,
  SavingLine,
  SubmissionStatus,
  savingText,
} from './sections/index.ts'
import { applicationText } from './text.ts'

/** What both pages share: the title, the loading, and who may not read this application. */
const screen = (
  mode: ApplicationMode,
  page: 1 | 2,
  Content: ComponentType<Opened & { mode: ApplicationMode }>,
) =>
  function PageScreen() {
    const text = useText(applicationText)
    const { id = '' } = useParams()
    const [withdrawn, setWithdrawn] = useState('')
    if (withdrawn === id) return <Withdrawn />
    const title = mode === 'register' ? text.write : text.edit
    return (
      <Page title={title} windowTitle={`${title} ${text.page(page)}`} lead={text.page(page)}>
        <WithSettings>
          {(settings) => (
            <Application key={id} id={id} settings={settings} onWithdrawn={() => setWithdrawn(id)}>
              {(opened) => <Content mode={mode} {...opened} />}
            </Application>
          )}
        </WithSettings>
      </Page>
    )
  }

/** Writing and editing differ only in the title and the required fields. */
export const WritePage1Screen = screen('register', 1, Page1)
export const WritePage2Screen = screen('register', 2, Page2)
export const EditPage1Screen = screen('update', 1, Page1)
export const EditPage2Screen = screen('update', 2, Page2)

interface ApplicationProps extends Omit<EditorLayoutProps, 'session'> {
  id: string
}

function Application({ id, settings, onWithdrawn, children }: ApplicationProps) {
  const [session] = useState(() => applicationSession(id))
  const isReady = useDraft(session, (draft) => draft.isReady)
  const isForgotten = useDraft(session, (draft) => draft.isForgotten)
  // Never from a cache: what another device saved in the meantime must be seen. Not on focus either, while one types.
  const query = useQuery(
    callQuery('getApplication', { id }, { apart: 'editing', gcTime: 0, refetchOnWindowFocus: false }),
  )
  const { data } = query
  useEffect(() => {
    if (data) void session.enter(data)
  }, [data, session])

  // Cleared from this computer, so the screen clears too, even before the next page opens.
  if (isForgotten) return <NotYours />
  // What is in memory is shown immediately, without a connection too.
  const isShut = data && !isOwnView(data) && unsavedFields(session.store.getState()).length === 0
  if (isReady && !isShut)
    return (
      <EditorLayout session={session} settings={settings} onWithdrawn={onWithdrawn}>
        {children}
      </EditorLayout>
    )
  if (hasStatus(query.error, 404)) return <NoSuchApplication />
  return <Loaded query={query}>{(application) => (isOwnView(application) ? null : <NotYours />)}</Loaded>
}

function Withdrawn() {
  const text = useText(uiText, savingText)
  return (
    <Page title={text.withdrawnTitle} width="narrow">
      <p>{text.withdrawnBody}</p>
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </Page>
  )
}

/** Opens the session with the page and closes it with it; saves when a field is left. */
function useOpenSession(session: ApplicationSession) {
  useEffect(() => {
    session.open(tellClosed)
    watchPresses()
    const saveAfterPress = () => afterPress(session.flush)
    document.addEventListener('focusout', saveAfterPress)
    return () => {
      document.removeEventListener('focusout', saveAfterPress)
      session.close()
    }
  }, [session])
  useTextGuard(session)
}

/** Shows that the period has closed, and where the text is. */
function tellClosed(sentence: string, draft: Draft) {
  const { onDeviceAfterClosing, noDeviceAfterClosing } = savingText[currentLanguage()]
  const where = draft.device === 'failed' ? noDeviceAfterClosing : onDeviceAfterClosing
  void tell(unsavedFields(draft).length > 0 ? `${sentence}\n${where}` : sentence)
}

/** What leads away from the application asks first while its text is in this window alone. */
function useTextGuard(session: ApplicationSession) {
  const text = useText(savingText)
  useEffect(
    () =>
      guardLeaving({
        // Closing the window already asks on every screen.
        holds: (to) =>
          to !== null &&
          !isPageOf(session.id, to) &&
          session.store.getState().device === 'failed' &&
          session.wouldLoseText(),
        ask: () => ask(text.leave, text.leaveYes, text.stay),
      }),
    [session, text],
  )
}

/** From one page of the form to the other the text stays in this window. */
const isPageOf = (id: string, to: string) => to.includes(id) && /\/application\/page[12]\//.test(to)

export interface Opened {
  session: ApplicationSession
  settings: PublicSettings
  /** Outside the period the text stays readable and can be copied. */
  readOnly: boolean
  onWithdrawn: () => void
}
interface EditorLayoutProps extends Omit<Opened, 'readOnly'> {
  children: (opened: Opened) => ReactNode
}

/** The frame around the fields of either page: the submission, the questions, and the save status. */
function EditorLayout({ session, settings, onWithdrawn, children }: EditorLayoutProps) {
  const { text, language } = useTranslation(applicationText)
  const team = useDraft(session, (draft) => draft.known.team)
  const isExpired = useDraft(session, (draft) => draft.saving.kind === 'expired')
  useOpenSession(session)
  const readOnly = useReadOnly(session, settings)
  return (
    <div className={styles.layout}>
      {team && (
        <p>
          {text.forTeam(teamNames[team][language])}{' '}
          <Link to={paths.ownMessages(session.id)}>{text.messages}</Link>
        </p>
      )}
      <LeftOutNotice team={team} />
      {readOnly && <ClosedNotice>{text.closed}</ClosedNotice>}
      <PeriodTimer />
      <SubmissionStatus session={session} />
      {isExpired && <ExpiredNotice />}
      <CompareSection session={session} />
      {children({ session, settings, readOnly, onWithdrawn })}
      <DiscardedTexts session={session} />
      <DeviceSection session={session} />
      <SavingLine session={session} />
    </div>
  )
}

/** Closed by the settings, or by the server, which decides; saving continues when the period opens again. */
function useReadOnly(session: ApplicationSession, settings: PublicSettings): boolean {
  const client = useQueryClient()
  // Drawn again at the closing time, even if nothing is typed then.
  usePeriod()
  const isOpen = isPeriodOpen(settings)
  const wasOpen = useRef(isOpen)
  const isClosed = useDraft(session, (draft) => draft.saving.kind === 'closed')
  useEffect(() => {
    if (isClosed) void forgetSettings(client)
  }, [isClosed, client])
  useEffect(() => {
    const isRefused = session.store.getState().saving.kind === 'closed'
    if (isOpen && !wasOpen.current && isRefused) session.resume()
    wasOpen.current = isOpen
  }, [isOpen, session])
  return !isOpen || isClosed
}
