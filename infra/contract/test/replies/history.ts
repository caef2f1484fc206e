import type { CallName } from '@recruit/contract'
import { ADMIN_KEY, MANAGER_KEY } from '@recruit/local/testing/stack'

/** One call: which browser makes it, what is special about it, what it sends. */
type Step = [who: Who, name: CallName, what: string, form?: object]
export const WHO = [
  'visitor',
  'applicant',
  'applicant elsewhere',
  'other applicant',
  'manager',
  'admin',
] as const
export type Who = (typeof WHO)[number]

const LONG = 'x'.repeat(5_000)
const PAST = '2020-01-01T00:00:00+09:00'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const STALE = { version: 99 }
const GAON = { name: '김가온', studentId: '2400001', ewhaianId: 'gaon', team: 3 }
const NARAE = { name: '김나래', studentId: '2400002', ewhaianId: 'narae', team: '3' }
const EMPTY = { isEwhaian: false, major: '', semester: '', email: '', phonenum: '', isFinalSubmit: false }
const CONTACT = { major: '통계학과', semester: '4', email: 'gaon@example.org', phonenum: '010-0000-0000' }
const PAGE = { ...CONTACT, isEwhaian: true, portfolioLink: 'https://example.org/gaon' }
const ESSAYS = { applyReason: '함께 만들고 싶습니다.', activityPlan: '매주 하나씩.' }
const DAYS = Array(32).fill(0).fill(1, 0, 2)
const HOURS = Array(32).fill(0).fill(0b111, 0, 2)
// The grid takes its dates from the interview period, in a year of its own.
const PERIODS = { applicationSubmissionPeriod: '11.21(토)', interviewPeriod: '2037.12.05(토) - 12.06(일)' }
const TEAMS = { doesRecruitMarketing: true, doesRecruitDesign: true, doesRecruitWebDev: true }
const RECRUIT = { cardinalNumber: '45', ...PERIODS, ...TEAMS, isApplicationPeriod: true }
const TASK = { isWebDevPreAssignment: true, webDevPreAssignment: '한 쪽짜리 소개 페이지' }
const RESULT = { is1stResultPeriod: true, surveyFormLink: 'https://example.org/survey', ...TASK }
const MASTER = { masterName: '가람이', masterPhoneNumber: '010-0000-0000' }

