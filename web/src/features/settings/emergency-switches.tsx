import { serverNow } from '../../api/server-clock.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { previewOf } from './preview.ts'
import styles from './settings.module.css'
import { Conflict } from './tab-form.tsx'
import { settingsText } from './text.ts'
import type { Editor } from './use-editor.ts'

/** On a phone: closes the application period and hides results; both ask first, saying whom it concerns. */
export function EmergencySwitches({ editor }: { editor: Editor }) {
  const text = useText(settingsText)
  const { stored, clashes } = editor
  const { isOpen } = previewOf(stored, serverNow())
  const areShown = stored.showResultToApplicant
  const switches = [
    {
      tab: 'recruit',
      field: 'isApplicationPeriod',
      isOn: isOpen,
      state: isOpen ? text.isOpenNow : text.isClosedNow,
      off: text.closePeriod,
    },
    {
      tab: 'result',
      field: 'showResultToApplicant',
      isOn: areShown,
      state: areShown ? text.areShownNow : text.areHiddenNow,
      off: text.hideResults,
    },
  ] as const
  return (
    <section className={styles.phone} aria-labelledby="emergency">
      <h2 id="emergency">{text.emergency}</h2>
      <p className={page.quiet}>{text.emergencyNote}</p>
      {switches.map(({ tab, field, isOn, off, state }) => (
        <div key={field} className={page.card}>
          <h3>{text.labels[field]}</h3>
          <p>{state}</p>
          {clashes[tab] ? (
            <Conflict tab={tab} editor={editor} onMine={() => editor.save(tab)} />
          ) : (
            isOn && (
              <Button look="primary" busy={editor.isSaving} onClick={() => editor.turnOff(tab, field)}>
                {off}
              </Button>
            )
          )}
        </div>
      ))}
    </section>
  )
}
