export { DesignScreen as design } from './design-screen.tsx'
export { MarketingScreen as marketing } from './marketing-screen.tsx'
export { StudyScreen as studyProjects } from './study-screen.tsx'
export { WebScreen as web } from './web-screen.tsx'
