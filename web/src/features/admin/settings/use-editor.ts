import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError, type Reply } from '../../../api/client.ts'
import { forgetSettings } from '../../../api/settings.ts'
import { tell } from '../../../ui/alerts.ts'
import { saveTab } from './save-tab.ts'
import {
  differing,
  type Edited,
  type EditedField,
  edited,
  fieldsOf,
  onTopOf,
  type Stored,
  TABS,
  type Tab,
} from './settings-tabs.ts'

export interface Clash {
  tab: Tab
  message: string
  taken: EditedField[]
}

/** The settings being edited: what is stored as far as this window knows, what is typed, and how it is saved. */
export function useEditor(id: string, record: Reply<'getSettings'>) {
  const client = useQueryClient()
  const [stored, setStored] = useState<Stored>(() => edited(record))
  const [values, setValues] = useState<Edited>(stored)
  const [clash, setClash] = useState<Clash | null>(null)

  /** Reads what somebody else stored and puts what was typed here on top of it. */
  const meet = async (tab: Tab, message: string) => {
    const theirs = edited(await call('getSettings', { id }))
    const merged = onTopOf(theirs, stored, values)
    const taken = differing(tab, theirs, stored).filter((field) => values[field] === stored[field])
    setStored(theirs)
    setValues(merged)
    setClash({ tab, message, taken })
  }
  const save = useMutation({
    mutationFn: async (tab: Tab) => {
      const reply = await saveTab(tab, values, stored)
      if (!reply.basicInfoUpdateSuccess) throw new CallError(200, 'refused', reply.message)
      const sent = fieldsOf(tab, values)
      setStored((before) => ({ ...before, ...sent, version: reply.version ?? before.version }))
      return reply
    },
    onSuccess: ({ message }) => {
      setClash(null)
      void forgetSettings(client)
      void tell(message)
    },
    onError: (error, tab) => {
      const isConflict = error instanceof CallError && error.status === 409
      if (!isConflict) void tell(error.message)
      else void meet(tab, error.message).catch((failure: Error) => tell(failure.message))
    },
  })
  return {
    stored,
    values,
    clash,
    isSaving: save.isPending,
    isDirty: TABS.some((tab) => differing(tab, values, stored).length > 0),
    set: <F extends EditedField>(field: F, value: Edited[F]) =>
      setValues((before) => ({ ...before, [field]: value })),
    save: (tab: Tab) => !save.isPending && save.mutate(tab),
    /** Back to what is stored, for one tab. */
    revert: (tab: Tab) => {
      setValues((before) => ({ ...before, ...fieldsOf(tab, stored) }))
      setClash(null)
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
