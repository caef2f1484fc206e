/** The first screen of an applicant and the privacy page that its consent links to, in one chunk. */
export { privacy } from './features/privacy/index.ts'
export * from './features/register/index.ts'
