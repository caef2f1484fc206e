export { DesignScreen } from './design-screen.tsx'
export { MarketingScreen } from './marketing-screen.tsx'
export { StudyScreen } from './study-screen.tsx'
export { WebScreen } from './web-screen.tsx'
