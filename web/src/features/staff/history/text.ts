import { KEY_ROLE_NAMES, ROLES } from '@recruit/contract/calls/roles'
import type { Author } from '@recruit/contract/fields/history-authors'
import type { Text } from '@recruit/contract/text'
import { bilingual } from '../../../i18n/text.ts'
import { roleNames } from '../role-names.ts'
import { namesIn } from '../text.ts'

const authors: Record<Author, Text> = {
  ...roleNames,
  operator: { ko: '서버 명령', en: 'Server command' },
  applicant: { ko: '지원자', en: 'Applicant' },
  system: { ko: '자동', en: 'Automatic' },
}

/** Events that happened automatically at a planned time, by the setting of the time. */
const planned: Record<string, Text> = {
  opensAt: { ko: '정한 시각에 접수를 시작함', en: 'Opened applications at the planned time' },
  resultsAt: { ko: '정한 시각에 결과를 공개함', en: 'Published results at the planned time' },
}

/** What the history calls a new key of a role. */
const keyChanges = Object.fromEntries(
  KEY_ROLE_NAMES.map((role): [string, Text] => {
    const { ko, en } = ROLES[role].name
    return [`${role}Key`, { ko: `${ko} 비밀번호를 바꿈`, en: `Changed the ${en} password` }]
  }),
)
/** Changes and deeds of applications and keys; the settings' fields have their labels on their own screen. */
const what: Record<string, Text> = {
  pass: { ko: '합격 상태', en: 'Pass status' },
  date: { ko: '면접 일정', en: 'Interview date' },
  published: { ko: '결과를 공개함', en: 'Published results' },
  publishedPass: { ko: '공개된 합격 상태', en: 'Published pass status' },
  publishedDate: { ko: '공개된 면접 일정', en: 'Published interview date' },
  answer: { ko: '최종 합격에 대한 답', en: 'Answer to the final pass' },
  waiting: { ko: '대기 순서', en: 'Place on the waiting list' },
  team: { ko: '팀', en: 'Team' },
  movedTeam: { ko: '2지망 팀으로 옮김', en: 'Moved to the second-choice team' },
  publishedTeam: { ko: '공개된 팀', en: 'Published team' },
  secondChoice: { ko: '2지망 묻기', en: 'Second choice' },
  seats: { ko: '정원 (마케팅 / 디자인 / 웹개발)', en: 'Seats (marketing / design / web)' },
  name: { ko: '이름', en: 'Name' },
  studentId: { ko: '학번', en: 'Student id' },
  ewhaianId: { ko: '이화이언 아이디', en: 'Community id' },
  export: { ko: 'CSV로 내보냄', en: 'Exported as CSV' },
  print: { ko: '지원서를 인쇄함', en: 'Printed the application' },
  questions: { ko: '지원서 질문을 바꿈', en: 'Changed the questions of the form' },
  criteria: { ko: '평가 기준을 바꿈', en: 'Changed the review criteria' },
  criteriaTakenOver: { ko: '지난 기수의 평가 기준을 가져옴', en: 'Copied the last term’s criteria' },
  reviewersAssigned: { ko: '평가자를 배정함', en: 'Assigned reviewers' },
  assignmentAdded: { ko: '평가자를 배정함', en: 'Assigned a reviewer' },
  assignmentRemoved: { ko: '평가자 배정을 취소함', en: 'Removed an assignment' },
  assignmentHandedOn: { ko: '배정을 넘김', en: 'Passed an assignment to another reviewer' },
  namesHidden: { ko: '글쓴이를 알 수 있는 표현을 평가에서 숨김', en: 'Hid in reviews what names the author' },
  namesShown: { ko: '글쓴이를 알 수 있는 표현을 숨기지 않음', en: 'Stopped hiding what names the author' },
  reviewsNeeded: { ko: '필요한 평가 수', en: 'Reviews needed' },
  reviewsPlaces: { ko: '뽑을 인원', en: 'Places' },
  reviewsOpened: { ko: '평가자끼리 평가를 볼 수 있게 함', en: 'Let reviewers see each other’s reviews' },
  reviewsClosed: { ko: '평가를 평가자끼리 가림', en: 'Hid reviewers’ reviews from each other' },
  interviewerLink: { ko: '면접관 링크를 만듦', en: 'Made a link for an interviewer' },
  appointmentAnswer: { ko: '면접 참석 여부', en: 'Interview attendance' },
  interviewDay: { ko: '면접 진행', en: 'Interview progress' },
  timetablePublished: {
    ko: '면접 시간표를 공개함',
    en: 'Published the timetable',
  },
  timetable: { ko: '자동 배치 결과를 면접 시간표에 반영', en: 'Applied a built timetable' },
  timetableRules: { ko: '면접 시간표 규칙을 바꿈', en: 'Changed the timetable rules' },
  eveningPlan: { ko: '면접 전날 안내 자동 발송 시각', en: 'Time of the automatic day-before reminder' },
  messagesApproved: { ko: '메시지를 보내기로 승인함', en: 'Approved messages to be sent' },
  messagesCalledOff: { ko: '메시지 발송을 취소함', en: 'Cancelled messages' },
  messageResent: { ko: '메시지를 다시 보냄', en: 'Resent a message' },
  messageTemplate: { ko: '메시지의 기본 문구를 바꿈', en: 'Changed a message template' },
  staffLinkSent: { ko: '링크를 메일로 보냄', en: 'Mailed a link' },
  openingMissed: {
    ko: '정한 시각이 한 시간 넘게 지나 접수를 시작하지 않음',
    en: 'Did not open applications: over an hour past the planned time',
  },
  resultsMissed: {
    ko: '정한 시각이 한 시간 넘게 지나 결과를 공개하지 않음',
    en: 'Did not publish results: over an hour past the planned time',
  },
  withdrawn: { ko: '지원을 취소하고 지원서를 지움', en: 'Withdrew and deleted the application' },
  created: { ko: '설정 레코드를 만듦', en: 'Created the settings record' },
  newTerm: { ko: '새 기수를 시작함', en: 'Started a new term' },
  term: { ko: '모집 회차', en: 'Term' },
  removedTerm: { ko: '지난 기수의 개인정보를 지움', en: 'Deleted the personal data of an earlier term' },
  memberAdded: { ko: '운영진을 추가함', en: 'Added staff member' },
  memberName: { ko: '운영진 이름', en: "A staff member's name" },
  memberRole: { ko: '역할', en: 'Role' },
  memberTeams: { ko: '담당 팀', en: 'Teams' },
  memberDisabled: { ko: '사용 중지', en: 'Disabled' },
  memberLink: { ko: '새 링크를 만듦', en: 'Made a new link' },
  memberPassphrase: { ko: '암호를 정함', en: 'Set the passphrase' },
  ...keyChanges,
}

