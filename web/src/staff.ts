import './api/staff-calls.ts'

export {
  ApplicantListScreen as applicantList,
  ApplicationListScreen as applicationList,
} from './features/applicants/list-page.tsx'
export { AdminHomeScreen as adminHome } from './features/home/admin-home-screen.tsx'
export {
  LoginScreen as adminLogin,
  ReviewerScreen as reviewerHome,
  StaffLinkScreen as staffLink,
} from './features/sign-in/sign-in-screens.tsx'
export { AdminFrame } from './features/staff/admin-frame.tsx'
