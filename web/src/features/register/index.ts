export { ChooseScreen as register } from './choose-screen.tsx'
export { EnrolScreen as enrol } from './enrol-screen.tsx'
export { LookupScreen as lookup } from './lookup-screen.tsx'
export { NotPeriodScreen as notPeriod } from './not-period-screen.tsx'
