export { type SavingKind, stateAfter } from '../../../api/drafts/autosave.ts'
export type { Side } from '../../../api/drafts/merge.ts'
export { type ApplicationSession, applicationSession, type Receipt, useDraft } from './application-session.ts'
export {
  type Conflict,
  type Draft,
  datedHours,
  type HeldBack,
  hasUnsubmittedEdits,
  heldBack,
  knownOf,
  textsOf,
  unsavedFields,
  VALUE_NAMES,
  type ValueName,
  type Values,
} from './values.ts'
