import { useEffect } from 'react'
import { currentLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { guardLeaving } from '../../navigation.ts'
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
  useTextGuard(session)
}

/** Shows that the period has closed, and where the text is. */
function tellClosed(sentence: string, draft: Draft) {
  const { onDeviceAfterClosing, noDeviceAfterClosing } = savingText[currentLanguage()]
  const where = draft.device === 'failed' ? noDeviceAfterClosing : onDeviceAfterClosing
  void tell(unsavedFields(draft).length > 0 ? `${sentence}\n${where}` : sentence)
}

/** What leads away from the application asks first while its text is in this window alone. */
function useTextGuard(session: DraftSession) {
  const text = useText(savingText)
  useEffect(
    () =>
      guardLeaving({
        // Closing the window already asks on every screen.
        holds: (to) =>
          to !== null &&
          !isPageOf(session.id, to) &&
          session.store.getState().device === 'failed' &&
          session.wouldLoseText(),
        ask: () => ask(text.leave, text.leaveYes, text.stay),
      }),
    [session, text],
  )
}

/** From one page of the form to the other the text stays in this window. */
const isPageOf = (id: string, to: string) => to.includes(id) && /\/application\/page[12]\//.test(to)
