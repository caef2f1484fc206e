export { TimetablePrintScreen as timetablePrint } from './printing/print-screen.tsx'
export { TimetableSetupScreen as timetableSetup } from './setup/setup-screen.tsx'
export { TimetableScreen as timetable } from './timetable-screen.tsx'
