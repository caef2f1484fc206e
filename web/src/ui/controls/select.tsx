import styles from './field.module.css'

interface Props<T extends string> {
  label: string
  value: T
  options: { value: T; label: string }[]
  disabled?: boolean
  onChange: (value: T) => void
}

/** A native select without a visible label, for table cells: the label is read out. */
export function Select<T extends string>({ label, value, options, disabled, onChange }: Props<T>) {
  return (
    <select
      className={styles.control}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
