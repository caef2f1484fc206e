import type { PublicSettings } from '@recruit/contract/settings-fields'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { forgetSettings, isPeriodOpen } from '../../api/settings.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { ClosingTime } from '../../ui/closing-time.tsx'
import { usePeriod } from '../../ui/period.ts'
import { CompareSection } from './compare-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { savingOf } from './lane.ts'
import { ExpiredNotice } from './look-up-again.tsx'
import { SavingLine } from './saving-line.tsx'
import { SetAsideTexts } from './set-aside.tsx'
import { Standing } from './standing.tsx'
import { applicationText } from './text.ts'
import { useWriting } from './use-writing.ts'
import styles from './writing.module.css'

export interface Opened {
  store: DraftStore
  settings: PublicSettings
  /** Outside the period the text stays readable and can be copied. */
  readOnly: boolean
  /** Called once the application is deleted. */
  onWithdrawn: () => void
}
interface Props extends Omit<Opened, 'readOnly'> {
  children: (opened: Opened) => ReactNode
}

/** Around the fields of either page: what stands, what is asked, and where the text is saved. */
export function WritingDesk({ store, settings, onWithdrawn, children }: Props) {
  const text = useText(applicationText)
  const language = useLanguage((state) => state.language)
  const team = useDraft(store, (draft) => draft.team)
  const isExpired = useDraft(store, (draft) => draft.saving.kind === 'expired')
  useWriting(store)
  const readOnly = useReadOnly(store, settings)
  return (
    <div className={styles.writing}>
      {team && <p>{text.forTeam(teamNames[team][language])}</p>}
      {readOnly && (
        <p role="status" className={styles.notice}>
          {text.closed}
        </p>
      )}
      <ClosingTime />
      <Standing store={store} />
      {isExpired && <ExpiredNotice />}
      <CompareSection store={store} />
      {children({ store, settings, readOnly, onWithdrawn })}
      <SetAsideTexts store={store} />
      <DeviceSection store={store} />
      <SavingLine store={store} />
    </div>
  )
}

/** Closed by the settings, or by the server, which decides; when the period opens again, saving goes on. */
function useReadOnly(store: DraftStore, settings: PublicSettings): boolean {
  const client = useQueryClient()
  // Drawn again at the closing time, even if nothing is typed then.
  usePeriod()
  const isOpen = isPeriodOpen(settings)
  const wasOpen = useRef(isOpen)
  const isClosed = useDraft(store, (draft) => draft.saving.kind === 'closed')
  useEffect(() => {
    if (isClosed) void forgetSettings(client)
  }, [isClosed, client])
  useEffect(() => {
    if (isOpen && !wasOpen.current && store.getState().saving.kind === 'closed') savingOf(store).resume()
    wasOpen.current = isOpen
  }, [isOpen, store])
  return !isOpen || isClosed
}
