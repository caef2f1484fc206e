export { ApplicationToRead, ReviewedApplication, ReviewedEssays, ScoredToRead } from './review.tsx'
