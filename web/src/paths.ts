import type { Team } from '@recruit/contract/constants'

/** `register` is the first writing, `update` the editing of an application that exists. */
export type ApplicationMode = 'register' | 'update'

/**
 * Every screen of the route table but the front page (specification, section 2): its address after the hash, the
 * group that is fetched for it, and the component's name in that group's `index.ts`.
 */
export const screens = {
  register: ['/register', 'register', 'ChooseScreen'],
  lookup: ['/register/checkinfo', 'register', 'LookupScreen'],
  enrol: ['/register/newEnroll', 'register', 'EnrolScreen'],
  notPeriod: ['/register/notperiod', 'register', 'NotPeriodScreen'],
  writePage1: ['/register/application/page1/:id', 'application', 'WritePage1Screen'],
  writePage2: ['/register/application/page2/:id', 'application', 'WritePage2Screen'],
  draftSaved: ['/register/save', 'application', 'DraftSavedScreen'],
  submitted: ['/register/success', 'application', 'SubmittedScreen'],
  editPage1: ['/update/application/page1/:id', 'application', 'EditPage1Screen'],
  editPage2: ['/update/application/page2/:id', 'application', 'EditPage2Screen'],
  edited: ['/update/success', 'application', 'EditedScreen'],
  resultLookup: ['/result/checkinfo', 'result', 'ResultLookupScreen'],
  resultNotYet: ['/result/notperiod/:id', 'result', 'NotYetScreen'],
  result: ['/result/:id', 'result', 'ResultScreen'],
  design: ['/teamInfo/detail/design', 'teams', 'DesignScreen'],
  web: ['/teamInfo/detail/web', 'teams', 'WebScreen'],
  marketing: ['/teamInfo/detail/marketing', 'teams', 'MarketingScreen'],
  studyProjects: ['/teamInfo/detail/marketing/studyproject', 'teams', 'StudyScreen'],
  privacy: ['/privacy', 'privacy', 'PrivacyScreen'],
  adminLogin: ['/admin/login', 'admin', 'LoginScreen'],
  adminHome: ['/admin/landing', 'admin', 'AdminHomeScreen'],
  overview: ['/admin/overview', 'admin', 'OverviewScreen'],
  history: ['/admin/history', 'admin', 'HistoryScreen'],
  members: ['/admin/members', 'admin', 'MembersScreen'],
  reviewerHome: ['/admin/reviewer', 'admin', 'ReviewerScreen'],
  staffLink: ['/staff/link', 'admin', 'StaffLinkScreen'],
  ownHours: ['/staff/hours', 'hours', 'OwnHoursScreen'],
  modifyInfo: ['/admin/modifyInfo/:id', 'admin', 'ModifyInfoScreen'],
  applicantList: ['/admin/applicantList', 'admin', 'ApplicantListScreen'],
  applicationList: ['/admin/applicationList', 'admin', 'ApplicationListScreen'],
  reviewDesk: ['/admin/review', 'review', 'ReviewDeskScreen'],
  reviewSetup: ['/admin/review/setup', 'admin', 'ReviewSetupScreen'],
  timetable: ['/admin/timetable', 'timetable', 'TimetableScreen'],
  timetableSetup: ['/admin/timetable/setup', 'timetable', 'TimetableSetupScreen'],
  timetablePrint: ['/admin/timetable/print', 'timetable', 'TimetablePrintScreen'],
  reviewPage1: ['/admin/application/page1/:id', 'review', 'ReviewPage1Screen'],
  reviewPage2: ['/admin/application/page2/:id', 'review', 'ReviewPage2Screen'],
} as const

type Screens = typeof screens
/** A screen of one thing is asked for by an id, every other has one address. */
type Paths = {
  -readonly [Name in keyof Screens]: Screens[Name][0] extends `${string}:id`
    ? (id: string) => string
    : Screens[Name][0]
}

const fixedOrById = Object.fromEntries(
  Object.entries(screens).map(([name, [address]]) => [
    name,
    address.endsWith(':id') ? (id: string) => address.replace(':id', () => encodeURIComponent(id)) : address,
  ]),
) as Paths

/** Every link of the site, after the hash. No screen writes an address itself. */
export const paths = {
  ...fixedOrById,
  home: '/',
  application: (mode: ApplicationMode, page: 1 | 2, id: string) =>
    fixedOrById[`${mode === 'register' ? 'write' : 'edit'}Page${page}`](id),
  team: (team: Team) => [fixedOrById.marketing, fixedOrById.design, fixedOrById.web][team - 1] ?? '',
  /** An earlier term, to read. */
  archive: (term: number) => `${fixedOrById.applicantList}?term=${term}`,
  /** The desk with one team's applications. */
  desk: (team: Team) => `${fixedOrById.reviewDesk}?team=${team}`,
  review1: (team: Team, id: string) => fixedOrById.reviewPage1(`${team}${id}`),
  review2: fixedOrById.reviewPage2,
  /** The token stands after the hash: no browser sends it as an address. */
  memberLink: (token: string) => `${fixedOrById.staffLink}?token=${encodeURIComponent(token)}`,
  interviewerLink: (token: string) => `${fixedOrById.ownHours}?token=${encodeURIComponent(token)}`,
}

/** Where the apply button leads: to the form during the period, else to the page that says so. */
export const applyPath = (isApplicationPeriod: boolean) =>
  isApplicationPeriod ? paths.register : paths.notPeriod
