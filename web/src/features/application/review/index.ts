export { ApplicationToRead, ReviewedApplication, ScoredToRead } from './review.tsx'
