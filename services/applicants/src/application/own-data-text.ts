import type { Text } from '@recruit/contract/text'

/** The words of an applicant's stored data; times are Seoul's. */
export const ownDataNames = {
  team: { ko: '팀', en: 'Team' },
  pass: { ko: '합격 상태', en: 'Pass status' },
  date: { ko: '면접 일정', en: 'Interview schedule' },
  answer: { ko: '최종 합격에 대한 답', en: 'Answer to the final pass' },
  appointmentAnswer: { ko: '면접 일정에 대한 답', en: 'Answer to the interview appointment' },
  draft: { ko: '작성 중인 지원서', en: 'Draft' },
  submitted: { ko: '제출한 지원서', en: 'Submitted application' },
  result: { ko: '결과', en: 'Result' },
  notAnnounced: { ko: '아직 발표되지 않았습니다', en: 'Not announced yet' },
  changes: { ko: '지원자 정보와 답변이 바뀐 기록', en: 'Changes of name, ids, team and answer' },
  byApplicant: { ko: '지원자', en: 'applicant' },
  byStaff: { ko: '운영진', en: 'staff' },
  messages: { ko: '보낸 메시지 (한국 시간)', en: 'Messages sent to you (Asia/Seoul)' },
  kept: { ko: '함께 보관하는 것 (한국 시간)', en: 'Kept beside it (Asia/Seoul)' },
  consentedAt: { ko: '수집과 이용에 동의한 시각', en: 'Consent to collection and use' },
  createdAt: { ko: '등록한 시각', en: 'Enrolled' },
  updatedAt: { ko: '마지막으로 저장한 시각', en: 'Last saved' },
  submittedAt: { ko: '마지막으로 제출한 시각', en: 'Last submitted' },
  submissions: { ko: '제출한 횟수', en: 'Submissions' },
  without: {
    ko: '운영진이 선발하면서 매긴 점수와 순서, 남긴 메모는 들어 있지 않습니다. 궁금하다면 사이트에 적힌 담당자에게 문의해 주세요.',
    en: 'Scores, rankings and notes of the staff are not part of this file. To ask about them, write to the contact that the site names.',
  },
} as const satisfies Record<string, Text>
