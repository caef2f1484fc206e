import type { ControlProps } from './field.tsx'
import styles from './growing-textarea.module.css'

interface Props {
  control: ControlProps
  value: string
  readOnly?: boolean | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * A text area as high as its text, so that nothing of it hides behind a scroll bar, on paper neither. The same text
 * lies unseen in the same cell of a grid and gives it its height: no script measures, in whatever browser.
 */
export function GrowingTextarea({ control, value, readOnly, onChange, onBlur }: Props) {
  return (
    <div className={styles.growing} data-text={value}>
      <textarea
        {...control}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
