import type { ControlProps } from './field.tsx'
import styles from './growing-textarea.module.css'

interface Props {
  control: ControlProps
  value: string
  readOnly?: boolean | undefined
  maxLength?: number
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A text area as high as its text, on paper too: the same text, invisible in the same grid cell, sets the height. */
export function GrowingTextarea({ control, value, readOnly, maxLength, onChange, onBlur }: Props) {
  return (
    <div className={styles.growing} data-text={value}>
      <textarea
        {...control}
        readOnly={readOnly}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
