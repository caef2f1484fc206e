export { OwnHoursScreen } from './own-hours-screen.tsx'
