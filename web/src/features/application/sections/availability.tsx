import { hoursIn } from '@recruit/contract/interview/interview-days'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useLanguage } from '../../../i18n/language.ts'
import { afterPaint } from '../../../ui/controls/after-paint.ts'
import { SaveStatus } from '../../../ui/feedback/save-status.tsx'
import { InterviewGrid, useGridColumns } from '../../../ui/grid/hours/index.ts'
import { type ApplicationSession, datedHours, useDraft } from '../autosave/index.ts'

interface Props {
  session: ApplicationSession
  interviewPeriod: string
  readOnly: boolean
}

/** The applicant's interview hours: each change saves automatically, with the status next to the heading. */
export function Availability({ session, interviewPeriod, readOnly }: Props) {
  const hours = useDraft(
    session,
    useShallow((draft) => datedHours(draft.values)),
  )
  const { state, error } = useStore(session.hours)
  const language = useLanguage((state) => state.language)
  const columns = useGridColumns(hours, interviewPeriod, language)
  const { days } = columns
  const shown = useMemo(() => hoursIn(days, hours), [days, hours])
  return (
    <InterviewGrid
      // Other columns are another grid: what could be undone meant the earlier ones.
      key={days?.join()}
      hours={shown}
      columns={columns}
      readOnly={readOnly}
      status={
        <>
          <SaveStatus state={state} onRetry={session.saveHours} />
          {state === 'failed' && error instanceof Error && <p role="alert">{error.message}</p>}
        </>
      }
      onChange={(changed) => {
        session.setHours({ interviewHours: changed, interviewDays: days })
        afterPaint(session.saveHours)
      }}
    />
  )
}
