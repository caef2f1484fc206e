export { NotYetScreen as resultNotYet } from './not-yet-screen.tsx'
export { ResultLookupScreen as resultLookup } from './result-lookup-screen.tsx'
export { ResultScreen as result } from './result-screen.tsx'