/** What was done with a named thing, by its name before and after. */
const interviewer: Record<'added' | 'removed' | 'renamed' | 'changed', Text> = {
  added: { ko: '면접관을 추가함', en: 'Added interviewer' },
  removed: { ko: '면접관을 삭제함', en: 'Removed interviewer' },
  renamed: { ko: '면접관 이름을 바꿈', en: 'Renamed interviewer' },
  changed: { ko: '면접관 정보를 바꿈', en: 'Changed interviewer' },
}

export const historyText = bilingual({
  authors: [namesIn(authors, 'ko'), namesIn(authors, 'en')],
  what: [namesIn(what, 'ko'), namesIn(what, 'en')],
  interviewer: [namesIn(interviewer, 'ko'), namesIn(interviewer, 'en')],
  planned: [namesIn(planned, 'ko'), namesIn(planned, 'en')],
  session: (hash: string) => [`세션 ${hash}`, `session ${hash}`],
  ofInterview: [' (면접)', ' (interview)'],
  emptyValue: ['비어 있음', 'empty'],
  from: ['이전', 'from'],
  to: ['이후', 'to'],
  gone: ['지워진 지원서', 'A deleted application'],
  removed: (count: string, term: string) => [
    `${term}의 지원서 ${count}건`,
    `${term}, applications: ${count}`,
  ],
  exported: (what: string) => [`지원서 ${what}`, `Applications: ${what}`],
  publishedTo: (count: string) => [
    `지원자 ${count}명`,
    `${count} ${count === '1' ? 'applicant' : 'applicants'}`,
  ],
  /** Of a group: how many got a value, and what is said of many values. */
  counted: (value: string, count: number) => [`${value} ${count}명`, `${value}: ${count}`],
  various: ['사람마다 다름', 'different for each'],
  appointments: (count: string) => [
    `면접 ${count}건`,
    `${count} ${count === '1' ? 'appointment' : 'appointments'}`,
  ],
  assigned: (team: string, count: string) => [
    `${team}, 배정 ${count}건`,
    `${team}, ${count} ${count === '1' ? 'assignment' : 'assignments'}`,
  ],
  rules: {
    length: ['교대 간격', 'hours per shift'],
    rooms: ['면접실 수', 'number of rooms'],
    roomsByDay: ['날짜와 시간마다 다른 면접실 수', 'hours with another number of rooms'],
    roomNames: ['면접실 이름', 'names of rooms'],
    closed: ['면접이 없는 시간', 'hours without interviews'],
    panels: ['함께 들어가는 면접관', 'interviewers together'],
    pace: ['면접 길이', 'length of interviews'],
    answersUntil: ['참석 답변 마감', 'deadline for answers'],
  },
  takenBack: ['입력했다가 다시 지움', 'entered and cleared again'],
  messages: (kind: string, count: string) => [`${kind}, ${count}건`, `${kind}, ${count}`],
  nothing: ['기록이 없습니다.', 'Nothing is recorded.'],
  settings: (names: string[], more: number) => [
    `설정: ${names.join(', ')}${more > 0 ? ` 외 ${more}가지` : ''}`,
    `Settings: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ],
  wholeText: ['전체 글 보기', 'Show the full text'],
})
