export { ApplicationToRead, ReviewPage1, ReviewPage2, ScoredToRead } from './review.tsx'
