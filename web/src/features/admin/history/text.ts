import { byRole, KEY_ROLE_NAMES, ROLES } from '@recruit/contract/calls/roles'
import type { Author } from '@recruit/contract/fields/history-authors'
import type { Language } from '@recruit/contract/text'
import { bilingual } from '../../../i18n/text.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** What the history calls a new key of a role. */
const keyChanges = (said: (role: string) => string, language: Language) =>
  Object.fromEntries(KEY_ROLE_NAMES.map((role) => [`${role}Key`, said(ROLES[role].name[language])]))

const authorsKo: Record<Author, string> = {
  ...byRole((role) => ROLES[role].name.ko),
  operator: '운영 담당자',
  applicant: '지원자',
  system: '자동',
}
const authorsEn: Record<Author, string> = {
  ...byRole((role) => capital(ROLES[role].name.en)),
  operator: 'Operator',
  applicant: 'Applicant',
  system: 'By itself',
}
/** Changes and deeds of applications and keys; the settings' fields have their labels on their own screen. */
const whatKo: Record<string, string> = {
  pass: '합격 상태',
  date: '면접 일정',
  published: '결과를 공개함',
  publishedPass: '공개된 합격 상태',
  publishedDate: '공개된 면접 일정',
  answer: '최종 합격에 대한 답',
  waiting: '대기 순서',
  team: '팀',
  name: '이름',
  studentId: '학번',
  ewhaianId: '이화이언 아이디',
  export: 'CSV로 내보냄',
  print: '지원서를 인쇄함',
  criteria: '평가 기준을 바꿈',
  reviewersAssigned: '평가자를 배정함',
  assignmentRemoved: '평가자 배정을 취소함',
  reviewsNeeded: '필요한 평가 수',
  reviewsOpened: '평가를 공개함',
  reviewsClosed: '평가를 다시 비공개로 바꿈',
  interviewer: '면접관',
  timetableRules: '면접 시간표 규칙을 바꿈',
  withdrawn: '지원을 취소하고 지원서를 지움',
  created: '설정 레코드를 만듦',
  newTerm: '새 기수를 시작함',
  term: '모집 회차',
  removedTerm: '지난 기수의 개인정보를 지움',
  memberAdded: '운영진을 추가함',
  memberName: '운영진 이름',
  memberRole: '역할',
  memberTeams: '담당 팀',
  memberDisabled: '사용 중지',
  memberLink: '새 링크를 만듦',
  memberPassphrase: '암호를 정함',
  ...keyChanges((role) => `${role} 비밀번호를 바꿈`, 'ko'),
}
const whatEn: Record<string, string> = {
  pass: 'Pass status',
  date: 'Interview schedule',
  published: 'Published results',
  publishedPass: 'Published pass status',
  publishedDate: 'Published interview schedule',
  answer: 'Answer to the final pass',
  waiting: 'Place in the waiting list',
  team: 'Team',
  name: 'Name',
  studentId: 'Student id',
  ewhaianId: 'Member id',
  export: 'Exported as CSV',
  print: 'Printed the application',
  criteria: 'Changed the criteria of reviews',
  reviewersAssigned: 'Assigned reviewers',
  assignmentRemoved: 'Took a reviewer off',
  reviewsNeeded: 'Reviews needed',
  reviewsOpened: 'Opened the reviews',
  reviewsClosed: 'Closed the reviews again',
  interviewer: 'Interviewer',
  timetableRules: 'Changed the rules of the timetable',
  withdrawn: 'Withdrew and deleted the application',
  created: 'Created the settings record',
  newTerm: 'Started a new term',
  term: 'Term',
  removedTerm: 'Removed the personal data of an earlier term',
  memberAdded: 'Added a member',
  memberName: "The member's name",
  memberRole: 'Role',
  memberTeams: 'Teams',
  memberDisabled: 'Disabled',
  memberLink: 'Made a new link',
  memberPassphrase: 'Set the passphrase',
  ...keyChanges((role) => `Changed the ${role} password`, 'en'),
}

export const historyText = bilingual({
  ko: {
    authors: authorsKo,
    what: whatKo,
    session: (hash: string) => `세션 ${hash}`,
    emptyValue: '비어 있음',
    from: '이전',
    to: '이후',
    gone: '지워진 지원서',
    removed: (count: string, term: string) => `${term}의 지원서 ${count}건`,
    exported: (what: string) => `지원서 ${what}`,
    publishedTo: (count: string) => `${count}명에게`,
    nothing: '기록이 없습니다.',
  },
  en: {
    authors: authorsEn,
    what: whatEn,
    session: (hash: string) => `session ${hash}`,
    emptyValue: 'empty',
    from: 'from',
    to: 'to',
    gone: 'A deleted application',
    removed: (count: string, term: string) => `${term}, applications: ${count}`,
    exported: (what: string) => `Applications: ${what}`,
    publishedTo: (count: string) => `to ${count}`,
    nothing: 'Nothing is recorded.',
  },
})
