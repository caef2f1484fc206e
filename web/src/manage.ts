/** What is opened a few times a term: apart, so that the list and the desk load without it. */
export { ReviewSetupScreen as reviewSetup } from './features/desk/setup/setup-screen.tsx'
export { HistoryScreen as history } from './features/history/history-screen.tsx'
export { MembersScreen as members } from './features/members/members-screen.tsx'
export { OverviewScreen as overview } from './features/overview/overview.tsx'
export { RehearsalScreen as rehearsal } from './features/rehearsal/rehearsal-screen.tsx'
export { ModifyInfoScreen as modifyInfo } from './features/settings/modify-info-screen.tsx'
export { SystemScreen as system } from './features/system/system-screen.tsx'
