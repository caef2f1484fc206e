/** One invented example of each call, checked against the shapes by types and a test. */
import { sessionFlags } from '../calls/roles.ts'
import { GRID_HOURS } from '../constants.ts'
import { publicSettings } from '../fields/settings-values.ts'
import { messages } from '../messages.ts'
import { answerExamples } from './answer-examples.ts'
import type { Examples } from './example-types.ts'
import {
  admin,
  changed,
  content,
  history,
  id,
  identity,
  interviewDays,
  interviewHours,
  other,
  record,
  said,
  saved,
  settings,
  time,
} from './example-values.ts'
import { byName, memberExamples } from './member-examples.ts'
import { messageExamples } from './message-examples.ts'
import { reviewingExamples } from './reviewing-examples.ts'
import { timetableExamples } from './timetable-examples.ts'

export const examples: Examples = {
  ...answerExamples,
  ...timetableExamples,
  ...messageExamples,
  findApplicant: {
    request: identity,
    reply: { checkInfoSuccess: true, applicantId: id, message: '' },
  },
  enroll: {
    request: { ...identity, team: 3, consent: true },
    reply: { success: true, isAlready: false, isBlank: false, ...said(messages.enrolled), value: id },
  },
  getApplication: {
    request: { id },
    reply: {
      ...identity,
      ...content,
      team: 3,
      pass: 'default',
      date: '',
      isFinalSubmit: true,
      version: 3,
      submissions: 1,
      submittedAt: time,
      savedAt: time,
      hasUnsubmittedEdits: false,
    },
  },
  saveInterview: { request: { id, interviewHours, interviewDays, seq: 17 }, ...saved },
  savePage1: { request: { id, major: content.major, email: content.email, version: 3 }, ...saved },
  savePage2: {
    request: {
      id,
      applyReason: content.applyReason,
      activityPlan: content.activityPlan,
      isFinalSubmit: true,
      version: 3,
    },
    reply: {
      applicationUpdateSuccess: 'success',
      ...said(messages.submitted),
      version: 4,
      submissions: 1,
      submittedAt: time,
    },
  },
  ownData: {
    request: { id },
    reply: { filename: 'application-1f6c2b34.txt', text: '[Draft]\nname: Kim Hana\n' },
  },
  withdraw: {
    request: { id },
    reply: said(messages.withdrawn),
  },
  forgetApplication: { request: { id }, reply: said(messages.forgotten) },

  listApplicants: {
    request: { team: 3 },
    reply: {
      applicants: [
        {
          _id: id,
          ...identity,
          team: 3,
          pass: '1stPass',
          date: '12.05(토) 10:00',
          isFinalSubmit: true,
          sharesStudentId: false,
          email: content.email,
          phonenum: content.phonenum,
        },
      ],
      team: 3,
    },
  },
  selectPass: { request: { _id: id, pass: '1stPass', was: 'default' }, reply: said(messages.passSaved) },
  setInterviewDate: {
    request: { _id: id, date: '12.05(토) 10:00', seq: 9, window: 'k3x9', was: '' },
    reply: said(messages.dateSaved),
  },
  bulkPass: {
    request: { ids: [id, other], pass: 'fail', was: 'default' },
    reply: { ...said(messages.bulkSaved), changed: [{ _id: other, from: 'default' }], left: 1 },
  },
  unpublished: {
    request: {},
    reply: {
      isPublic: true,
      changes: [
        {
          _id: other,
          name: '나누미',
          team: 3,
          shown: { pass: '1stPass', date: '12.5(토) 14:00' },
          next: { pass: 'finalPass', date: '12.5(토) 14:00' },
        },
      ],
      seen: 'x3v5Cq1mZr0yJd8kWb7n2A',
      isFirst: false,
      decided: [{ pass: 'finalPass', count: 1 }],
      undecided: [],
      withoutDate: [],
    },
  },
  publish: {
    request: { seen: 'x3v5Cq1mZr0yJd8kWb7n2A', left: [] },
    reply: { ...said(messages.published), published: 1 },
  },
  correctApplicant: {
    request: { _id: id, name: '나누미', was: { name: identity.name } },
    reply: said(messages.corrected),
  },
  availability: {
    request: { team: 3 },
    reply: {
      team: 3,
      applicants: 1,
      days: interviewDays ?? [],
      cells: interviewHours.map((hours) =>
        Array.from({ length: GRID_HOURS }, (_, hour) => (hours >> hour) & 1),
      ),
      people: [{ _id: id, name: identity.name, interviewHours, interviewDays }],
    },
  },
  periodChange: {
    request: { interviewPeriod: '12.06(일) - 12.07(월)' },
    reply: { hasDates: true, dropped: 3, moved: 0 },
  },
  toDoCounts: {
    request: {},
    reply: {
      isPublic: true,
      teams: [
        {
          ...{ team: 3, unreviewed: 4, undecided: 6, withoutDate: 2 },
          ...{ unpublished: 5, offers: 1, appointments: 3 },
        },
      ],
      drafts: 8,
    },
  },
  overview: {
    request: {},
    reply: {
      term: 2,
      statuses: [{ team: 3, pass: 'default', drafts: 4, submitted: 11 }],
      answers: [{ team: 3, answer: 'confirmed', count: 2 }],
      days: [{ day: '2026-11-21', team: 3, enrolled: 6, submitted: 2 }],
      terms: [
        {
          term: 1,
          cardinalNumber: '44',
          applications: 52,
          closedAt: time,
          removesAt: '2027-05-21T05:03:00.000Z',
          isRemoved: false,
        },
        {
          term: 2,
          cardinalNumber: '45',
          applications: 15,
          closedAt: null,
          removesAt: null,
          isRemoved: false,
        },
      ],
    },
  },
  applicantHistory: {
    request: { id },
    reply: history('pass', 'default', '1stPass', { id, name: identity.name }),
  },
  exportApplicants: {
    request: { team: 3 },
    reply: {
      filename: 'applications-cohort45-term2-webdev.csv',
      csv: '\ufeff이름,학번\r\n나눔이,2400001\r\n',
    },
  },
  notePrint: { request: { _id: id }, reply: said(messages.printNoted) },

  loadSettings: { request: { key: 1 }, reply: publicSettings(settings, true) },
  findSettings: { request: { key: 1 }, reply: { isInDB: 'true', objectId: record } },
  initSettings: {
    request: { cardinalNumber: '45' },
    reply: { basicInfoCreate: true, ...said(messages.dbAdded), objectId: record },
  },
  getSettings: {
    request: { id: record },
    reply: { ...settings, version: 7, objectId: record },
  },
  modifyRecruitInfo: {
    request: { isApplicationPeriod: true, closesAt: settings.closesAt, version: 7 },
    ...changed,
  },
  modifyResultInfo: { request: { showResultToApplicant: true, version: 7 }, ...changed },
  modifyMasterInfo: { request: { masterName: '가람이', version: 7 }, ...changed },
  newTerm: {
    request: { version: 7, cardinalNumber: '46' },
    reply: { ...said(messages.termStarted), version: 8 },
  },
  settingsHistory: { request: { before: 40 }, reply: history('masterName', '', '가람이') },

  ...reviewingExamples,

  checkAdmin: { request: {}, reply: admin },
  checkLanding: { request: {}, reply: admin },
  checkManager: { request: {}, reply: { ...sessionFlags('manager'), member: byName } },
  login: {
    request: { pw: 'a-long-key' },
    reply: { ...admin, ...said(messages.signedIn) },
  },
  logout: {
    request: {},
    reply: { ...sessionFlags(undefined), member: null, ...said(messages.signedOut) },
  },
  keyHistory: { request: {}, reply: history('adminKey', '', '') },
  ...memberExamples,
}
