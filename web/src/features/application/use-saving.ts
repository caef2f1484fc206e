import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useText } from '../../i18n/text.ts'
import { ask, tell } from '../../ui/alerts.ts'
import type { DraftStore } from './draft.ts'
import { takeNewestVersion } from './saves.ts'
import { applicationText } from './text.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Runs a save and tells in a dialog why it failed. A text that was changed elsewhere first is saved over only
 * when the applicant says so. Nothing typed is ever lost: it stays in the draft's store.
 */
export function useSaving(store: DraftStore) {
  const text = useText(applicationText)
  const [busy, setBusy] = useState(false)

  async function attempt<T>(save: () => Promise<T>): Promise<T | null> {
    try {
      return await save()
    } catch (error) {
      const isConflict = error instanceof CallError && error.status === 409
      if (!isConflict) await tell(messageOf(error))
      else if (await ask(error.message, text.keepMine)) {
        return attempt(async () => {
          await takeNewestVersion(store)
          return save()
        })
      }
      return null
    }
  }

  const run = async <T>(save: () => Promise<T>): Promise<T | null> => {
    if (busy) return null
    setBusy(true)
    try {
      return await attempt(save)
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
