import { useRef, useState } from 'react'
import { tell } from '../../ui/feedback/alerts.ts'
import { type SavingKind, stateAfter } from './autosave/index.ts'

/** What the page itself shows and asks: no dialog on top of it. */
const SHOWN_IN_PAGE: readonly SavingKind[] = ['conflict', 'expired', 'closed']

/**
 * Runs what a button does, one at a time: a second press while the first is under way does nothing. A failure is
 * told in a dialog, with the server's words. Nothing typed is ever lost: it stays in the session.
 */
export function useButtonTask() {
  const [busy, setBusy] = useState(false)
  const [sending, setSending] = useState<'draft' | 'main' | null>(null)
  const underWay = useRef(false)

  /** `begin` names the button whose words are sent, once every question is answered. `onFailure` may say that the failure needs no telling. */
  async function run(
    act: (begin: (button: 'draft' | 'main') => void) => Promise<void>,
    onFailure: (kind: SavingKind) => boolean = () => false,
  ) {
    // Not `busy`: two clicks may arrive before the page is drawn again.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await act(setSending)
    } catch (error) {
      const { kind } = stateAfter(error)
      if (onFailure(kind)) return
      if (SHOWN_IN_PAGE.includes(kind)) window.scrollTo({ top: 0 })
      else await tell(error instanceof Error ? error.message : String(error))
    } finally {
      underWay.current = false
      setBusy(false)
      setSending(null)
    }
  }
  return { busy, sending, run }
}
