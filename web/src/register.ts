/** The first screen of an applicant and the privacy page that its consent links to, in one chunk. */
export { PrivacyScreen as privacy } from './features/privacy/privacy-screen.tsx'
export { EnrolScreen as enrol } from './features/register/enrol-screen.tsx'
export {
  ChooseScreen as register,
  LookupScreen as lookup,
  NotPeriodScreen as notPeriod,
} from './features/register/register-screens.tsx'
