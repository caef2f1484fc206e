import type { CallName, Calls } from '@recruit/contract'
import { TAB_CALLS } from '@recruit/contract/fields/settings-fields'

/** The calls that change something; the contract marks those that only read. */
export type WritingCall = {
  [N in CallName]: Calls[N] extends { method: 'GET' } | { readOnly: true } ? never : N
}[CallName]

/** What happens to what a person has typed or decided, in words. */
interface Behaviour {
  secondPress: string
  leaving: string
  /** Another person, or another window, stores something else. */
  elsewhere: string
  /** Without a network. */
  offline: string
  signOut: string
}
const [DROPPED, NOTHING] = ['does nothing', 'nothing is typed']
const [ASKS, FAILS] = ['asks', 'fails immediately; what was typed stays and can be sent again']

/** Each kind of place is one shared part, which does the same at all of them. */
export const KINDS = {
  /** `useVersionedDraft`. */
  versioned: {
    secondPress: DROPPED,
    leaving: ASKS,
    elsewhere: 'what was typed stays; both are shown and it asks which one goes on',
    offline: FAILS,
    signOut: ASKS,
  },
  /** `useEditor` of the settings, whose fields are merged one by one. */
  merged: {
    secondPress: DROPPED,
    leaving: ASKS,
    elsewhere: 'untouched fields become theirs; of the others both are shown and it asks',
    offline: FAILS,
    signOut: ASKS,
  },
  /** `createAutosave`, with a copy on the device. */
  autosaved: {
    secondPress: 'the latest text is saved',
    leaving: 'is saved; asks only where neither the server nor the device has it',
    elsewhere: 'what was typed stays; both are shown and it asks which one goes on',
    offline: 'stays on the device and is saved when the network is back',
    signOut: 'stays on the device for the same person',
  },
  /** `createEdits`: a row of a list is saved when it changes. */
  rows: {
    secondPress: 'the latest choice is saved',
    leaving: 'goes on being saved; closing the window asks',
    elsewhere: 'is not written over; both are shown and it asks',
    offline: 'fails in its row, keeps the choice and can be sent again',
    signOut: ASKS,
  },
  /** `useCall` or `useCalls`, from a form of a few fields. */
  form: {
    secondPress: DROPPED,
    leaving: 'is dropped: a few fields, closed on purpose',
    elsewhere: 'the server refuses what no longer applies, and says why',
    offline: FAILS,
    signOut: 'is dropped with its screen',
  },
  /** `useCall` or `useCalls`, from a button, with a question where it cannot be undone. */
  button: {
    secondPress: DROPPED,
    leaving: NOTHING,
    elsewhere: 'the server refuses what no longer applies; what is stored is read again',
    offline: 'fails immediately, in words',
    signOut: NOTHING,
  },
} satisfies Record<string, Behaviour>
type Kind = keyof typeof KINDS

interface Place extends Partial<Behaviour> {
  where: string
  kind: Kind
  /** What it stores by; none where it only looks something up. */
  calls: readonly WritingCall[]
}

