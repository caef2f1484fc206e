export { ChooseScreen } from './choose-screen.tsx'
export { EnrolScreen } from './enrol-screen.tsx'
export { LookupScreen } from './lookup-screen.tsx'
export { NotPeriodScreen } from './not-period-screen.tsx'
