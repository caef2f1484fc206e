import { useText } from '../../../i18n/text.ts'
import { MarkedText } from '../../../ui/versions/long-text.tsx'
import { Version } from '../../../ui/versions/versions.tsx'
import type { Side, ValueName, Values } from '../autosave/index.ts'
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

/** One of the two versions of a field: its source, its time, and its differences. */
export function VersionOf({ field, side, when, value, other, chosen, onChoose }: Props) {
  const text = useText(savingText)
  const choice = chosen ? { group: `side-${field}`, isChosen: chosen === side, onChoose } : undefined
  return (
    <Version name={text[side]} when={when} choice={choice}>
      {typeof value === 'string' && typeof other === 'string' ? (
        <MarkedText value={value} other={other} empty={text.empty} />
      ) : (
        <p>{inWords(value, text)}</p>
      )}
    </Version>
  )
}

function inWords(value: Values[ValueName], text: (typeof savingText)['ko']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string') return value
  const hours = value.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0)
  return text.hours(hours)
}
