import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import field from '../../../ui/controls/field.module.css'
import { listText } from '../text.ts'
import styles from './tools.module.css'
import { APART_STEPS, SCORE_FILTERS, type ScoreFilter, type View } from './view.ts'

interface Props {
  view: View
  onChange: (part: Partial<View>) => void
}

/** Shows only those who were judged so; there once reviews may be read. */
export function JudgedFilters({ view, onChange }: Props) {
  const text = useText(listText)
  const optionOf = (score: ScoreFilter) => {
    const [side, step = ''] = score.split('-')
    if (side === 'none') return text.noScore
    return side === 'from' ? text.atLeast(step) : text.below(step)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand above the row and cost another one
    <div role="group" aria-label={text.judgedFilters} className={styles.filters}>
      <Choice
        id="score"
        label={text.score}
        value={view.score}
        choices={SCORE_FILTERS}
        nameOf={optionOf}
        onChange={(score) => onChange({ score })}
      />
      <Choice
        id="apart"
        label={text.apart}
        value={view.apart}
        choices={APART_STEPS}
        nameOf={(step) => text.atLeast(String(step))}
        onChange={(apart) => onChange({ apart })}
      />
      <Checkbox id="missing" checked={view.missing} onChange={(missing) => onChange({ missing })}>
        {text.missingOnly}
      </Checkbox>
    </div>
  )
}

interface ChoiceProps<T> {
  id: string
  label: string
  value: T | null
  choices: readonly T[]
  nameOf: (choice: T) => ReactNode
  onChange: (choice: T | null) => void
}
function Choice<T extends string | number>({ id, label, value, choices, nameOf, onChange }: ChoiceProps<T>) {
  const text = useText(listText)
  return (
    <div className={styles.submission}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={field.control}
        value={value ?? ''}
        onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value) ?? null)}
      >
        <option value="">{text.any}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </div>
  )
}
