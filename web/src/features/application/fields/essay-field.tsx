import { ESSAY_MAX, ESSAY_SUGGESTED } from '@recruit/contract/constants'
import { declaredText, ESSAYS, type EssayName, titleOf } from '@recruit/contract/fields/application-values'
import { lengthOf } from '@recruit/contract/text'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { formText } from '../../../ui/form/text.ts'
import page from '../../../ui/layout/page.module.css'
import { type ApplicationSession, useDraft } from '../autosave/index.ts'
import styles from './essay.module.css'
import { fieldText } from './text.ts'

interface Props {
  session: ApplicationSession
  id: EssayName
  error?: string | undefined
  readOnly: boolean
  /** Offers to copy the text: it can only be read, or the server does not have it. */
  copyable: boolean
}

/** An essay warns this many characters before its limit. */
const WARNING = 100
const SUGGESTED = ESSAY_SUGGESTED / ESSAY_MAX

/** Every essay of the table of fields. */
export const EssayFields = ({
  errors,
  ...rest
}: Omit<Props, 'id' | 'error'> & { errors: Partial<Record<string, string>> }) =>
  ESSAYS.map((id) => <EssayField key={id} id={id} error={errors[id]} {...rest} />)

/** An essay with its counter. Typing continues past the limit, so that a pasted long text stays complete. */
function EssayField({ session, id, error, readOnly, copyable }: Props) {
  const value = useDraft(session, ({ values }) => values[id])
  const text = useText(formText, fieldText)
  const language = useLanguage((state) => state.language)
  const { limit, hint } = declaredText[id]
  const label = titleOf(id, language)
  const length = lengthOf(value)
  const over = length - limit
  const isNear = over >= -WARNING
  return (
    <div>
      <Field
        id={id}
        label={label}
        {...(hint && { hint: hint[language] })}
        error={over > 0 && !readOnly ? text.over(over) : error}
        counter={text.length(length, limit)}
        headFollows
      >
        {(control) => (
          <>
            <GrowingTextarea
              control={control}
              readOnly={readOnly}
              value={value}
              onChange={(typed) => session.set(id, typed)}
            />
            <Gauge length={length} limit={limit} />
          </>
        )}
      </Field>
      <div className={styles.under}>
        {isNear && over <= 0 && !readOnly && <p className={styles.warning}>{text.left(-over)}</p>}
        {copyable && value && <CopyButton label={label} value={value} />}
      </div>
      {/* Announced once on each side of a limit, not with every letter. */}
      <p role="status" className={page.hidden}>
        {readOnly ? '' : over > 0 ? text.overLimit : isNear ? text.nearLimit : ''}
      </p>
    </div>
  )
}

/** How full the essay is, with a mark at the suggested length; the counter shows the figures. */
function Gauge({ length, limit }: { length: number; limit: number }) {
  return (
    <div
      aria-hidden="true"
      className={styles.gauge}
      data-near={length >= limit - WARNING}
      data-over={length > limit}
      data-suggested={length >= limit * SUGGESTED}
    >
      <span style={{ width: `${Math.min(100, (length / limit) * 100)}%` }} />
    </div>
  )
}
