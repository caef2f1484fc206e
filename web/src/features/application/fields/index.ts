export { askFor, emptyAtFirst, isOnPage2, requiredFor, useAskedField, useChecks } from './checks.ts'
export { DraftDetails, EssayFields } from './fields.tsx'
export { DraftQuestions, QuestionsPreview } from './questions.tsx'
