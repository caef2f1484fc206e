import { CRITERION_NAME_MAX, CRITERION_SENTENCE_MAX } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import page from '../../../ui/layout/page.module.css'
import type { Row } from './criteria.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

interface Props {
  row: Row
  number: number
  isFirst: boolean
  isLast: boolean
  onChange: (part: Partial<Row>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** The control that a criterion without a name is missing. */
export const nameId = (key: string) => `criterion-${key}-name`
const WEIGHTS = [1, 2, 3, 4, 5]

/** One criterion: its name, its weight, what three scores mean, and its place. */
export function CriterionFields(props: Props) {
  const { row, number, isFirst, isLast, onChange, onMove, onRemove } = props
  const text = useText(setupText)
  const id = `criterion-${number}`
  const called = row.name.trim() || text.nth(number)
  return (
    <li className={styles.criterion}>
      <h3 className={page.hidden}>{text.nth(number)}</h3>
      <div className={styles.first}>
        <TextField
          id={nameId(row.key)}
          label={text.name}
          maxLength={CRITERION_NAME_MAX}
          value={row.name}
          onChange={(name) => onChange({ name })}
        />
        <SelectField
          id={`${id}-weight`}
          label={text.weight}
          value={row.weight}
          options={WEIGHTS.map((value) => ({ value, label: String(value) }))}
          onChange={(weight) => onChange({ weight })}
        />
      </div>
      <div className={styles.meanings}>
        {(['low', 'middle', 'high'] as const).map((score) => (
          <TextField
            key={score}
            id={`${id}-${score}`}
            label={text[score]}
            maxLength={CRITERION_SENTENCE_MAX}
            value={row[score]}
            onChange={(sentence) => onChange({ [score]: sentence })}
          />
        ))}
      </div>
      <div className={page.actions}>
        <Button small busy={isFirst} aria-label={text.up(called)} onClick={() => onMove(-1)}>
          ↑ {text.upShort}
        </Button>
        <Button small busy={isLast} aria-label={text.down(called)} onClick={() => onMove(1)}>
          ↓ {text.downShort}
        </Button>
        <Button small aria-label={text.remove(called)} onClick={onRemove}>
          {text.removeShort}
        </Button>
      </div>
    </li>
  )
}
