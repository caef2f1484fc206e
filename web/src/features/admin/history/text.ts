import type { Author } from '@recruit/contract/history'
import { bilingual } from '../../../i18n/text.ts'

const authorsKo: Record<Author, string> = {
  admin: '관리자',
  manager: '매니저',
  operator: '운영 담당자',
  applicant: '지원자',
  system: '자동',
}
const authorsEn: Record<Author, string> = {
  admin: 'Admin',
  manager: 'Manager',
  operator: 'Operator',
  applicant: 'Applicant',
  system: 'By itself',
}
/** Changes and deeds of applications and keys; the settings' fields have their labels on their own screen. */
const whatKo: Record<string, string> = {
  pass: '합격 상태',
  date: '면접 일정',
  team: '팀',
  name: '이름',
  studentId: '학번',
  ewhaianId: '이화이언 아이디',
  export: 'CSV로 내보냄',
  print: '지원서를 인쇄함',
  withdrawn: '지원을 취소하고 지원서를 지움',
  created: '설정 레코드를 만듦',
  newTerm: '새 기수를 시작함',
  term: '모집 회차',
  removedTerm: '지난 기수의 개인정보를 지움',
  closesAt: '마감 시각',
  keepMonths: '개인정보 보관 개월',
  adminKey: '관리자 비밀번호를 바꿈',
  managerKey: '매니저 비밀번호를 바꿈',
}
const whatEn: Record<string, string> = {
  pass: 'Pass status',
  date: 'Interview schedule',
  team: 'Team',
  name: 'Name',
  studentId: 'Student id',
  ewhaianId: 'Member id',
  export: 'Exported as CSV',
  print: 'Printed the application',
  withdrawn: 'Withdrew and deleted the application',
  created: 'Created the settings record',
  newTerm: 'Started a new term',
  term: 'Term',
  removedTerm: 'Removed the personal data of an earlier term',
  closesAt: 'Closing time',
  keepMonths: 'Months that personal data are kept',
  adminKey: 'Changed the admin password',
  managerKey: 'Changed the manager password',
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
    nothing: 'Nothing is recorded.',
  },
})
