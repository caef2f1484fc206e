import { useText } from '../../../i18n/text.ts'
import { differenceFrom } from '../../../ui/difference.ts'
import type { Side, ValueName, Values } from '../autosave/index.ts'
import styles from './sections.module.css'
import { savingText } from './text.ts'

interface Props {
  field: ValueName
  side: Side
  when: string
  value: Values[ValueName]
  other: Values[ValueName]
  /** Null where there is nothing to choose field by field. */
  chosen: Side | null
  onChoose: () => void
}

/** One of the two versions of a field: where it is from, since when, and what only it says. */
export function VersionOf({ field, side, when, value, other, chosen, onChoose }: Props) {
  const text = useText(savingText)
  const name = (
    <>
      {text[side]} <span className={styles.when}>{when}</span>
    </>
  )
  return (
    <div className={styles.version}>
      {chosen ? (
        <label>
          <input type="radio" name={`side-${field}`} checked={chosen === side} onChange={onChoose} />
          <span>{name}</span>
        </label>
      ) : (
        <strong>{name}</strong>
      )}
      {typeof value === 'string' && typeof other === 'string' ? (
        <Marked value={value} other={other} />
      ) : (
        <p className={styles.text}>{inWords(value, text)}</p>
      )}
    </div>
  )
}

function Marked({ value, other }: { value: string; other: string }) {
  const text = useText(savingText)
  const { before, own, after } = differenceFrom(value, other)
  if (!value) return <p className={styles.text}>{text.empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, by keyboard too
    <p className={styles.text} tabIndex={0}>
      {before}
      {own && <mark>{own}</mark>}
      {after}
    </p>
  )
}

function inWords(value: Values[ValueName], text: (typeof savingText)['ko']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  const hours = value.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)
  return text.hours(hours)
}
