import styles from './button-choice.module.css'

interface Props<T> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A row of buttons of which one is pressed. */
export const ButtonChoice = <T extends string | number>({ label, value, options, onChange }: Props<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would need a line of its own
  <div role="group" aria-label={label} className={styles.choice}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => option.value !== value && onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
