import type { Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'

export const teamNames: Record<Team, Text> = {
  1: { ko: '마케팅', en: 'marketing' },
  2: { ko: '디자인', en: 'design' },
  3: { ko: '웹개발', en: 'webdev' },
}

export const columnNames = {
  team: { ko: '팀', en: 'team' },
  state: { ko: '제출 여부', en: 'state' },
  submittedAt: { ko: '제출 시각 (한국 시간)', en: 'submitted at (Asia/Seoul)' },
  pass: { ko: '합격 상태', en: 'pass status' },
  date: { ko: '면접 일정', en: 'interview schedule' },
  answer: { ko: '최종 합격에 대한 답', en: 'answer to the final pass' },
  yes: { ko: '예', en: 'yes' },
  no: { ko: '아니요', en: 'no' },
} as const satisfies Record<string, Text>
