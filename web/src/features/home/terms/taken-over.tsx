import { type SettingsText, TERM_TEXTS } from '@recruit/contract/fields/settings-values'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { settingLabels } from '../../staff/setting-labels.ts'
import own from './terms.module.css'
import { termsText } from './text.ts'

interface Props {
  record: Reply<'getSettings'>
  taken: SettingsText[]
  onChange: (taken: SettingsText[]) => void
}

/** The texts of the last term, to begin the new one with. */
export function TakenOver({ record, taken, onChange }: Props) {
  const text = useText(termsText)
  const labels = useText(settingLabels)
  const written = TERM_TEXTS.filter((name) => record[name].trim())
  if (written.length === 0) return null
  return (
    <fieldset className={own.taken}>
      <legend>{text.take}</legend>
      <p>{text.takeHint}</p>
      {written.map((name) => (
        <Checkbox
          key={name}
          id={`take-${name}`}
          checked={taken.includes(name)}
          onChange={(isTaken) =>
            onChange(isTaken ? [...taken, name] : taken.filter((other) => other !== name))
          }
        >
          <strong>{labels[name]}</strong>
          <span className={own.takenText}>{record[name]}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
