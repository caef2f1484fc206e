import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'
import { type SettingOf, settingsOn } from '@recruit/contract/fields/settings-values'
import { messages } from '@recruit/contract/messages'
import { PLANNED_TIMES, withoutPlansDecided } from '@recruit/contract/rules/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError, isConflict, type Reply } from '../../api/client.ts'
import { forgetSettings } from '../../api/settings.ts'
import { currentLanguage } from '../../i18n/text.ts'
import { tell } from '../../ui/feedback/alerts.ts'
import { useCalls } from '../../ui/feedback/use-call.ts'
import { useShowing } from '../staff/publishing/publish-sheet.tsx'
import { readUnpublishedAgain } from '../staff/publishing/use-unpublished.ts'
import { showsResults } from './consequences.ts'
import {
  differing,
  type Edited,
  type EditedField,
  type Editing,
  edited,
  fieldsOf,
  met,
  type Stored,
  sentBy,
  settled,
  TABS,
  type Tab,
} from './settings-tabs.ts'
import { useConsequences } from './use-consequences.ts'

interface Sent {
  tab: Tab
  sent: Edited
  /** This switch alone is saved, in an emergency; nothing else that was typed is. */
  off?: SwitchField
}
type SwitchField = SettingOf<'switch'>

/** The settings being edited: the stored values that this window knows, the typed ones, and saving. */
export function useEditor(id: string, record: Reply<'getSettings'>) {
  const client = useQueryClient()
  const mayGoOn = useConsequences()
  const [editing, setEditing] = useState<Editing>(() => {
    const stored = edited(record)
    return { stored, values: stored, retyped: [], clashes: {} }
  })
  const { stored, clashes, retyped } = editing
  // A plan goes with its switch, and is back in its input where the switch is.
  const values = withoutPlansDecided(stored, editing.values, retyped)

  const set = <F extends EditedField>(field: F, value: Edited[F]) =>
    setEditing((now) => ({
      ...now,
      values: { ...now.values, [field]: value },
      retyped: [...now.retyped, ...PLANNED_TIMES.filter((name) => name === field)],
    }))
  const done = ({ tab, sent }: Sent, version: number | undefined, message: string) => {
    setEditing((now) =>
      settled(now, tab, {
        values: withoutPlansDecided(now.stored, now.values, now.retyped),
        retyped: now.retyped.filter((field) => !settingsOn(tab).includes(field)),
        stored: { ...now.stored, ...fieldsOf(tab, sent), version: version ?? now.stored.version },
      }),
    )
    void forgetSettings(client)
    void readUnpublishedAgain(client)
    void tell(message)
  }
  /** Reads what another admin stored and applies this window's edits to it. */
  const meet = async (mine: Sent, message: string) => {
    const theirs = edited(await call('getSettings', { id }))
    // Stored already, by a save whose answer was lost.
    const isStored = differing(mine.tab, mine.sent, theirs).length === 0
    if (isStored) done(mine, undefined, messages.settingsSaved[currentLanguage()])
    setEditing((now) => met(now, theirs, message, isStored ? null : mine.tab))
  }
  const showing = useShowing()
  const store = async ({ tab, sent }: Sent) => {
    const reply = await saveTab(tab, sent, stored, retyped)
    if (!reply.basicInfoUpdateSuccess) throw new CallError(200, 'refused', reply.message)
    return reply
  }
  const save = useCalls('save settings', store, {
    asks: async ({ tab, sent, off }) => {
      if (!(await mayGoOn(tab, sent, stored, off !== undefined))) return false
      if (off) set(off, false)
      return !showsResults(tab, sent, stored) || showing.ask()
    },
    onSuccess: ({ version, message }, mine) => done(mine, version, message),
    isErrorShown: true,
    onError: async (error, mine) => {
      if (!isConflict(error)) {
        if (mine.off) set(mine.off, true)
        void tell(error.message)
      } else await meet(mine, error.message).catch((failure: Error) => void tell(failure.message))
    },
  })
  return {
    stored,
    values,
    clashes,
    isSaving: save.isPending,
    /** Before results are shown: who sees something new then. */
    sheet: showing.sheet,
    isDirty: TABS.some((tab) => differing(tab, values, stored).length > 0),
    set,
    /** Asks, then saves this switch alone as off. */
    turnOff: (tab: Tab, off: SwitchField) => save.mutate({ tab, sent: { ...stored, [off]: false }, off }),
    save: (tab: Tab) => save.mutate({ tab, sent: values }),
    revert: (tab: Tab) =>
      setEditing((now) =>
        settled(now, tab, {
          values: { ...now.values, ...fieldsOf(tab, now.stored) },
          retyped: now.retyped.filter((field) => !settingsOn(tab).includes(field)),
        }),
      ),
  }
}
export type Editor = ReturnType<typeof useEditor>

/** Stores one tab; `stored` is the record that was read, whose version is the base of the edit. */
function saveTab(tab: Tab, values: Edited, stored: Stored, retyped: readonly EditedField[]) {
  const sent = { ...sentBy(tab, values, stored, retyped), version: stored.version }
  // Where it shows results: those that the sheet named, and no others.
  if (tab === 'result') return call(TAB_CALLS[tab], { ...sent, staged: true })
  return call(TAB_CALLS[tab], sent)
}
