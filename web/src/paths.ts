import type { Team } from '@recruit/contract/constants'

/** `register` is the first writing, `update` the editing of an application that exists. */
export type ApplicationMode = 'register' | 'update'

/** Every screen but the front page: its address after the hash, and the group whose file exports it by this name. */
export const screens = {
  register: ['/register', 'register'],
  lookup: ['/register/checkinfo', 'register'],
  enrol: ['/register/newEnroll', 'register'],
  notPeriod: ['/register/notperiod', 'register'],
  writePage1: ['/register/application/page1/:id', 'application'],
  writePage2: ['/register/application/page2/:id', 'application'],
  draftSaved: ['/register/save', 'application'],
  submitted: ['/register/success', 'application'],
  editPage1: ['/update/application/page1/:id', 'application'],
  editPage2: ['/update/application/page2/:id', 'application'],
  edited: ['/update/success', 'application'],
  resultLookup: ['/result/checkinfo', 'result'],
  resultNotYet: ['/result/notperiod/:id', 'result'],
  result: ['/result/:id', 'result'],
  design: ['/teamInfo/detail/design', 'teams'],
  web: ['/teamInfo/detail/web', 'teams'],
  marketing: ['/teamInfo/detail/marketing', 'teams'],
  studyProjects: ['/teamInfo/detail/marketing/studyproject', 'teams'],
  ownMessages: ['/messages/:id', 'result'],
  privacy: ['/privacy', 'register'],
  adminLogin: ['/admin/login', 'admin'],
  adminHome: ['/admin/landing', 'admin'],
  overview: ['/admin/overview', 'manage'],
  history: ['/admin/history', 'manage'],
  members: ['/admin/members', 'manage'],
  reviewerHome: ['/admin/reviewer', 'admin'],
  staffLink: ['/staff/link', 'admin'],
  ownHours: ['/staff/hours', 'hours'],
  system: ['/admin/system', 'manage'],
  questions: ['/admin/questions', 'questions'],
  rehearsal: ['/admin/rehearsal', 'manage'],
  modifyInfo: ['/admin/modifyInfo/:id', 'manage'],
  applicantList: ['/admin/applicantList', 'admin'],
  applicationList: ['/admin/applicationList', 'admin'],
  reviewDesk: ['/admin/review', 'review'],
  interviewPacket: ['/admin/review/packet', 'review'],
  reviewSetup: ['/admin/review/setup', 'manage'],
  timetable: ['/admin/timetable', 'timetable'],
  timetableSetup: ['/admin/timetable/setup', 'timetable'],
  timetablePrint: ['/admin/timetable/print', 'timetable'],
  interviewDay: ['/admin/timetable/day', 'day'],
  messages: ['/admin/messages', 'messages'],
  reviewPage1: ['/admin/application/page1/:id', 'review'],
  reviewPage2: ['/admin/application/page2/:id', 'review'],
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
}

/** The target of the apply button: the form during the period, else the page that explains it. */
export const applyPath = (isApplicationPeriod: boolean) =>
  isApplicationPeriod ? paths.register : paths.notPeriod
