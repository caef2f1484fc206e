import { useMemo } from 'react'
import { CallError } from '../../api/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { ask, tell } from '../../ui/alerts.ts'
import { SaveStatus } from '../../ui/save-status.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { gridDays } from './grid-days.ts'
import { InterviewGrid } from './interview-grid.tsx'
import { gridSaver, takeNewestVersion } from './saves.ts'
import { applicationText } from './text.ts'

interface Props {
  store: DraftStore
  interviewPeriod: string
  readOnly: boolean
}

/** The applicant's interview hours: each change is saved by itself, the status stands beside the heading. */
export function Availability({ store, interviewPeriod, readOnly }: Props) {
  const text = useText(applicationText)
  const hours = useDraft(store, (draft) => draft.values.interviewHours)
  const state = useDraft(store, (draft) => draft.grid)
  const error = useDraft(store, (draft) => draft.gridError)
  const language = useLanguage((state) => state.language)
  const { labels, inPeriod } = useMemo(
    () => gridDays(interviewPeriod, new Date(), language),
    [interviewPeriod, language],
  )
  const saver = gridSaver(store)

  const retry = async () => {
    // Hours that were changed elsewhere first are saved over only when the applicant says so.
    if (error instanceof CallError && error.status === 409) {
      if (!(await ask(error.message, text.keepMine))) return
      try {
        await takeNewestVersion(store)
      } catch (failure) {
        if (failure instanceof Error) await tell(failure.message)
        return
      }
    }
    saver.retry()
  }
  return (
    <InterviewGrid
      hours={hours}
      days={labels}
      inPeriod={inPeriod}
      readOnly={readOnly}
      status={
        <>
          <SaveStatus state={state} onRetry={() => void retry()} />
          {state === 'failed' && error instanceof Error && <p role="alert">{error.message}</p>}
        </>
      }
      onChange={(changed) => {
        store.getState().set('interviewHours', changed)
        saver.push(changed)
      }}
    />
  )
}
