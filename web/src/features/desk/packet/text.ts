import { bilingual } from '../../../i18n/text.ts'

/** Texts of the interviewer's packet. */
export const packetText = bilingual({
  ko: {
    title: '면접 자료',
    back: '면접 화면으로',
    print: '인쇄',
    note: '지원자마다 새 쪽에서 시작합니다. 끝난 종이는 없애 주세요.',
    schedule: '내 면접',
    time: '시각과 장소',
    name: '지원자',
  },
  en: {
    title: 'Interview packet',
    back: 'Interviews',
    print: 'Print',
    note: 'Each applicant begins on a new page. Please destroy the paper afterwards.',
    schedule: 'My interviews',
    time: 'Time and place',
    name: 'Applicant',
  },
})
