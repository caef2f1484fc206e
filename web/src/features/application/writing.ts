import type { Reply } from '../../api/client.ts'
import { fieldsInConflict, type Side, settle, textsMissingFrom } from './conflict.ts'
import { clearCopies, copiesOf, type DeviceCopy, putCopy, removeCopy } from './device-copy.ts'
import { type DraftStore, forgetDraft, hydrate, unsavedFields } from './draft.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { savingOf } from './lane.ts'
import { knownOf, pickFields, sameIn, type ValueName } from './values.ts'

const TAB = crypto.randomUUID()
/** A device that does not answer must not keep anybody from writing. */
const PATIENCE = 1500

const keepers = new WeakMap<DraftStore, Keeper>()

/** What keeps every change of an application on this device; set going when the application is entered. */
export function keeperOf(store: DraftStore): Keeper {
  const known = keepers.get(store)
  if (known) return known
  const keeper = createKeeper({
    write: () => {
      const { id, values, stored, version, aside } = store.getState()
      return putCopy({ id, tab: TAB, values, stored, version, aside, at: Date.now() })
    },
    onState: (device) => store.setState({ device }),
  })
  keepers.set(store, keeper)
  store.subscribe((now, before) => {
    if (!before.isReady || now.isForgotten) return
    const isTyped = now.values !== before.values
    // A copy that is only read stays off the device.
    const isKept = isTyped || now.stored !== before.stored || now.aside !== before.aside
    if (isKept && (unsavedFields(before).length > 0 || unsavedFields(now).length > 0 || now.aside.length > 0))
      keeper.touch()
    if (isTyped && !now.conflict) savingOf(store).changed()
    if (now.conflict && fieldsInConflict(now).length === 0) choose(store, () => 'theirs')
  })
  return keeper
}

/** Goes on with the applicant's choice between two versions and saves what was chosen here. */
export function choose(store: DraftStore, sideOf: (field: ValueName) => Side) {
  settle(store, sideOf)
  // At once: the text that was not chosen is nowhere else.
  void keeperOf(store).now()
  savingOf(store).resume()
}

/** Takes what the server answered and, on the first entering, offers what only this device holds. */
export async function enter(store: DraftStore, reply: Reply<'getApplication'>): Promise<void> {
  keeperOf(store)
  const { id, isReady } = store.getState()
  const copies = isReady ? [] : await Promise.race([copiesOf(id).catch(() => []), nothingAfter(PATIENCE)])
  const isFirst = !store.getState().isReady
  hydrate(store, reply)
  if (isFirst) offer(store, reply, copies)
  const { kind } = store.getState().saving
  // Whoever may read the application again may save again.
  if (kind === 'expired') savingOf(store).resume()
  if (isFirst) await takeOver(store, copies)
}

/** The newest copy with unsaved text is put beside the server's version; texts of older ones are set aside. */
function offer(store: DraftStore, reply: Reply<'getApplication'>, copies: DeviceCopy[]) {
  const theirs = knownOf(reply)
  const isNews = (copy: DeviceCopy) =>
    unsavedFields(copy).filter((field) => !sameIn(field, copy.values, theirs.values))
  const [newest, ...older] = copies.filter((copy) => isNews(copy).length > 0)
  const asideBefore = copies.flatMap((copy) => copy.aside)
  if (!newest) {
    if (asideBefore.length > 0) store.setState({ aside: asideBefore })
    return
  }
  const values = { ...theirs.values, ...pickFields(newest.values, isNews(newest)) }
  const aside = older.flatMap((copy) => textsMissingFrom(copy, [values, theirs.values]))
  savingOf(store).block({ kind: 'conflict' })
  store.setState({
    values,
    aside: [...asideBefore, ...aside],
    conflict: { reason: 'returned', theirs, mineAt: newest.at },
  })
}

/** This tab's copy now says what the earlier ones said; only then do they go. */
async function takeOver(store: DraftStore, copies: DeviceCopy[]) {
  const draft = store.getState()
  if (unsavedFields(draft).length > 0 || draft.aside.length > 0) await keeperOf(store).now()
  if (store.getState().device === 'failed') return
  await Promise.all(copies.map(({ tab }) => removeCopy(draft.id, tab))).catch(() => undefined)
}

/** After a submission nothing is left on the device, unless something was typed meanwhile or in another tab. */
export async function tidyDevice(store: DraftStore): Promise<void> {
  const draft = store.getState()
  if (unsavedFields(draft).length > 0) return
  store.setState({ aside: [] })
  await keeperOf(store).stop()
  store.setState({ device: 'kept' })
  const copies = await copiesOf(draft.id).catch(() => [])
  const done = copies.filter((copy) => copy.tab === TAB || unsavedFields(copy).length === 0)
  await Promise.all(done.map(({ tab }) => removeCopy(draft.id, tab))).catch(() => undefined)
}

/** Removes an application from this device, in every tab's copy and in this tab's memory. */
export async function clearDevice(store: DraftStore): Promise<void> {
  const { id } = store.getState()
  store.setState({ isForgotten: true })
  savingOf(store).stop()
  await keeperOf(store).stop()
  await clearCopies(id).catch(() => undefined)
  forgetDraft(id)
}

const nothingAfter = (ms: number) =>
  new Promise<DeviceCopy[]>((resolve) => {
    setTimeout(() => resolve([]), ms)
  })
