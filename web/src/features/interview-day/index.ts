export { InterviewDayScreen as interviewDay } from './interview-day-screen.tsx'
