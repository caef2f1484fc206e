import type { CallName } from '@recruit/contract'
import { ROLE_NAMES, type Role } from '@recruit/contract/calls/roles'

/** The expected rights, written by hand, so that a change of the contract shows. */
export const WHO = ['nobody', 'applicant', 'another applicant', ...ROLE_NAMES] as const
export type Who = (typeof WHO)[number]
/** The call is let in, regardless of its result, or refused with this status. */
export type Verdict = 'in' | 401 | 403
type Verdicts = Record<Who, Verdict>
const verdicts = (nobody: Verdict, applicant: Verdict, another: Verdict, staff: Record<Role, Verdict>) => ({
  nobody,
  applicant,
  'another applicant': another,
  ...staff,
})

const ANYONE: Verdicts = verdicts('in', 'in', 'in', { manager: 'in', admin: 'in', reviewer: 'in' })
const ITS_APPLICANT: Verdicts = verdicts(401, 'in', 403, { manager: 403, admin: 403, reviewer: 403 })
const STAFF: Verdicts = verdicts(401, 403, 403, { manager: 'in', admin: 'in', reviewer: 403 })
/** A shared key is let in, and reads that members review. */
const REVIEW: Verdicts = verdicts(401, 403, 403, { manager: 'in', admin: 'in', reviewer: 'in' })
const ADMIN: Verdicts = verdicts(401, 403, 403, { manager: 403, admin: 'in', reviewer: 403 })

