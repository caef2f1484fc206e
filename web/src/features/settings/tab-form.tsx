import { declaredSetting, settingsOn } from '@recruit/contract/fields/settings-values'
import { type Ref, useId, useRef, useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Differences } from '../../ui/drafts/conflict-notice.tsx'
import { SaveBar } from '../../ui/drafts/save-bar.tsx'
import { draftText } from '../../ui/drafts/text.ts'
import { Form } from '../../ui/form/form.tsx'
import { formText } from '../../ui/form/text.ts'
import styles from '../../ui/layout/page.module.css'
import { moment } from '../../ui/time/countdown.ts'
import { fromSeoulInput } from '../../ui/time/seoul-time.ts'
import { pastPlan } from './consequences.ts'
import own from './settings.module.css'
import { focusField, SettingsFields } from './settings-fields.tsx'
import { differing, type Edited, type EditedField, isDirty, type Tab } from './settings-tabs.ts'
import { settingsText } from './text.ts'
import type { Editor } from './use-editor.ts'

/** One tab of the settings: its inputs, saving and taking back, and what another admin's edit left to choose. */
export function TabForm({ tab, editor }: { tab: Tab; editor: Editor }) {
  const text = useText(settingsText)
  const { saving, saved } = useText(draftText)
  const conflict = useRef<HTMLElement>(null)
  const [wrong, setWrong] = useState<EditedField>()
  const { values, stored } = editor
  const clash = editor.clashes[tab]
  const isChanged = isDirty(tab, values, stored)
  const state = useId()
  // Half a date has no value, so nothing has changed; a press names it.
  const [isHalf, setHalf] = useState(false)
  const halfTyped = () => settingsOn(tab).find((field) => document.getElementById(field)?.matches(':invalid'))
  const said = editor.isSaving
    ? saving
    : isChanged
      ? text.unsaved
      : !(editor.isDirty || isHalf || clash) && saved
  const messageOf = (field: EditedField) => {
    const declared = declaredSetting[field]
    if (declared.kind === 'number') return text.numberWrong(declared.min, declared.max)
    // A time that is typed by half has no value.
    return values[field] ? text.timePast : text.timeWrong
  }
  const save = () => {
    // Half a date, or a number of months that is none: the inputs themselves know.
    const first = halfTyped() ?? pastPlan(tab, values, stored, serverNow())
    setWrong(first)
    if (first) focusField(first)
    else editor.save(tab)
  }
  return (
    <Form
      form={{
        attempt: 0,
        hasSummary: false,
        isBusy: editor.isSaving,
        mistakes: wrong ? [{ id: wrong, message: messageOf(wrong) }] : [],
        submit: () => (clash ? conflict.current?.focus() : save()),
      }}
    >
      {clash && <Conflict ref={conflict} tab={tab} editor={editor} onMine={save} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the inputs inside, is none itself */}
      <div className={own.heard} onBlur={() => setHalf(halfTyped() !== undefined)}>
        <SettingsFields tab={tab} values={values} set={editor.set} />
      </div>
      <SaveBar isUnsaved={isChanged} id={state} said={said}>
        <Button look="quiet" busy={!isChanged} onClick={() => editor.revert(tab)}>
          {text.revert}
        </Button>
        <Button
          type="submit"
          look="primary"
          busy={editor.isSaving || !(isChanged || isHalf || clash)}
          aria-describedby={state}
        >
          {text.edit}
        </Button>
      </SaveBar>
    </Form>
  )
}

interface Props {
  tab: Tab
  editor: Editor
  ref?: Ref<HTMLElement>
  onMine: () => void
}

/** Two admins edited and nothing was saved: shows the differences and lets this one decide. */
export function Conflict({ tab, editor, ref, onMine }: Props) {
  const text = useText(settingsText)
  const value = useValueWords()
  const { stored: theirs, values: mine, isSaving } = editor
  const { message, taken } = editor.clashes[tab] ?? { message: '', taken: [] }
  const fields = differing(tab, mine, theirs)
  return (
    <section ref={ref} tabIndex={-1} className={`${styles.card} ${own.conflict}`} role="alert">
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
        <Button onClick={() => editor.revert(tab)}>{text.takeTheirs}</Button>
        <Button look="primary" busy={isSaving} onClick={onMine}>
          {text.keepMine}
        </Button>
      </div>
    </section>
  )
}

function useValueWords() {
  const { text, language } = useTranslation(formText, settingsText)
  return (field: EditedField, values: Edited): string => {
    const value = values[field]
    if (typeof value === 'boolean') return value ? text.on : text.off
    if (declaredSetting[field].kind === 'time' && value) return moment(fromSeoulInput(value), language)
    return value || text.nothing
  }
}
