import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { gridDays } from '../../ui/grid/grid-days.ts'
import { SaveStatus } from '../../ui/save-status.tsx'
import { afterPaint } from './after-paint.ts'
import { type DraftStore, useDraft } from './draft.ts'
import { InterviewGrid } from './interview-grid.tsx'
import { gridSaver } from './saves.ts'

interface Props {
  store: DraftStore
  interviewPeriod: string
  readOnly: boolean
}

/** The applicant's interview hours: each change is saved by itself, the status stands beside the heading. */
export function Availability({ store, interviewPeriod, readOnly }: Props) {
  const hours = useDraft(store, (draft) => draft.values.interviewHours)
  const state = useDraft(store, (draft) => draft.grid)
  const error = useDraft(store, (draft) => draft.gridError)
  const language = useLanguage((state) => state.language)
  const { labels, inPeriod } = useMemo(
    () => gridDays(interviewPeriod, new Date(), language),
    [interviewPeriod, language],
  )
  const saver = gridSaver(store)
  return (
    <InterviewGrid
      hours={hours}
      days={labels}
      inPeriod={inPeriod}
      readOnly={readOnly}
      status={
        <>
          <SaveStatus state={state} onRetry={saver.retry} />
          {state === 'failed' && error instanceof Error && <p role="alert">{error.message}</p>}
        </>
      }
      onChange={(changed) => {
        store.getState().set('interviewHours', changed)
        afterPaint(() => saver.push(changed))
      }}
    />
  )
}