const CHECKS: Step[] = (['visitor', 'manager', 'admin'] as const).flatMap((who) =>
  (['checkAdmin', 'checkLanding', 'checkManager'] as const).map((name): Step => [who, name, 'the session']),
)
/** Sign-in, and every tab of a record that is new. */
export const OPENING: Step[] = [
  ['visitor', 'login', 'a wrong key', { pw: 'not-a-key' }],
  ['manager', 'login', 'the key', { pw: MANAGER_KEY }],
  ['admin', 'login', 'the key', { pw: ADMIN_KEY }],
  ...CHECKS,
  ['visitor', 'loadSettings', 'no record', { key: 1 }],
  ['admin', 'findSettings', 'no record', { key: 1 }],
  ['admin', 'getSettings', 'no record', { id: UNKNOWN }],
  ['admin', 'modifyRecruitInfo', 'no record', RECRUIT],
  ['admin', 'modifyResultInfo', 'no record', RESULT],
  ['admin', 'modifyMasterInfo', 'no record', MASTER],
  ['visitor', 'enroll', 'no record', GAON],
  ['visitor', 'findApplicant', 'no record', GAON],
  ['admin', 'initSettings', 'a long text', { masterName: LONG }],
  ['admin', 'initSettings', 'a survey that is no address', { surveyFormLink: 'x' }],
  ['admin', 'initSettings', 'an end of answers that is none', { answersUntil: 'x' }],
  ['admin', 'initSettings', 'an opening time that is none', { opensAt: 'x' }],
  ['admin', 'initSettings', 'an opening time that is over', { opensAt: PAST }],
  ['admin', 'initSettings', 'a cohort', { cardinalNumber: '44', isOnlineInterview: false }],
  ['admin', 'initSettings', 'a second record', { cardinalNumber: '44' }],
  ['visitor', 'loadSettings', 'a new record', { key: 1 }],
  ['visitor', 'loadSettings', 'another key', { key: 2 }],
  ['admin', 'findSettings', 'a new record', { key: 1 }],
  ['admin', 'findSettings', 'another key', { key: 2 }],
  ['visitor', 'enroll', 'before the period', GAON],
  ['admin', 'modifyRecruitInfo', 'a long text', { cardinalNumber: LONG }],
  ['admin', 'modifyRecruitInfo', 'a closing time that is none', { closesAt: 'x' }],
  ['admin', 'modifyRecruitInfo', 'an opening time that is none', { opensAt: 'x' }],
  ['admin', 'modifyRecruitInfo', 'an opening time that is over', { opensAt: PAST }],
  ['admin', 'modifyRecruitInfo', 'a stale version', { ...RECRUIT, ...STALE }],
  ['admin', 'modifyRecruitInfo', 'the tab', { ...RECRUIT, closesAt: '2037-11-30T23:59:00+09:00' }],
  ['admin', 'modifyResultInfo', 'a long text', { masterTrainingPlace: LONG }],
  ['admin', 'modifyResultInfo', 'a survey that is no address', { surveyFormLink: 'x' }],
  ['admin', 'modifyResultInfo', 'an end of answers that is none', { answersUntil: 'x' }],
  ['admin', 'modifyResultInfo', 'a time of results that is none', { resultsAt: 'x' }],
  ['admin', 'modifyResultInfo', 'a time of results that is over', { resultsAt: PAST }],
  ['admin', 'modifyResultInfo', 'a stale version', { ...RESULT, ...STALE }],
  ['admin', 'modifyResultInfo', 'the tab', RESULT],
  ['admin', 'modifyMasterInfo', 'a long text', { masterName: LONG }],
  ['admin', 'modifyMasterInfo', 'a stale version', { ...MASTER, ...STALE }],
  ['admin', 'modifyMasterInfo', 'the tab', MASTER],
  ['visitor', 'loadSettings', 'every tab saved', { key: 1 }],
  ['applicant', 'enroll', 'blanks', { ...GAON, name: '', team: '' }],
  ['applicant', 'enroll', 'a short student id', { ...GAON, studentId: '24' }],
]
/** The two calls whose replies name the applications. */
export const ENROLMENTS: Step[] = [
  ['applicant', 'enroll', 'a person', { ...EMPTY, ...GAON }],
  ['other applicant', 'enroll', 'another person', NARAE],
]
/** From the first page to the final result. */
export const applicationOf = (id: string, other: string, objectId: string): Step[] => [
  ['admin', 'getSettings', 'every tab saved', { id: objectId }],
  ['other applicant', 'enroll', 'a person who has enrolled', GAON],
  ['applicant', 'getApplication', 'a new draft', { id }],
  ['visitor', 'getApplication', 'the address alone', { id }],
  ['visitor', 'getApplication', 'the view of staff', { id, view: 'staff' }],
  ['visitor', 'getApplication', 'an unknown id', { id: UNKNOWN }],
  ['applicant', 'savePage2', 'submitted too early', { id, isFinalSubmit: true }],
  ['applicant', 'saveInterview', 'days', { id, interviewTime: DAYS }],
  ['applicant', 'saveInterview', 'hours', { id, interviewHours: HOURS, seq: 2 }],
  ['applicant', 'saveInterview', 'an earlier keystroke', { id, interviewHours: HOURS, seq: 1 }],
  ...(['saveInterview', 'savePage1', 'savePage2'] as const).flatMap((name): Step[] => [
    ['applicant', name, 'a stale version', { id, interviewTime: DAYS, ...STALE }],
    ['applicant', name, 'the application of another', { id: other, interviewTime: DAYS }],
    ['applicant', name, 'an unknown id', { id: UNKNOWN, interviewTime: DAYS }],
  ]),
  ['applicant', 'savePage1', 'a long essay', { id, applyReason: LONG }],
  ['applicant', 'savePage1', 'the identity of another', { id, ...NARAE }],
  ['applicant', 'savePage1', 'the page', { id, ...GAON, ...PAGE, isFinalSubmit: false }],
  ['applicant', 'savePage2', 'a long essay', { id, applyReason: LONG }],
  ['applicant', 'savePage2', 'the identity of another', { id, ...NARAE }],
  ['applicant', 'savePage2', 'a draft', { id, ...ESSAYS, isFinalSubmit: false }],
  ['applicant', 'savePage2', 'submitted', { id, ...GAON, ...PAGE, ...ESSAYS, isFinalSubmit: true }],
  ['applicant', 'savePage1', 'an edit after the submission', { id, major: '수학과' }],
  ['applicant', 'getApplication', 'submitted and edited', { id }],
  ['admin', 'getApplication', 'submitted and edited', { id, view: 'staff' }],
  ['manager', 'getApplication', 'submitted and edited', { id }],
  ['visitor', 'findApplicant', 'blanks', { ...GAON, name: '' }],
  ['visitor', 'findApplicant', 'an unknown person', { ...GAON, name: '김없음' }],
  ['applicant elsewhere', 'findApplicant', 'a person', GAON],
  ['manager', 'listApplicants', 'a team', { team: 3 }],
  ['admin', 'listApplicants', 'a team without applications', { team: 1 }],
  ['admin', 'listApplicants', 'an unknown term', { team: 3, term: 99 }],
  ['admin', 'selectPass', 'an unknown id', { _id: UNKNOWN, pass: 'fail' }],
  ['admin', 'selectPass', 'an unknown status', { _id: id, pass: 'passed' }],
  ['admin', 'selectPass', 'the first pass', { _id: id, pass: '1stPass', was: 'default' }],
  ['admin', 'selectPass', 'decided elsewhere', { _id: id, pass: 'fail', was: 'finalPass' }],
  ['admin', 'setInterviewDate', 'an unknown id', { _id: UNKNOWN, date: '12.5' }],
  ['admin', 'setInterviewDate', 'a long text', { _id: id, date: LONG }],
  ['admin', 'setInterviewDate', 'a date', { _id: id, date: '12.5(토) 14:00', seq: 2, window: 'x' }],
  ['admin', 'setInterviewDate', 'an earlier keystroke', { _id: id, date: '12.5', seq: 1, window: 'x' }],
  ['admin', 'setInterviewDate', 'decided elsewhere', { _id: id, date: '12.6', was: '' }],
  ['applicant', 'getApplication', 'decided, results not shown', { id }],
  ['admin', 'modifyResultInfo', 'results are shown', { showResultToApplicant: true }],
  ['applicant', 'getApplication', 'the first pass', { id }],
  ['visitor', 'getApplication', 'the first pass', { id }],
  ['admin', 'bulkPass', 'an unknown id', { ids: [id, UNKNOWN], pass: 'fail' }],
  ['admin', 'bulkPass', 'two final passes', { ids: [id, other], pass: 'finalPass', was: '1stPass' }],
  ['admin', 'modifyResultInfo', 'answers are asked', { answersUntil: '2037-12-10T00:00:00+09:00' }],
  ['applicant', 'getApplication', 'the final pass', { id }],
  ['admin', 'listApplicants', 'the final pass', { team: 3 }],
  ['admin', 'selectPass', 'a rejection', { _id: id, pass: 'fail' }],
  ['applicant', 'getApplication', 'the rejection', { id }],
  ['manager', 'overview', 'the charts'],
  ['admin', 'applicantHistory', 'everything'],
  ['admin', 'settingsHistory', 'everything'],
  ['applicant elsewhere', 'withdraw', 'an application', { id }],
  ['applicant', 'saveInterview', 'withdrawn elsewhere', { id, interviewTime: DAYS }],
  ['applicant', 'savePage1', 'withdrawn elsewhere', { id, ...PAGE }],
  ['applicant', 'savePage2', 'withdrawn elsewhere', { id, ...ESSAYS, isFinalSubmit: true }],
  ['admin', 'modifyRecruitInfo', 'the period ends', { isApplicationPeriod: false }],
  ['visitor', 'loadSettings', 'the period is over', { key: 1 }],
  ['visitor', 'enroll', 'after the period', NARAE],
  ['other applicant', 'saveInterview', 'after the period', { id: other, interviewTime: DAYS }],
  ['other applicant', 'savePage1', 'after the period', { id: other, ...PAGE }],
  ['other applicant', 'savePage2', 'after the period', { id: other, ...ESSAYS, isFinalSubmit: true }],
]
