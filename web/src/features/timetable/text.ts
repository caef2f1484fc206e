import { bilingual } from '../../i18n/text.ts'

/** Texts that the screens of the timetable share. */
export const timetableText = bilingual({
  title: ['면접 시간표', 'Interview timetable'],
  toSetup: ['면접관과 규칙', 'Interviewers and rules'],
  toDay: ['면접 당일', 'Interview day'],
  toPrint: ['인쇄', 'Print'],
  toRuns: ['자동 배치', 'Build'],
  noDates: [
    '설정의 면접 기간에 날짜가 없어 시간을 고를 수 없습니다. 면접 기간에 날짜를 먼저 적어 주세요.',
    'The interview period in the settings has no dates, so no hours can be chosen. Please enter its dates first.',
  ],
  toSettings: ['설정에서 면접 기간 적기', 'Enter the period in the settings'],
  toTimetable: ['면접 시간표로', 'To the timetable'],
  printTitle: ['면접 시간표 인쇄', 'Print the interview timetable'],
})
