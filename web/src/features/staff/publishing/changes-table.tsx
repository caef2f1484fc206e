import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { adminText } from '../text.ts'
import type { Choice } from './choice.ts'
import { isChosen } from './choice.ts'
import styles from './publishing.module.css'
import { publishingText } from './text.ts'
import type { Change } from './use-unpublished.ts'

interface Props {
  changes: Change[]
  choice: Choice
  onChoose: (choice: Choice) => void
  /** What the present result is called: seen now, or seen last. */
  before: string
  nameOf: (change: Change) => string
}

/** Each change as its applicant sees it now and would see it then, to be taken along or left out. */
export function ChangesTable({ changes, choice, onChoose, before, nameOf }: Props) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const inWords = ({ pass, date }: Change['shown']) => `${passStates[pass]} · ${date || text.noDate}`
  const toggle = (id: string, isOn: boolean) => {
    const named = new Set(choice.named)
    if (isOn === choice.isAllBut) named.delete(id)
    else named.add(id)
    onChoose({ ...choice, named })
  }
  return (
    <div className={styles.changes}>
      <Checkbox
        id="publish-all"
        checked={changes.every(({ _id }) => isChosen(choice, _id))}
        onChange={(isAllBut) => onChoose({ isAllBut, named: new Set() })}
      >
        {text.all(changes.length)}
      </Checkbox>
      <ul>
        {changes.map((change) => (
          <li key={change._id}>
            <Checkbox
              id={`publish-${change._id}`}
              checked={isChosen(choice, change._id)}
              onChange={(isOn) => toggle(change._id, isOn)}
            >
              <strong>{nameOf(change)}</strong>
              <span className={styles.step}>
                {before}: {inWords(change.shown)}
              </span>
              <span className={styles.step}>
                {text.afterwards}: {inWords(change.next)}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}
