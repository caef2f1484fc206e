import * as answers from './calls/answers.ts'
import * as applicants from './calls/applicants.ts'
import * as auth from './calls/auth.ts'
import * as members from './calls/members.ts'
import * as mailings from './calls/messages/mailings.ts'
import * as singleMessages from './calls/messages/single-messages.ts'
import * as publishing from './calls/publishing.ts'
import * as questions from './calls/questions.ts'
import * as rehearsal from './calls/rehearsal.ts'
import * as reports from './calls/reports.ts'
import * as reviewAdministration from './calls/review-administration.ts'
import * as reviewing from './calls/reviewing.ts'
import * as seats from './calls/seats.ts'
import * as settings from './calls/settings.ts'
import { tabCalls } from './calls/settings-tabs.ts'
import * as staff from './calls/staff.ts'
import * as system from './calls/system.ts'
import * as timetableBoard from './calls/timetable/board.ts'
import * as interviewDay from './calls/timetable/interview-day.ts'
import * as interviewers from './calls/timetable/interviewers.ts'
import * as timetableRuns from './calls/timetable/runs.ts'
import * as waitingList from './calls/waiting-list.ts'

/** Every call of the product: routes, permissions, client functions and tests derive from this table. */
export const calls = {
  ...applicants,
  ...answers,
  ...staff,
  ...publishing,
  ...waitingList,
  ...interviewers,
  ...timetableRuns,
  ...timetableBoard,
  ...interviewDay,
  ...mailings,
  ...singleMessages,
  ...questions,
  ...rehearsal,
  ...reports,
  ...reviewing,
  ...reviewAdministration,
  ...seats,
  ...settings,
  ...tabCalls,
  ...auth,
  ...members,
  ...system,
}
export type Calls = typeof calls
export type CallName = keyof Calls

export {
  type Answerer,
  type Call,
  type ReplyOf,
  type RequestOf,
  SERVICES,
  type SentTo,
  type Service,
  type Who,
} from './calls/call.ts'
