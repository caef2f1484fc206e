import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { ask } from '../../ui/alerts.ts'
import type { DraftStore } from './draft.ts'
import { savingOf } from './lane.ts'
import { savingText } from './saving-text.ts'
import { isNowhere, watchWindow } from './watch-window.ts'

/** Saves when a field or the page is left, and asks before leaving only where text would be lost. */
export function useWriting(store: DraftStore) {
  useEffect(() => {
    watchWindow(store)
    const save = () => savingOf(store).flush()
    document.addEventListener('focusout', save)
    return () => {
      document.removeEventListener('focusout', save)
      save()
    }
  }, [store])
  useLinkGuard(store)
}

/** Links that lead away from the application ask first while its text is in this window alone. */
function useLinkGuard(store: DraftStore) {
  const text = useText(savingText)
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const to = link?.getAttribute('href')?.slice(1)
      const { id, device } = store.getState()
      if (!to || to.includes(id) || device !== 'failed' || !isNowhere(store)) return
      event.preventDefault()
      event.stopPropagation()
      void ask(text.leave, text.leaveYes).then((yes) => yes && navigate(to))
    }
    // Before the router hears of it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [store, text, navigate])
}
