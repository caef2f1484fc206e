import { shownPassOf } from '@recruit/contract/fields/status-names'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Reply } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { dayAndTime } from '../../../ui/time/seoul-time.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { adminText } from '../../staff/text.ts'
import styles from './review.module.css'
import { reviewText } from './text.ts'

/** The decision, and the version being read: the last submission, or a draft, which is marked as one. */
export function Decision({ application }: { application: Reply<'getApplication'> }) {
  const text = useText(reviewText)
  const { passStates } = useText(adminText)
  const language = useLanguage((state) => state.language)
  const {
    pass,
    date,
    isFinalSubmit = false,
    submittedAt,
    submissions,
    savedAt,
    hasUnsubmittedEdits,
  } = application
  const shown = shownPassOf({ pass, isFinalSubmit })
  return (
    <div className={styles.decision} data-draft={!isFinalSubmit}>
      <dl>
        <div>
          <dt>{text.decision}</dt>
          <dd>
            <PassMark pass={shown} /> {passStates[shown]}
          </dd>
        </div>
        <div>
          <dt>{text.date}</dt>
          <dd>{writtenDate(date ?? '', language) || text.noDate}</dd>
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
    </div>
  )
}
