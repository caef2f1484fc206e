export { askFor, emptyAtFirst, isEssay, requiredFor, useAskedField, useChecks } from './checks.ts'
export { DetailFields, DraftDetails, EssayFields } from './fields.tsx'
