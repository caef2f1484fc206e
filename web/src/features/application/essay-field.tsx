import { ESSAY_MAX, ESSAY_SUGGESTED } from '@recruit/contract/constants'
import { lengthOf } from '@recruit/contract/text'
import { useText } from '../../i18n/text.ts'
import { Field } from '../../ui/field.tsx'
import page from '../../ui/page.module.css'
import { uiText } from '../../ui/text.ts'
import { CopyButton } from './copy-button.tsx'
import { type DraftStore, useDraft } from './draft.ts'
import { savingText } from './saving-text.ts'
import { applicationText } from './text.ts'
import styles from './writing.module.css'

interface Props {
  store: DraftStore
  id: 'applyReason' | 'activityPlan'
  error?: string | undefined
  readOnly: boolean
  /** Offers to copy the text: it can only be read, or the server does not have it. */
  copyable: boolean
}

const WARN_FROM = ESSAY_MAX - 100

/** An essay with its counter. Typing goes on past the limit: whoever pastes a long text must see all of it. */
export function EssayField({ store, id, error, readOnly, copyable }: Props) {
  const value = useDraft(store, ({ values }) => values[id])
  const text = { ...useText(applicationText), ...useText(uiText), ...useText(savingText) }
  const length = lengthOf(value)
  const over = length - ESSAY_MAX
  const isNear = length >= WARN_FROM
  return (
    <div>
      <Field
        id={id}
        label={text[id]}
        hint={text.essayHint}
        error={over > 0 && !readOnly ? text.over(over) : error}
        counter={text.length(length, ESSAY_MAX)}
      >
        {(control) => (
          <>
            <textarea
              {...control}
              readOnly={readOnly}
              value={value}
              onChange={(event) => store.getState().set(id, event.target.value)}
            />
            <Gauge length={length} />
          </>
        )}
      </Field>
      <div className={styles.under}>
        {isNear && over <= 0 && !readOnly && <p className={styles.warning}>{text.left(-over)}</p>}
        {copyable && value && <CopyButton label={text[id]} value={value} />}
      </div>
      {/* Said once on each side of a limit, not with every letter. */}
      <p role="status" className={page.hidden}>
        {readOnly ? '' : over > 0 ? text.overLimit : isNear ? text.nearLimit : ''}
      </p>
    </div>
  )
}

/** How full the essay is, with a mark at the suggested length; the counter says the same in figures. */
function Gauge({ length }: { length: number }) {
  return (
    <div
      aria-hidden="true"
      className={styles.gauge}
      data-near={length >= WARN_FROM}
      data-over={length > ESSAY_MAX}
      data-suggested={length >= ESSAY_SUGGESTED}
    >
      <span style={{ width: `${Math.min(100, (length / ESSAY_MAX) * 100)}%` }} />
    </div>
  )
}
