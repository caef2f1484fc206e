import { shownPassOf } from '@recruit/contract/fields/status-names'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Reply } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { SaveStatus } from '../../../ui/feedback/save-status.tsx'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { NoValue } from '../../../ui/table/no-value.tsx'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import type { Candidate } from '../../staff/applicants.ts'
import { UnstoredRows } from '../../staff/edits/conflicts.tsx'
import dock from '../../staff/edits/dock.module.css'
import { PassMark, SeenNow } from '../../staff/pass-mark.tsx'
import { isAhead } from '../../staff/publishing/interviews-ahead.ts'
import { publishingText } from '../../staff/publishing/text.ts'
import { useSeenPass } from '../../staff/publishing/use-unpublished.ts'
import { useIsAdmin } from '../../staff/session.tsx'
import { adminText } from '../../staff/text.ts'
import { UndoLine } from '../bulk/dock.tsx'
import { VIEW } from '../filters/view.ts'
import { DecisionSelect, useDecision } from '../table/decision.tsx'
import styles from './review.module.css'
import { reviewText } from './text.ts'

type Application = Reply<'getApplication'>
interface Props {
  id: string
  application: Application
}

/** The decision, the way to the desk, and the version read: the last submission, or a draft, marked as one. */
export function Decision({ id, application }: Props) {
  const { text, language } = useTranslation(reviewText)
  const publishing = useText(publishingText)
  const isRunning = useSearchState(VIEW).state.term === null
  const isEditable = useIsAdmin() && isRunning
  const {
    team,
    date,
    isFinalSubmit = false,
    submittedAt,
    submissions,
    savedAt,
    hasUnsubmittedEdits,
  } = application
  return (
    <div className={styles.decision} data-draft={!isFinalSubmit}>
      <dl>
        <div>
          <dt>{text.decision}</dt>
          <dd>
            {isEditable ? (
              <Editable id={id} application={application} />
            ) : (
              <Decided application={application} />
            )}
          </dd>
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd className={styles.date}>
            {date ? <span>{writtenDate(date, language)}</span> : <NoValue why="notSet" />}
            {isAhead(date ?? '', serverNow()) && <span className={page.quiet}>{publishing.notHeld}</span>}
          </dd>
        </div>
      </dl>
      {isFinalSubmit ? (
        <p>
          {text.submitted(dayAndTime(submittedAt ?? '', language), submissions ?? 1)}
          {hasUnsubmittedEdits && <> · {text.edited}</>}
        </p>
      ) : (
        <p>
          <strong>{text.draft}</strong> {text.draftBody(dayAndTime(savedAt ?? '', language))}
        </p>
      )}
      {isRunning && isFinalSubmit && (
        <LinkButton small look="primary" to={`${staffLinks.desk(team)}&id=${encodeURIComponent(id)}`}>
          {text.toDesk}
        </LinkButton>
      )}
    </div>
  )
}

function Decided({ application: { pass, isFinalSubmit = false } }: { application: Application }) {
  const { passStates } = useText(adminText)
  const shown = shownPassOf({ pass, isFinalSubmit })
  return (
    <>
      <PassMark pass={shown} /> {passStates[shown]}
    </>
  )
}

/** The decision to make here, as in the list: what is seen now, the save status, conflicts and undo. */
function Editable({ id, application }: Props) {
  const { name, team, isFinalSubmit = false, date = '' } = application
  const applicant: Candidate = { _id: id, name, team, pass: application.pass, date, isFinalSubmit }
  const { edit, decide, retry } = useDecision(applicant)
  const pass = edit?.values.pass ?? application.pass
  const seen = useSeenPass(id, pass)
  return (
    <>
      {seen && <SeenNow pass={shownPassOf({ pass: seen, isFinalSubmit })} />}
      <span className={styles.onPaper}>
        <Decided application={{ ...application, pass }} />
      </span>
      <DecisionSelect applicant={applicant} edit={edit} pass={pass} decide={decide} />
      <SaveStatus state={edit?.state ?? 'idle'} onRetry={retry} />
      <div className={`${dock.dock} ${styles.foot}`}>
        <UnstoredRows />
        <UndoLine />
      </div>
    </>
  )
}
