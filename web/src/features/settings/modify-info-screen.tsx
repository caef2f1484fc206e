import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import type { Reply } from '../../api/client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useLeaveGuard } from '../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { PHONE, useMedia } from '../../ui/media.ts'
import { Guarded } from '../staff/session.tsx'
import { previewOf } from './preview.ts'
import { PreviewPanel, PublicNow, WarningsNow } from './preview-panel.tsx'
import { tabOf } from './repairs.ts'
import styles from './settings.module.css'
import { focusField } from './settings-fields.tsx'
import { type EditedField, fieldsOf, isDirty, TABS, type Tab } from './settings-tabs.ts'
import { Conflict, TabForm } from './tab-form.tsx'
import { settingsText } from './text.ts'
import { type Editor, useEditor } from './use-editor.ts'

/** Editing the settings on a PC; a phone can close and hide. Others than the admin are led to the sign-in silently. */
export function ModifyInfoScreen() {
  const text = useText(settingsText)
  const { id = '' } = useParams()
  const isPhone = useMedia(PHONE)
  const closingOnly = (
    <>
      <strong>{text.usePc}</strong> {text.emergencyNote}
    </>
  )
  return (
    <Page title={text.title} width="wide" lead={isPhone ? closingOnly : text.note}>
      <Guarded check="checkAdmin" refusal="silent">
        <Record id={id} />
      </Guarded>
    </Page>
  )
}

function Record({ id }: { id: string }) {
  // Read anew on every arrival, never while the admin types: an edit must not be replaced meanwhile.
  const query = useQuery(callQuery('getSettings', { id }, { gcTime: 0, refetchOnWindowFocus: false }))
  return <Loaded query={query}>{(record) => <SettingsEditor id={id} record={record} />}</Loaded>
}

/** The three tabs of the settings. 'The edit is complete.' comes with the server's answer, never before. */
function SettingsEditor({ id, record }: { id: string; record: Reply<'getSettings'> }) {
  const text = useText(settingsText)
  const [shown, setShown] = useState<Tab>('recruit')
  const editor = useEditor(id, record)
  const { values, stored } = editor
  useLeaveGuard(editor.isDirty)
  const go = (field: EditedField) => {
    // A hidden input takes no focus.
    flushSync(() => setShown(tabOf(field)))
    focusField(field)
  }
  return (
    <>
      <EmergencySwitches editor={editor} />
      <div className={styles.desk}>
        <Tabs
          label={text.tabs}
          value={shown}
          onChange={setShown}
          tabs={TABS.map((value) => ({
            value,
            label: isDirty(value, values, stored) ? text.dirty(text[value]) : text[value],
          }))}
        >
          {/* All of them stay: only its own input knows of a date that was typed by half. */}
          {TABS.map((tab) => (
            <div key={tab} hidden={tab !== shown}>
              <TabForm tab={tab} editor={editor} />
            </div>
          ))}
        </Tabs>
        {/* What saving this tab makes public: the other tabs' edits are not saved with it. */}
        <PreviewPanel
          tab={shown}
          values={{ ...stored, ...fieldsOf(shown, values) }}
          stored={stored}
          onGo={go}
        />
      </div>
      {editor.sheet}
    </>
  )
}

/** On a phone: closes the application period and hides results, asking first; then what the public sees, to read. */
function EmergencySwitches({ editor }: { editor: Editor }) {
  const text = useText(settingsText)
  const isPhone = useMedia(PHONE)
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
      <h2 id="emergency" className={page.hidden}>
        {text.emergency}
      </h2>
      {isPhone && <WarningsNow stored={stored} />}
      {switches.map(({ tab, field, isOn, off, state }) => (
        <div key={field} className={page.card}>
          <h3>{text.labels[field]}</h3>
          <p className={page.dot} data-dot={isOn ? 'on' : undefined}>
            <strong>{state}</strong>
          </p>
          <p className={page.quiet}>
            {isOn && text.afterwards} {text.effects[field]?.off} {isOn && text.undoOnPc}
          </p>
          {clashes[tab] ? (
            <Conflict tab={tab} editor={editor} onMine={() => editor.save(tab)} />
          ) : (
            isOn && (
              <Button busy={editor.isSaving} onClick={() => editor.turnOff(tab, field)}>
                {off}
              </Button>
            )
          )}
        </div>
      ))}
      {isPhone && <PublicNow stored={stored} />}
      <LinkButton to={paths.adminHome}>{text.back}</LinkButton>
    </section>
  )
}