export interface Entry {
  verdicts: Verdicts
  /** Well formed and harmless when let in: a stale version, or a value that is stored already. */
  form: () => Record<string, unknown>
  /** What an accepted call uses up is created again. */
  renews?: true
}
const STALE = { version: 0 }
const NO_SEATS = [1, 2, 3].map((team) => ({ team, seats: null }))
const NO_APPLICANTS = [1, 2, 3].map((team) => ({ team, applicants: 0, interviewed: 0 }))
const HOURS = { interviewHours: Array(32).fill(0), interviewDays: null }
const INTERVIEWER = { name: 'x', member: null, teams: [1], ...HOURS, mostPerDay: null, mostInARow: null }
const PLACE = { day: '2037-12-05', start: 0, room: 0, interviewers: [] }
const RULES = { length: 1, rooms: 1, roomsByDay: [], roomNames: [], closed: [], panels: [] }
const REVIEWERS = { team: 1, needed: 1, members: [{ id: 'x', name: 'x', teams: [2] }] }
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const TAP = {
  ...{ id: UNKNOWN, uid: 'x', day: '2026-12-05', start: 0 },
  ...{ at: '2026-12-05T00:00:00Z', state: 'arrived' },
}
const MAILING = { id: UNKNOWN, version: 0 }
const WORDLESS = { ko: { subject: '', text: '' }, en: { subject: '', text: '' } }
/** Of every call, about the application that `about` names. */
export const entriesFor = (about: { id: string }): Record<CallName, Entry> => ({
  loadSettings: { verdicts: ANYONE, form: () => ({ key: 1 }) },
  findApplicant: { verdicts: ANYONE, form: () => ({}) },
  enroll: { verdicts: ANYONE, form: () => ({}) },
  getApplication: { verdicts: ANYONE, form: () => ({ id: about.id }) },
  forgetApplication: { verdicts: ANYONE, form: () => ({ id: about.id }) },
  saveInterview: {
    verdicts: ITS_APPLICANT,
    form: () => ({ id: about.id, interviewHours: Array(32).fill(0), ...STALE }),
  },
  savePage1: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id, ...STALE }) },
  savePage2: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id, ...STALE }) },
  ownData: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id }) },
  answerOffer: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id, answer: 'confirmed' }) },
  answerAppointment: {
    verdicts: ITS_APPLICANT,
    form: () => ({ id: about.id, date: 'x', will: true }),
  },
  withdraw: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id }), renews: true },
  systemState: { verdicts: ADMIN, form: () => ({}) },
  listApplicants: { verdicts: STAFF, form: () => ({ team: '1' }) },
  availability: { verdicts: STAFF, form: () => ({ team: '1' }) },
  periodChange: { verdicts: ADMIN, form: () => ({ interviewPeriod: '12.5(토)' }) },
  readQuestions: { verdicts: STAFF, form: () => ({}) },
  rehearseTerm: {
    verdicts: ADMIN,
    form: () => ({ needed: 1, members: [], teams: NO_APPLICANTS }),
  },
  previewQuestions: { verdicts: ADMIN, form: () => ({ questions: [] }) },
  setQuestions: { verdicts: ADMIN, form: () => ({ version: 0, questions: [] }) },
  readSeats: { verdicts: STAFF, form: () => ({}) },
  setSeats: { verdicts: ADMIN, form: () => ({ version: 9, hasSecondChoice: false, teams: NO_SEATS }) },
  secondChoices: { verdicts: STAFF, form: () => ({ team: '1' }) },
  takeOver: { verdicts: ADMIN, form: () => ({ _id: about.id, team: 1 }) },
  toDoCounts: { verdicts: STAFF, form: () => ({}) },
  overview: { verdicts: STAFF, form: () => ({}) },
  selectPass: { verdicts: ADMIN, form: () => ({ _id: about.id, pass: 'default' }) },
  bulkPass: { verdicts: ADMIN, form: () => ({ ids: [about.id], pass: 'default' }) },
  unpublished: { verdicts: STAFF, form: () => ({}) },
  publish: { verdicts: ADMIN, form: () => ({ seen: 'x' }) },
  waitingList: { verdicts: STAFF, form: () => ({ team: '1' }) },
  setWaitingList: { verdicts: ADMIN, form: () => ({ team: 1, ids: [], seen: 'x' }) },
  moveUp: { verdicts: ADMIN, form: () => ({ team: 1, _id: about.id }) },
  setInterviewDate: { verdicts: ADMIN, form: () => ({ _id: about.id, date: '' }) },
  correctApplicant: { verdicts: ADMIN, form: () => ({ _id: about.id }) },
  applicantHistory: { verdicts: ADMIN, form: () => ({ id: about.id }) },
  exportApplicants: { verdicts: ADMIN, form: () => ({ team: '1' }) },
  notePrint: { verdicts: ADMIN, form: () => ({ _id: about.id }) },
  reviewCriteria: { verdicts: REVIEW, form: () => ({ team: '1' }) },
  listReviews: { verdicts: REVIEW, form: () => ({ team: '1' }) },
  reviewApplication: { verdicts: REVIEW, form: () => ({ team: '1', id: 'x' }) },
  saveReview: {
    verdicts: REVIEW,
    form: () => ({ team: 1, id: 'x', state: 'draft', scores: {}, comment: '', note: '', ...STALE }),
  },
  recuseReview: { verdicts: REVIEW, form: () => ({ team: 1, id: 'x', reason: '', ...STALE }) },
  setReviewCriteria: { verdicts: ADMIN, form: () => ({ team: 1, criteria: [], version: 9 }) },
  takeOverCriteria: { verdicts: ADMIN, form: () => ({ term: 99, teams: [] }) },
  previewAssignment: { verdicts: ADMIN, form: () => REVIEWERS },
  assignReviewers: { verdicts: ADMIN, form: () => ({ ...REVIEWERS, digest: 'x' }) },
  listAssignments: { verdicts: ADMIN, form: () => ({ team: '1' }) },
  addAssignment: {
    verdicts: ADMIN,
    form: () => ({ _id: about.id, to: { id: 'x', name: 'x', teams: [1] } }),
  },
  removeAssignment: { verdicts: ADMIN, form: () => ({ _id: about.id, member: 'x' }) },
  listNamedAuthors: { verdicts: ADMIN, form: () => ({ team: '1' }) },
  hideNames: { verdicts: ADMIN, form: () => ({ _id: about.id, hidden: false }) },
  setReviewPhase: { verdicts: ADMIN, form: () => ({ team: 1 }) },
  reviewProgress: { verdicts: STAFF, form: () => ({ team: '1' }) },
  reviewResults: { verdicts: STAFF, form: () => ({ team: '1' }) },
  listInterviewers: { verdicts: STAFF, form: () => ({}) },
  saveInterviewer: { verdicts: ADMIN, form: () => ({ id: 'x', version: 9, ...INTERVIEWER }) },
  removeInterviewer: { verdicts: ADMIN, form: () => ({ id: 'x', version: 9 }) },
  newInterviewerLink: { verdicts: ADMIN, form: () => ({ id: 'x' }) },
  readOwnHours: { verdicts: ANYONE, form: () => ({}) },
  saveOwnHours: { verdicts: ANYONE, form: () => ({}) },
  timetableRules: { verdicts: STAFF, form: () => ({}) },
  setTimetableRules: { verdicts: ADMIN, form: () => ({ version: 9, rules: RULES }) },
  startTimetableRun: { verdicts: ADMIN, form: () => ({ kind: 'new', seconds: 1 }) },
  stopTimetableRun: { verdicts: ADMIN, form: () => ({ id: 'x' }) },
  listTimetableRuns: { verdicts: STAFF, form: () => ({}) },
  readTimetable: { verdicts: STAFF, form: () => ({}) },
  placeAppointment: { verdicts: ADMIN, form: () => ({ version: 9, _id: about.id, ...PLACE }) },
  lockAppointments: { verdicts: ADMIN, form: () => ({ version: 9, ids: [about.id], isLocked: true }) },
  removeAppointment: { verdicts: ADMIN, form: () => ({ version: 9, _id: about.id }) },
  applyTimetableRun: { verdicts: ADMIN, form: () => ({ id: 'x', seen: 'x' }) },
  timetablePublication: { verdicts: STAFF, form: () => ({}) },
  publishTimetable: { verdicts: ADMIN, form: () => ({ seen: 'x' }) },
  readInterviewDay: { verdicts: REVIEW, form: () => ({}) },
  tapInterviews: { verdicts: REVIEW, form: () => ({ taps: [TAP] }) },
  timetableRun: { verdicts: STAFF, form: () => ({ id: 'x' }) },
  listMailings: { verdicts: ADMIN, form: () => ({}) },
  readMailing: { verdicts: ADMIN, form: () => ({ id: UNKNOWN }) },
  draftMailing: { verdicts: ADMIN, form: () => ({ kind: 'notice' }) },
  remakeMailing: { verdicts: ADMIN, form: () => MAILING },
  approveMailing: { verdicts: ADMIN, form: () => ({ ...MAILING, count: 1, seen: 'x' }) },
  callOffMailing: { verdicts: ADMIN, form: () => MAILING },
  pauseMailing: { verdicts: ADMIN, form: () => ({ ...MAILING, isPaused: true }) },
  discardMailing: { verdicts: ADMIN, form: () => MAILING },
  testMessage: {
    verdicts: ADMIN,
    form: () => ({ kind: 'notice', template: WORDLESS, language: 'ko', address: 'x' }),
  },
  listMessages: { verdicts: ADMIN, form: () => ({}) },
  messagesByApplicant: { verdicts: ADMIN, form: () => ({}) },
  readMessage: { verdicts: ADMIN, form: () => ({ id: UNKNOWN }) },
  resendMessages: { verdicts: ADMIN, form: () => ({ ids: [UNKNOWN] }) },
  sendStaffLink: { verdicts: ADMIN, form: () => ({}) },
  saveTemplate: { verdicts: ADMIN, form: () => ({ kind: 'notice', version: 9, template: WORDLESS }) },
  listTemplates: { verdicts: ADMIN, form: () => ({}) },
  readEveningPlan: { verdicts: ADMIN, form: () => ({}) },
  setEveningPlan: { verdicts: ADMIN, form: () => ({ hour: null }) },
  ownMessages: { verdicts: ITS_APPLICANT, form: () => ({ id: about.id }) },
  findSettings: { verdicts: ADMIN, form: () => ({ key: 1 }) },
  getSettings: { verdicts: ADMIN, form: () => ({ id: crypto.randomUUID() }) },
  initSettings: { verdicts: ADMIN, form: () => ({}) },
  modifyRecruitInfo: { verdicts: ADMIN, form: () => STALE },
  modifyResultInfo: { verdicts: ADMIN, form: () => STALE },
  modifyMasterInfo: { verdicts: ADMIN, form: () => STALE },
  newTerm: { verdicts: ADMIN, form: () => STALE },
  settingsHistory: { verdicts: ADMIN, form: () => ({}) },
  checkAdmin: { verdicts: ANYONE, form: () => ({}) },
  checkLanding: { verdicts: ANYONE, form: () => ({}) },
  checkManager: { verdicts: ANYONE, form: () => ({}) },
  login: { verdicts: ANYONE, form: () => ({}) },
  logout: { verdicts: ANYONE, form: () => ({}), renews: true },
  keyHistory: { verdicts: ADMIN, form: () => ({}) },
  listMembers: { verdicts: STAFF, form: () => ({}) },
  addMember: { verdicts: ADMIN, form: () => ({}) },
  changeMember: { verdicts: ADMIN, form: () => ({ id: crypto.randomUUID(), version: 1 }) },
  newMemberLink: { verdicts: ADMIN, form: () => ({ id: crypto.randomUUID() }) },
  readMemberLink: { verdicts: ANYONE, form: () => ({ token: 'x' }) },
  setPassphrase: { verdicts: ANYONE, form: () => ({}) },
  memberLogin: { verdicts: ANYONE, form: () => ({}) },
})
