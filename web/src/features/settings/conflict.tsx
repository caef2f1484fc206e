import { declaredSetting } from '@recruit/contract/fields/settings-values'
import type { Ref } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Differences } from '../../ui/drafts/conflict-notice.tsx'
import { formText } from '../../ui/form/text.ts'
import styles from '../../ui/layout/page.module.css'
import { moment } from '../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../ui/time/seoul-input.ts'
import own from './settings.module.css'
import { type Clash, differing, type Edited, type EditedField, type Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'

interface Props extends Clash {
  tab: Tab
  ref: Ref<HTMLElement>
  /** As stored now, by another admin's edit. */
  theirs: Edited
  mine: Edited
  isSaving: boolean
  onTheirs: () => void
  onMine: () => void
}

/** Two admins edited and nothing was saved: shows the differences and lets this one decide. */
export function Conflict({ tab, ref, message, theirs, mine, taken, isSaving, onTheirs, onMine }: Props) {
  const text = useText(settingsText)
  const value = useValueWords()
  const fields = differing(tab, mine, theirs)
  return (
    <section ref={ref} tabIndex={-1} className={own.conflict} role="alert">
      <h2>{text.conflict}</h2>
      <p>{message}</p>
      {fields.length > 0 && (
        <Differences
          parts={fields.map((field) => ({
            label: text.labels[field],
            stored: value(field, theirs),
            mine: value(field, mine),
          }))}
        />
      )}
      {taken.length > 0 && (
        <p>
          {text.taken} {taken.map((field) => `${text.labels[field]} (${value(field, theirs)})`).join(', ')}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onTheirs}>{text.takeTheirs}</Button>
        <Button look="primary" busy={isSaving} onClick={onMine}>
          {text.keepMine}
        </Button>
      </div>
    </section>
  )
}

/** A setting's value as a person reads it. */
function useValueWords() {
  const text = { ...useText(formText), ...useText(settingsText) }
  const language = useLanguage((state) => state.language)
  return (field: EditedField, values: Edited): string => {
    const value = values[field]
    if (typeof value === 'boolean') return value ? text.on : text.off
    if (declaredSetting[field].kind === 'time' && value) return moment(fromSeoulInput(value), language)
    return value || text.nothing
  }
}
