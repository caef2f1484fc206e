import type { ApplicationMode } from '../../paths.ts'

/** Writing and editing by the applicant, and reading by staff: one form. */
export type FormMode = ApplicationMode | 'review'
