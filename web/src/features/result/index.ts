export { NotYetScreen } from './not-yet-screen.tsx'
export { ResultLookupScreen } from './result-lookup-screen.tsx'
export { ResultScreen } from './result-screen.tsx'
