import { type ShownPass, shownPassNames, submissionNames } from '@recruit/contract/fields/status-names'
import type { Language, Text } from '@recruit/contract/text'
import { bilingual } from '../../i18n/text.ts'

/** A table of names in one of its languages. */
export const namesIn = <K extends string>(names: Record<K, Text>, language: Language) =>
  Object.fromEntries(Object.entries<Text>(names).map(([key, name]) => [key, name[language]])) as Record<
    K,
    string
  >

/** The staff's words for a status. The requirement's label of the first one is in the list alone. */
const passNames: Record<ShownPass, Text> = { ...shownPassNames, default: { ko: '결정 전', en: 'Undecided' } }

export const adminText = bilingual({
  ko: {
    admin: '운영진',
    login: '운영진 로그인',
    key: '비밀번호',
    keyMissing: '비밀번호를 입력해 주세요.',
    signIn: '로그인',
    logout: '로그아웃',
    home: '관리자 홈',
    system: '시스템 상태',
    record: '설정 레코드',
    recordThere: 'DB가 있습니다.',
    recordMissing: 'DB가 없습니다.',
    firstSteps: [
      '‘DB 추가’를 눌러 모집 정보를 담을 설정 레코드를 만듭니다. 한 번만 하면 됩니다.',
      '이어서 나타나는 ‘모집 정보 수정’에서 기수, 모집하는 팀, 일정을 채우고 지원 기간을 켭니다.',
    ],
    recordId: '레코드 아이디',
    addDb: 'DB 추가',
    toSettings: '모집 정보 수정',
    toList: '지원자 목록',
    noPermission: '접근 권한이 없습니다.',
    applicants: '지원자 목록',
    applications: '지원서 목록',
    teams: '팀',
    empty: '아직 지원자가 없습니다.',
    name: '이름',
    studentId: '학번',
    ewhaianId: '이화이언 아이디',
    pass: '합격 상태',
    date: '면접 일정',
    application: '지원서',
    state: '제출',
    submitted: submissionNames.submitted.ko,
    draft: submissionNames.draft.ko,
    sharesStudentId: '같은 학번의 지원서가 더 있습니다',
    saving: '저장 상태',
    open: '지원서 열기',
    openOf: (name: string) => `${name} 지원서 열기`,
    passOf: (name: string) => `${name} 합격 상태`,
    dateOf: (name: string) => `${name} 면접 일정`,
    nth: (term: number, cohort: string) => (cohort ? `${cohort}기 (${term}번째 모집)` : `${term}번째 모집`),
    passStates: namesIn(passNames, 'ko'),
  },
  en: {
    admin: 'Staff',
    login: 'Staff sign-in',
    key: 'Password',
    keyMissing: 'Enter the password.',
    signIn: 'Sign in',
    logout: 'Sign out',
    home: 'Admin home',
    system: 'System status',
    record: 'Settings record',
    recordThere: 'The DB exists.',
    recordMissing: 'There is no DB yet.',
    firstSteps: [
      'Press ‘Add DB’ to create the record that holds the recruitment info. You only do this once.',
      'Then ‘Edit recruitment info’ appears: fill in cohort, recruiting teams and schedule, and turn the application period on.',
    ],
    recordId: 'Record id',
    addDb: 'Add DB',
    toSettings: 'Edit recruitment info',
    toList: 'Applicant list',
    noPermission: 'No access permission.',
    applicants: 'Applicant list',
    applications: 'Application list',
    teams: 'Teams',
    empty: 'There are no applicants yet.',
    name: 'Name',
    studentId: 'Student id',
    ewhaianId: 'Community id',
    pass: 'Pass status',
    date: 'Interview date',
    application: 'Application',
    state: 'Submission',
    submitted: submissionNames.submitted.en,
    draft: submissionNames.draft.en,
    sharesStudentId: 'Another application has this student id',
    saving: 'Saving',
    open: 'Open',
    openOf: (name: string) => `Open the application of ${name}`,
    passOf: (name: string) => `Pass status of ${name}`,
    dateOf: (name: string) => `Interview date of ${name}`,
    nth: (term: number, cohort: string) =>
      cohort ? `Cohort ${cohort} (recruitment ${term})` : `Recruitment ${term}`,
    passStates: namesIn(passNames, 'en'),
  },
})
