import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { afterPress, watchPresses } from '../../ui/controls/after-press.ts'
import { ask, tell } from '../../ui/feedback/alerts.ts'
import { type Draft, type DraftSession, unsavedFields } from './autosave/index.ts'
import { savingText } from './sections/index.ts'

/** Opens the session with the page and closes it with it; saves when a field is left. */
export function useOpenSession(session: DraftSession) {
  useEffect(() => {
    session.open(tellClosed)
    watchPresses()
    const saveAfterPress = () => afterPress(session.flush)
    document.addEventListener('focusout', saveAfterPress)
    return () => {
      document.removeEventListener('focusout', saveAfterPress)
      session.close()
    }
  }, [session])
  useLinkGuard(session)
}

/** Says that the period has closed meanwhile, and where the text is (specification, section 8). */
function tellClosed(sentence: string, draft: Draft) {
  const { onDeviceAfterClosing, noDeviceAfterClosing } = savingText[currentLanguage()]
  const where = draft.device === 'failed' ? noDeviceAfterClosing : onDeviceAfterClosing
  void tell(unsavedFields(draft).length > 0 ? `${sentence}\n${where}` : sentence)
}

/** Links that lead away from the application ask first while its text is in this window alone. */
function useLinkGuard(session: DraftSession) {
  const text = useText(savingText)
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const to = link?.getAttribute('href')?.slice(1)
      const isRefused = session.store.getState().device === 'failed'
      if (!to || isPageOf(session.id, to) || !isRefused || !session.wouldLoseText()) return
      event.preventDefault()
      event.stopPropagation()
      void ask(text.leave, text.leaveYes, text.stay).then((yes) => yes && navigate(to))
    }
    // Before the router hears of it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [session, text, navigate])
}

/** From one page of the form to the other the text stays in this window. */
const isPageOf = (id: string, to: string) => to.includes(id) && /\/application\/page[12]\//.test(to)
