export { TimetablePrintScreen } from './printing/print-screen.tsx'
export { TimetableSetupScreen } from './setup/setup-screen.tsx'
export { TimetableScreen } from './timetable-screen.tsx'
