export { ApplicationToRead, ScoredToRead } from './application-to-read.tsx'
export { ReviewPage1, ReviewPage2 } from './review.tsx'
