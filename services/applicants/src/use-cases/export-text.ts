import type { Pass, Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'

/** The words of a spreadsheet. */
export const teamNames: Record<Team, Text> = {
  1: { ko: '마케팅', en: 'marketing' },
  2: { ko: '디자인', en: 'design' },
  3: { ko: '웹개발', en: 'webdev' },
}

export const passNames: Record<Pass, Text> = {
  default: { ko: '서류 제출', en: 'document submitted' },
  '1stPass': { ko: '서류 합격', en: 'document pass' },
  finalPass: { ko: '최종 합격', en: 'final pass' },
  fail: { ko: '불합격', en: 'fail' },
}

export const columnNames = {
  isEwhaian: { ko: '이화이언 인증', en: 'member verified' },
  hours: {
    ko: '면접 가능 시간 (날짜 열: 첫 칸-끝 칸의 시)',
    en: 'interview hours (day column: first-last hour)',
  },
  state: { ko: '제출 여부', en: 'state' },
  submittedAt: { ko: '제출 시각 (한국 시간)', en: 'submitted at (Asia/Seoul)' },
  pass: { ko: '합격 상태', en: 'pass status' },
  date: { ko: '면접 일정', en: 'interview schedule' },
  yes: { ko: '예', en: 'yes' },
  no: { ko: '아니요', en: 'no' },
  submitted: { ko: '제출', en: 'submitted' },
  draft: { ko: '임시 저장', en: 'draft' },
} as const satisfies Record<string, Text>
