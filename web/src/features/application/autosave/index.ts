export { type SavingKind, stateAfter } from '../../../api/autosave/autosave.ts'
export { type HeldBack, heldBack } from './autosave-filter.ts'
export { fieldsInConflict, type Side } from './conflict.ts'
export { type Conflict, type Draft, hasUnsubmittedEdits, unsavedFields } from './draft.ts'
export { type DraftSession, draftSession } from './draft-session.ts'
export type { Receipt } from './save-queue.ts'
export { useDraft } from './use-draft.ts'
export {
  datedHours,
  knownOf,
  textsOf,
  VALUE_NAMES,
  type ValueName,
  type Values,
} from './values.ts'
