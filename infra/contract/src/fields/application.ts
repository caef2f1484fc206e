import { ESSAY_MAX, LINK_MAX, NAME_MAX, STUDENT_ID_LENGTH, TEXT_MAX } from '../constants.ts'
import type { FieldDeclaration } from './field-kinds.ts'

const ALWAYS = ['draft', 'apply', 'edit'] as const
const ESSAY_HINT = {
  ko: '공백을 포함해 800자 안팎으로 써 주세요. 형식은 자유입니다.',
  en: 'About 800 characters including spaces; there is no format limit.',
}

/**
 * Every field of the application, in the order of the export. Calls, rules, columns, form, review, export, examples and
 * invented people derive from it; a new entry needs a migration that adds its column.
 */
export const applicationFields = {
  name: {
    kind: 'name',
    label: { ko: '이름', en: 'name' },
    hiddenWhileScoring: true,
    limit: NAME_MAX,
    required: ALWAYS,
    description: `Name, at most ${NAME_MAX} characters.`,
    example: '나눔이',
  },
  studentId: {
    kind: 'studentId',
    label: { ko: '학번', en: 'student id' },
    hiddenWhileScoring: true,
    limit: STUDENT_ID_LENGTH,
    required: ALWAYS,
    description: `Student id: ${STUDENT_ID_LENGTH} digits.`,
    example: '2400001',
  },
  ewhaianId: {
    kind: 'communityId',
    label: { ko: '이화이언 아이디', en: 'community id' },
    hiddenWhileScoring: true,
    limit: NAME_MAX,
    required: ALWAYS,
    description: `Community id, at most ${NAME_MAX} characters.`,
    example: 'nanum',
  },
  isEwhaian: {
    kind: 'switch',
    label: { ko: '회원 인증', en: 'certification' },
    reviewLabel: { ko: '이화이언 회원 인증', en: 'certified member of the community' },
    exportLabel: { ko: '이화이언 인증', en: 'member verified' },
    statement: {
      ko: '이화이언 회원 인증을 마쳤습니다.',
      en: 'I am a certified member of the community.',
    },
    description: 'Says to be a certified member of the community.',
    example: true,
  },
  major: {
    kind: 'line',
    label: { ko: '전공', en: 'major' },
    hint: {
      ko: '전공이 아직 정해지지 않았다면 희망 전공 뒤에 (희망)을 붙여 주세요. 예: 컴퓨터공학(희망)',
      en: "If you are undecided, write the major you want followed by (desired), like 'Computer Science (desired)'.",
    },
    limit: TEXT_MAX,
    required: ['edit'],
    description: 'Major.',
    example: '통계학과',
  },
  semester: {
    kind: 'line',
    label: { ko: '이수 학기', en: 'completed semesters' },
    hint: { ko: '지금까지 마친 학기 수를 적어 주세요.', en: 'How many semesters you have completed so far.' },
    limit: TEXT_MAX,
    required: ['edit'],
    description: 'Completed semesters, as typed.',
    example: '4',
  },
  email: {
    kind: 'email',
    label: { ko: '이메일', en: 'e-mail' },
    hiddenWhileScoring: true,
    limit: TEXT_MAX,
    required: ['edit'],
    description: 'E-mail.',
    example: 'nanum@example.org',
  },
  phonenum: {
    kind: 'phone',
    label: { ko: '연락처', en: 'phone' },
    hiddenWhileScoring: true,
    limit: TEXT_MAX,
    required: ['edit'],
    description: 'Phone: 8 to 15 digits with the usual separators.',
    example: '010-0000-0000',
  },
  interviewHours: {
    kind: 'hours',
    label: { ko: '면접 가능 시간', en: 'interview availability' },
    exportLabel: {
      ko: '면접 가능 시간 (날짜, 첫 칸–끝 칸의 시)',
      en: 'interview hours (date, first–last hour)',
    },
  },
  interviewDays: {
    kind: 'days',
    label: { ko: '면접 가능 날짜', en: 'interview dates' },
  },
  applyReason: {
    kind: 'essay',
    label: { ko: '지원 동기', en: 'motive' },
    reviewLabel: { ko: '지원 동기', en: 'reason for applying' },
    hint: ESSAY_HINT,
    limit: ESSAY_MAX,
    required: ['apply', 'edit'],
    description: `Why they apply: at most ${ESSAY_MAX} code points.`,
    example: '커뮤니티를 함께 가꾸고 싶습니다.',
  },
  activityPlan: {
    kind: 'essay',
    label: { ko: '활동 계획', en: 'plan' },
    reviewLabel: { ko: '활동 계획', en: 'activity plan' },
    hint: ESSAY_HINT,
    limit: ESSAY_MAX,
    required: ['apply', 'edit'],
    description: `What they plan to do: at most ${ESSAY_MAX} code points.`,
    example: '첫 학기에는 게시판을 새로 정리하겠습니다.',
  },
  portfolioLink: {
    kind: 'link',
    label: { ko: '포트폴리오 링크', en: 'portfolio link' },
    hiddenWhileScoring: true,
    hint: {
      ko: '선택 항목이며 합격에 영향을 주지 않습니다.',
      en: 'Optional; it does not affect the pass.',
    },
    limit: LINK_MAX,
    required: [],
    description: 'An http(s) address, or empty.',
    example: 'https://example.org/nanum',
  },
} as const satisfies Record<string, FieldDeclaration>
