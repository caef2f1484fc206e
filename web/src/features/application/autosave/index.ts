export { type SavingKind, stateAfter } from '../../../api/drafts/autosave.ts'
export type { Side } from '../../../api/drafts/merge.ts'
export { type ApplicationSession, applicationSession, type Receipt, useDraft } from './application-session.ts'
export { withSecondChoice } from './second-choice.ts'
export {
  answersIn,
  type Conflict,
  type Draft,
  datedHours,
  type HeldBack,
  hasUnsubmittedEdits,
  heldBack,
  knownOf,
  problemsIn,
  unsavedFields,
  type ValueName,
  type Values,
} from './values.ts'
