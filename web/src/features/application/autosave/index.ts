export { type ApplicationSession, applicationSession, type Receipt, useDraft } from './application-session.ts'
export { withSecondChoice } from './second-choice.ts'
export {
  answersIn,
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
