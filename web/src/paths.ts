import type { Team } from '@recruit/contract/constants'

/** `register` is the first writing, `update` the editing of an application that exists. */
export type ApplicationMode = 'register' | 'update'

const TEAM_SLUGS: Record<Team, string> = { 1: 'marketing', 2: 'design', 3: 'web' }
const part = encodeURIComponent

/** Every link of the site, after the hash (specification, section 2). No screen writes an address itself. */
export const paths = {
  home: '/',
  register: '/register',
  lookup: '/register/checkinfo',
  enrol: '/register/newEnroll',
  application: (mode: ApplicationMode, page: 1 | 2, id: string) =>
    `/${mode}/application/page${page}/${part(id)}`,
  draftSaved: '/register/save',
  submitted: '/register/success',
  notPeriod: '/register/notperiod',
  edited: '/update/success',
  privacy: '/privacy',
  resultLookup: '/result/checkinfo',
  resultNotYet: (id: string) => `/result/notperiod/${part(id)}`,
  result: (id: string) => `/result/${part(id)}`,
  team: (team: Team) => `/teamInfo/detail/${TEAM_SLUGS[team]}`,
  studyProjects: '/teamInfo/detail/marketing/studyproject',
  adminLogin: '/admin/login',
  adminHome: '/admin/landing',
  overview: '/admin/overview',
  history: '/admin/history',
  modifyInfo: (id: string) => `/admin/modifyInfo/${part(id)}`,
  applicantList: '/admin/applicantList',
  applicationList: '/admin/applicationList',
  /** An earlier term, to read. */
  archive: (term: number) => `/admin/applicantList?term=${term}`,
  review1: (team: Team, id: string) => `/admin/application/page1/${team}${part(id)}`,
  review2: (id: string) => `/admin/application/page2/${part(id)}`,
} as const

/** Where the apply button leads: to the form during the period, else to the page that says so. */
export const applyPath = (isApplicationPeriod: boolean) =>
  isApplicationPeriod ? paths.register : paths.notPeriod
