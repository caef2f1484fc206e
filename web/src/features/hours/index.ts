export { OwnHoursScreen as ownHours } from './own-hours-screen.tsx'
