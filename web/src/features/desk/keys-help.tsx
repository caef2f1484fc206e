import { useText } from '../../i18n/text.ts'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useKeysSwitch } from '../../ui/keys/use-keys.ts'
import styles from './desk.module.css'
import { deskText } from './text.ts'

/** Each key with what it does; `lines` are those of the present way of using the desk. */
export function KeysHelp({ lines, onClose }: { lines: [keys: string, does: string][]; onClose: () => void }) {
  const text = useText(deskText)
  const { isOn, turn } = useKeysSwitch()
  const all: typeof lines = [['J', text.keyNext], ['K', text.keyPrevious], ...lines, ['?', text.keyHelp]]
  return (
    <Dialog title={text.keysTitle} close={text.close} onClose={onClose}>
      <dl className={styles.keys}>
        {all.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{text.keysNote}</p>
      <Checkbox id="desk-keys" checked={isOn} onChange={turn}>
        {text.keysOn}
      </Checkbox>
    </Dialog>
  )
}
