import { type DraftStore, unsavedFields } from './draft.ts'
import { savingOf } from './lane.ts'
import { keeperOf } from './writing.ts'

/** Whether something typed is neither on the server nor on this device. */
export const isNowhere = (store: DraftStore): boolean => {
  const draft = store.getState()
  return draft.device !== 'kept' && !draft.isForgotten && unsavedFields(draft).length > 0
}

const watched = new WeakSet<DraftStore>()

/**
 * Saves when the window is hidden or closed and when the network is back; the browser asks before closing only
 * if text would be lost. For as long as the window lives: the text stays in it when another screen is opened.
 */
export function watchWindow(store: DraftStore) {
  if (watched.has(store)) return
  watched.add(store)
  const saving = savingOf(store)
  const onLeave = () => {
    if (store.getState().isForgotten) return
    if (store.getState().device !== 'kept') void keeperOf(store).now()
    saving.flush(true)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onLeave()
  })
  window.addEventListener('pagehide', onLeave)
  window.addEventListener('online', () => saving.retry())
  window.addEventListener('beforeunload', (event) => {
    if (isNowhere(store)) event.preventDefault()
  })
}
