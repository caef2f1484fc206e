import { PASS_STATES } from '@recruit/contract/constants'
import { shownPassOf } from '@recruit/contract/fields/status-names'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { uiText } from '../../../ui/text.ts'
import { authorName } from '../history/words.ts'
import styles from './dock.module.css'
import type { Conflict, Edit } from './edits.ts'
import { editsText } from './text.ts'
import { editsOf } from './window-edits.ts'

/** What of the edited rows is not stored: conflicts to decide, and failures. */
export const UnstoredRows = () => (
  <>
    <Conflicts />
    <FailedLine />
  </>
)

/** Both values of a conflict, and the choice. Not a dialog, because it may appear while the user types. */
function Conflicts() {
  const { text, language } = useTranslation(editsText)
  const { store, settle } = editsOf(useQueryClient())
  const edits = useStore(store, (state) => state.edits)
  const found = Object.values(edits).flatMap(({ applicant, conflicts }) =>
    conflicts.map((conflict) => ({ applicant, conflict })),
  )
  const inWords = ({ isFinalSubmit }: Edit['applicant'], { field }: Conflict, value: string) => {
    const pass = field === 'pass' && PASS_STATES.find((state) => state === value)
    return pass ? text.passStates[shownPassOf({ pass, isFinalSubmit })] : value || text.emptyValue
  }
  return (
    // Typing during a conflict is not read out with every letter.
    <div role="alert" aria-relevant="additions">
      {found.length > 0 && (
        <div className={styles.conflicts}>
          <p>
            <strong>{text.conflictsTitle}</strong>
          </p>
          <ul>
            {found.map(({ applicant, conflict }) => (
              <li key={`${applicant._id}-${conflict.field}`}>
                <span>{text.conflict(applicant.name, text[conflict.field])}</span>
                <span>
                  {text.theirs}: <strong>{inWords(applicant, conflict, conflict.theirs)}</strong>
                  {conflict.by && ` (${text.decidedBy(authorName(conflict.by, language))})`}
                </span>
                <span>
                  {text.mine}: {inWords(applicant, conflict, conflict.mine)}
                </span>
                <span className={styles.choices}>
                  <Button small onClick={() => settle(applicant._id, conflict.field, false)}>
                    {text.keepTheirs}
                  </Button>
                  <Button small onClick={() => settle(applicant._id, conflict.field, true)}>
                    {text.keepMine}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** How many rows could not be saved, those that a filter or another team's tab hides as well. */
function FailedLine() {
  const text = useText(editsText)
  const { tryAgain } = useText(uiText)
  const { store, retryAll } = editsOf(useQueryClient())
  const failed = useStore(
    store,
    ({ edits }) => Object.values(edits).filter(({ state }) => state === 'failed').length,
  )
  if (failed === 0) return null
  return (
    <div className={styles.failed}>
      <strong>{text.notSaved(failed)}</strong>
      <Button small onClick={retryAll}>
        {tryAgain}
      </Button>
    </div>
  )
}
