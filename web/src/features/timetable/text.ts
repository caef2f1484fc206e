import { bilingual } from '../../i18n/text.ts'

/** Texts that the screens of the timetable share. */
export const timetableText = bilingual({
  ko: {
    title: '면접 시간표',
    toSetup: '면접관과 규칙',
    toDay: '면접 당일',
    toPrint: '인쇄',
    toRuns: '자동 계산',
    setupLead: '누가 언제 면접할 수 있는지, 어떤 규칙으로 배치할지 정합니다.',
    noDates: '설정의 면접 기간에 날짜가 없어 시간을 고를 수 없습니다. 면접 기간에 날짜를 먼저 적어 주세요.',
    toSettings: '설정에서 면접 기간 적기',
    toTimetable: '면접 시간표로',
    printTitle: '면접 시간표 인쇄',
  },
  en: {
    title: 'Interview timetable',
    toSetup: 'Interviewers and rules',
    toDay: 'Interview day',
    toPrint: 'Print',
    toRuns: 'Build',
    setupLead: 'Who can interview when, and the rules for placing people.',
    noDates:
      'The interview period in the settings has no dates, so no hours can be chosen. Please enter its dates first.',
    toSettings: 'Enter the period in the settings',
    toTimetable: 'Open the timetable',
    printTitle: 'Print the interview timetable',
  },
})
