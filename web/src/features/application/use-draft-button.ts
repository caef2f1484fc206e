import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { type ApplicationMode, paths } from '../../paths.ts'
import { tell } from '../../ui/alerts.ts'
import { toast } from '../../ui/toasts.ts'
import type { DraftStore } from './draft.ts'
import { saveDraft } from './saves.ts'
import { nameOf } from './saving-line.tsx'
import { savingText } from './saving-text.ts'
import { heldBack } from './sendable.ts'

/** What 'save draft' does on either page. It never says 'saved' of a text that the server does not have. */
export function useDraftButton(store: DraftStore, mode: ApplicationMode, page: 1 | 2) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  const navigate = useNavigate()
  return async () => {
    const { message } = await saveDraft(store, page)
    const { id, ...draft } = store.getState()
    const held = heldBack(draft).filter(({ reason }) => reason === 'wrong')
    if (held.length > 0) {
      await tell(text.savedExcept(held.map(({ field }) => nameOf(field, language)).join(', ')))
    } else if (mode === 'register') navigate(paths.draftSaved, { state: { id } })
    else toast(message)
  }
}
