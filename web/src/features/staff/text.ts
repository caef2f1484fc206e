import { type ShownPass, shownPassNames, submissionNames } from '@recruit/contract/fields/status-names'
import type { Language, Text } from '@recruit/contract/text'
import { bilingual } from '../../i18n/text.ts'

export const namesIn = <K extends string>(names: Record<K, Text>, language: Language) =>
  Object.fromEntries(Object.entries<Text>(names).map(([key, name]) => [key, name[language]])) as Record<
    K,
    string
  >

/** The staff's words for a status. The requirement's label of the first one is in the list alone. */
const passNames: Record<ShownPass, Text> = { ...shownPassNames, default: { ko: '결정 전', en: 'Undecided' } }

export const adminText = bilingual({
  admin: ['운영진', 'Staff'],
  login: ['운영진 로그인', 'Staff sign-in'],
  key: ['비밀번호', 'Password'],
  keyMissing: ['비밀번호를 입력해 주세요.', 'Enter the password.'],
  signIn: ['로그인', 'Sign in'],
  logout: ['로그아웃', 'Sign out'],
  home: ['관리자 홈', 'Admin home'],
  questions: ['지원서 질문', 'Application questions'],
  rehearsal: ['모집 미리 해 보기', 'Rehearse a term'],
  system: ['시스템 상태', 'System status'],
  systemFor: ['시스템 상태 (서버·백업·메일)', 'System status (servers, backups, mail)'],
  record: ['설정 레코드', 'Settings record'],
  recordThere: [
    'DB가 있습니다. 다시 눌러도 바뀌는 것은 없습니다.',
    'The DB exists: pressing again changes nothing.',
  ],
  recordMissing: ['DB가 없습니다.', 'There is no DB yet.'],
  firstSteps: [
    [
      '‘DB 추가’를 눌러 모집 정보를 담을 설정 레코드를 만듭니다. 한 번만 하면 됩니다.',
      '이어서 나타나는 ‘모집 정보 수정’에서 기수, 모집하는 팀, 일정을 채우고 지원 기간을 켭니다.',
    ],
    [
      'Press ‘Add DB’ to create the record that holds the recruitment info. You only do this once.',
      'Then ‘Edit recruitment info’ appears: fill in cohort, recruiting teams and schedule, and turn the application period on.',
    ],
  ],
  recordId: ['레코드 아이디', 'Record id'],
  addDb: ['DB 추가', 'Add DB'],
  toSettings: ['모집 정보 수정', 'Edit recruitment info'],
  toList: ['지원자 목록', 'Applicant list'],
  noPermission: ['접근 권한이 없습니다.', 'No access permission.'],
  applicants: ['지원자 목록', 'Applicant list'],
  applications: ['지원서 목록', 'Application list'],
  teams: ['팀', 'Teams'],
  empty: ['아직 지원자가 없습니다.', 'There are no applicants yet.'],
  name: ['이름', 'Name'],
  studentId: ['학번', 'Student id'],
  ewhaianId: ['이화이언 아이디', 'Community id'],
  pass: ['합격 상태', 'Pass status'],
  score: ['점수', 'Score'],
  interview: ['면접', 'Interview'],
  apart: ['의견 차이', 'Disagreement'],
  median: ['중앙값', 'Median'],
  date: ['면접 일정', 'Interview date'],
  application: ['지원서', 'Application'],
  state: ['제출', 'Submission'],
  submitted: [submissionNames.submitted.ko, submissionNames.submitted.en],
  draft: [submissionNames.draft.ko, submissionNames.draft.en],
  sharesStudentId: ['같은 학번의 지원서가 더 있습니다', 'Another application has this student id'],
  saving: ['변경', 'Change'],
  open: ['지원서 열기', 'Open'],
  openOf: (name: string) => [`${name} 지원서 열기`, `Open the application of ${name}`],
  passOf: (name: string) => [`${name} 합격 상태`, `Pass status of ${name}`],
  dateOf: (name: string) => [`${name} 면접 일정`, `Interview date of ${name}`],
  nth: (term: number, cohort: string) => [
    cohort ? `${cohort}기 (${term}번째 모집)` : `${term}번째 모집`,
    cohort ? `Cohort ${cohort} (term ${term})` : `Term ${term}`,
  ],
  passStates: [namesIn(passNames, 'ko'), namesIn(passNames, 'en')],
})
