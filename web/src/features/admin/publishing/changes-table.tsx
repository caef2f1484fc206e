import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { adminText } from '../text.ts'
import styles from './publishing.module.css'
import { publishingText } from './text.ts'
import type { Change } from './use-unpublished.ts'

interface Props {
  changes: Change[]
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
  nameOf: (change: Change) => string
}

/** Each change as its applicant sees it now and would see it then, to be taken along or left out. */
export function ChangesTable({ changes, left, onLeave, nameOf }: Props) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const inWords = ({ pass, date }: Change['shown']) => `${passStates[pass]} · ${date || text.noDate}`
  const toggle = (id: string, isMeant: boolean) => {
    const next = new Set(left)
    if (isMeant) next.delete(id)
    else next.add(id)
    onLeave(next)
  }
  const isEvery = changes.every(({ _id }) => !left.has(_id))
  return (
    <div className={styles.changes}>
      <Checkbox
        id="publish-all"
        checked={isEvery}
        onChange={(checked) => onLeave(new Set(checked ? [] : changes.map(({ _id }) => _id)))}
      >
        {text.all(changes.length)}
      </Checkbox>
      <ul>
        {changes.map((change) => (
          <li key={change._id}>
            <Checkbox
              id={`publish-${change._id}`}
              checked={!left.has(change._id)}
              onChange={(checked) => toggle(change._id, checked)}
            >
              <strong>{nameOf(change)}</strong>
              <span className={styles.step}>
                {text.now}: {inWords(change.shown)}
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
