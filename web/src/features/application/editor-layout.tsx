import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { forgetSettings, isPeriodOpen } from '../../api/settings.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LeftOutNotice } from '../../ui/layout/left-out-notice.tsx'
import { usePeriod } from '../../ui/time/period.ts'
import { PeriodTimer } from '../../ui/time/period-timer.tsx'
import { type DraftSession, useDraft } from './autosave/index.ts'
import styles from './editor-layout.module.css'
import {
  ClosedNotice,
  CompareSection,
  DeviceSection,
  DiscardedTexts,
  ExpiredNotice,
  SavingLine,
  SubmissionStatus,
} from './sections/index.ts'
import { applicationText } from './text.ts'
import { useOpenSession } from './use-open-session.ts'

export interface Opened {
  session: DraftSession
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
  const team = useDraft(session, (draft) => draft.team)
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
function useReadOnly(session: DraftSession, settings: PublicSettings): boolean {
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
