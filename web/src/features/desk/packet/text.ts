import { bilingual } from '../../../i18n/text.ts'

/** Texts of the interviewer's packet. */
export const packetText = bilingual({
  title: ['면접 자료', 'Interview packet'],
  back: ['면접 화면으로', 'Interviews'],
  print: ['인쇄', 'Print'],
  note: [
    '지원자마다 새 쪽에서 시작합니다. 끝난 종이는 없애 주세요.',
    'Each applicant begins on a new page. Please destroy the paper afterwards.',
  ],
  schedule: ['내 면접', 'My interviews'],
  time: ['시각과 장소', 'Time and place'],
  name: ['지원자', 'Applicant'],
})
