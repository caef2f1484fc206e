import type { Text } from '@recruit/contract/text'

export const columnNames = {
  team: { ko: '팀', en: 'team' },
  state: { ko: '제출 여부', en: 'state' },
  submittedAt: { ko: '제출 시각 (한국 시간)', en: 'submitted at (Asia/Seoul)' },
  pass: { ko: '합격 상태', en: 'pass status' },
  date: { ko: '면접 일정', en: 'interview schedule' },
  answer: { ko: '최종 합격에 대한 답', en: 'answer to the final pass' },
} as const satisfies Record<string, Text>
