export { askFor, emptyAtFirst, isOnPage2, requiredFor, useAskedField, useChecks } from './checks.ts'
export { DetailFields, DraftDetails, EssayFields } from './fields.tsx'
export { DraftQuestions, QuestionsPreview } from './questions.tsx'
