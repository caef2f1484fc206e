import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { forgetSettings, isPeriodOpen } from '../../api/settings.ts'
import { teamNames } from '../../content/teams.ts'
import { currentLanguage, useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { guardLeaving } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { afterPress, watchPresses } from '../../ui/controls/after-press.ts'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import { type ApplicationSession, type Draft, unsavedFields, useDraft } from './autosave/index.ts'
import styles from './editor-layout.module.css'
import {
  ClosedNotice,
  CompareSection,
  DeviceSection,
  DiscardedTexts,
  ExpiredNotice,
  SavingLine,
  SubmissionStatus,
  savingText,
} from './sections/index.ts'
import { applicationText } from './text.ts'

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
  /** Called once the application is deleted. */
  onWithdrawn: () => void
}
interface Props extends Omit<Opened, 'readOnly'> {
  children: (opened: Opened) => ReactNode
}

/** The frame around the fields of either page: the submission, the questions, and the save status. */
export function EditorLayout({ session, settings, onWithdrawn, children }: Props) {
  const text = useText(applicationText)
  const language = useLanguage((state) => state.language)
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
