import './api/staff-calls.ts'

export {
  ApplicantListScreen as applicantList,
  ApplicationListScreen as applicationList,
} from './features/applicants/list-page.tsx'
export { ReviewSetupScreen as reviewSetup } from './features/desk/setup/setup-screen.tsx'
export { HistoryScreen as history } from './features/history/history-screen.tsx'
export { AdminHomeScreen as adminHome } from './features/home/admin-home-screen.tsx'
export { MembersScreen as members } from './features/members/members-screen.tsx'
export { OverviewScreen as overview } from './features/overview/overview.tsx'
export { ModifyInfoScreen as modifyInfo } from './features/settings/modify-info-screen.tsx'
export {
  LoginScreen as adminLogin,
  ReviewerScreen as reviewerHome,
  StaffLinkScreen as staffLink,
} from './features/sign-in/sign-in-screens.tsx'
export { AdminFrame } from './features/staff/admin-frame.tsx'
export { SystemScreen as system } from './features/system/system-screen.tsx'
