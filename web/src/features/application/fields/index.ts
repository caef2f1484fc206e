export { emptyAtFirst, isEssay, requiredFor } from './checks.ts'
export { DetailFields, DraftDetails } from './detail-fields.tsx'
export { EssayFields } from './essay-field.tsx'
export { askFor, useAskedField, useChecks } from './use-checks.ts'
