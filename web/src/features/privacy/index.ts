export { PrivacyScreen as privacy } from './privacy-screen.tsx'