/** Every place where a person types or decides. The hooks of each kind take its names alone. */
export const PLACES = {
  application: {
    ...{ kind: 'autosaved', where: 'The application: texts, hours and submitting' },
    ...{ calls: ['savePage1', 'savePage2', 'saveInterview'], signOut: 'applicants do not sign in' },
  },
  review: {
    kind: 'autosaved',
    where: 'A reviewer’s scores and notes',
    calls: ['saveReview', 'recuseReview'],
  },
  taps: {
    ...{ kind: 'autosaved', where: 'What is tapped on the interview day', calls: ['tapInterviews'] },
    leaving: 'goes on being sent; closing the window asks',
    elsewhere: 'the taps of both are kept; the state follows from their times',
    signOut: ASKS,
  },

  ownHours: {
    ...{ kind: 'versioned', where: 'An interviewer’s own hours, by link', calls: ['saveOwnHours'] },
    signOut: 'interviewers do not sign in',
  },
  criteria: { kind: 'versioned', where: 'Criteria of reviewing', calls: ['setReviewCriteria'] },
  questions: { kind: 'versioned', where: 'Questions of the term', calls: ['setQuestions'] },
  seats: { kind: 'versioned', where: 'Seats and second choice of the term', calls: ['setSeats'] },
  interviewer: { kind: 'versioned', where: 'An interviewer', calls: ['saveInterviewer'] },
  timetableRules: { kind: 'versioned', where: 'Rules of the timetable', calls: ['setTimetableRules'] },
  template: { kind: 'versioned', where: 'Template of a kind of message', calls: ['saveTemplate'] },
  mailingWords: { kind: 'versioned', where: 'Own words of a mailing', calls: ['remakeMailing'] },
  waitingList: { kind: 'versioned', where: 'Order of a waiting list', calls: ['setWaitingList'] },
  'save settings': {
    ...{ kind: 'merged', where: 'The settings' },
    calls: Object.values(TAB_CALLS),
  },

  decisions: {
    ...{ kind: 'rows', where: 'Decisions and interview dates, in the list and on the review desk' },
    calls: ['selectPass', 'setInterviewDate'],
  },
  appointments: {
    ...{ kind: 'button', where: 'Placing interviews on the timetable' },
    ...{ calls: ['placeAppointment', 'lockAppointments', 'removeAppointment'] },
    secondPress: 'is sent after the first, one at a time',
  },

  lookup: { kind: 'form', where: 'Finding one’s application', calls: [] },
  resultLookup: { kind: 'form', where: 'Finding one’s result', calls: [] },
  enrol: {
    ...{ kind: 'form', where: 'Beginning an application', calls: ['enroll'] },
    elsewhere: 'the second of two leads to the application that exists',
  },
  withdraw: { kind: 'form', where: 'Withdrawing an application', calls: ['withdraw'] },
  ownData: { kind: 'button', where: 'One’s own data as a file', calls: [] },
  forgetDevice: { kind: 'button', where: 'Clearing this device', calls: ['forgetApplication'] },
  answerOffer: { kind: 'button', where: 'Answer to a final pass', calls: ['answerOffer'] },
  answerAppointment: { kind: 'form', where: 'Answer to an appointment', calls: ['answerAppointment'] },

  signIn: {
    kind: 'form',
    where: 'Signing in, by key, name or link',
    calls: ['login', 'memberLogin', 'setPassphrase'],
  },
  logout: { kind: 'button', where: 'Signing out', calls: ['logout'] },
  initSettings: { kind: 'button', where: 'The settings record', calls: ['initSettings'] },
  rehearse: { kind: 'form', where: 'Rehearsal of a term', calls: [] },
  newTerm: { kind: 'form', where: 'A new term', calls: ['newTerm', 'takeOverCriteria'] },
  publish: { kind: 'button', where: 'Publishing decisions', calls: ['publish'] },
  bulkPass: { kind: 'form', where: 'A decision about many', calls: ['bulkPass'] },
  correctApplicant: { kind: 'form', where: 'Correcting an applicant', calls: ['correctApplicant'] },
  exportApplicants: { kind: 'button', where: 'Exporting the list', calls: [] },
  moveUp: { kind: 'button', where: 'Moving up from a waiting list', calls: ['moveUp'] },
  takeOver: { kind: 'button', where: 'Taking over a second choice', calls: ['takeOver'] },
  notePrint: { kind: 'button', where: 'Printing an application', calls: ['notePrint'] },

  setReviewPhase: { kind: 'button', where: 'Opening and closing reviews', calls: ['setReviewPhase'] },
  previewAssignment: { kind: 'form', where: 'Assigning reviewers, before it is done', calls: [] },
  assignReviewers: { kind: 'button', where: 'Assigning reviewers', calls: ['assignReviewers'] },
  addAssignment: { kind: 'button', where: 'Assigning one application', calls: ['addAssignment'] },
  hideNames: { kind: 'button', where: 'Hiding an author’s name from reviewers', calls: ['hideNames'] },
  removeAssignment: { kind: 'form', where: 'Changing one assignment', calls: ['removeAssignment'] },

  addMember: { kind: 'form', where: 'A new member of the staff', calls: ['addMember'] },
  changeMember: { kind: 'form', where: 'A member of the staff', calls: ['changeMember'] },
  newMemberLink: { kind: 'button', where: 'A member’s link', calls: ['newMemberLink'] },
  sendStaffLink: { kind: 'form', where: 'Sending a link', calls: ['sendStaffLink'] },

  removeInterviewer: { kind: 'button', where: 'Removing an interviewer', calls: ['removeInterviewer'] },
  newInterviewerLink: { kind: 'button', where: 'An interviewer’s link', calls: ['newInterviewerLink'] },
  startTimetableRun: { kind: 'form', where: 'Computing a timetable', calls: ['startTimetableRun'] },
  stopTimetableRun: { kind: 'button', where: 'Stopping a run', calls: ['stopTimetableRun'] },
  concede: {
    ...{ kind: 'button', where: 'A concession to a timetable' },
    calls: ['saveInterviewer', 'setTimetableRules', 'startTimetableRun'],
  },
  applyTimetableRun: { kind: 'button', where: 'Taking a computed timetable', calls: ['applyTimetableRun'] },
  publishTimetable: { kind: 'button', where: 'Publishing the timetable', calls: ['publishTimetable'] },

  draftMailing: {
    ...{ kind: 'form', where: 'A message in own words, and drafts of other kinds', calls: ['draftMailing'] },
    leaving: 'stays while the session lasts; closing the window asks',
    signOut: ASKS,
  },
  approveMailing: { kind: 'form', where: 'Approving a mailing', calls: ['approveMailing'] },
  pauseMailing: { kind: 'button', where: 'Pausing a mailing', calls: ['pauseMailing'] },
  callOffMailing: { kind: 'button', where: 'Calling a mailing off', calls: ['callOffMailing'] },
  discardMailing: { kind: 'button', where: 'Discarding drafts', calls: ['discardMailing'] },
  remakeMailing: { kind: 'button', where: 'Making drafts again', calls: ['remakeMailing'] },
  setEveningPlan: { kind: 'button', where: 'The evenings before interviews', calls: ['setEveningPlan'] },
  resendMessages: { kind: 'button', where: 'Sending messages again', calls: ['resendMessages'] },
  testMessage: { kind: 'form', where: 'A test message', calls: ['testMessage'] },
} as const satisfies Record<string, Place>

type Places = typeof PLACES
type NamesOf<K extends Kind> = { [N in keyof Places]: Places[N]['kind'] extends K ? N : never }[keyof Places]
/** The editors of `useVersionedDraft`. */
export type VersionedPlace = NamesOf<'versioned'>
/** What `useCall` and `useCalls` send. */
export type PressedPlace = NamesOf<'form' | 'button' | 'merged'>

/** A call that changes something and that no place names is a type error here. */
type Unnamed = Exclude<WritingCall, Places[keyof Places]['calls'][number]>
export const EVERY_CALL_HAS_ITS_PLACE: [Unnamed] extends [never] ? true : Unnamed = true
