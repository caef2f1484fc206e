export { ReviewPage1, ReviewPage2 } from './review.tsx'
