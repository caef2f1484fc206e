/** The first screen of an applicant and the privacy page that its consent links to, in one chunk. */
export { PrivacyScreen as privacy } from './features/privacy/privacy-screen.tsx'
export { ChooseScreen as register } from './features/register/choose-screen.tsx'
export { EnrolScreen as enrol } from './features/register/enrol-screen.tsx'
export { LookupScreen as lookup } from './features/register/lookup-screen.tsx'
export { NotPeriodScreen as notPeriod } from './features/register/not-period-screen.tsx'
