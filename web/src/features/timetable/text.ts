import { bilingual } from '../../i18n/text.ts'

/** Texts that the screens of the timetable share. */
export const timetableText = bilingual({
  ko: {
    title: '면접 시간표',
    lead: '1차에 합격한 지원자를 면접관의 시간에 맞춰 배치합니다. 게시하기 전에는 지원자에게 보이지 않습니다.',
    toSetup: '면접관과 규칙',
    toPrint: '인쇄',
    setupTitle: '면접관과 규칙',
    setupLead: '누가 언제 면접할 수 있는지, 어떤 규칙으로 배치할지 정합니다.',
    noDates: '설정의 면접 기간에 날짜가 없어 시간을 고를 수 없습니다. 면접 기간에 날짜를 먼저 적어 주세요.',
    toSettings: '설정에서 면접 기간 적기',
    toTimetable: '면접 시간표로',
    printTitle: '면접 시간표 인쇄',
  },
  en: {
    title: 'Interview timetable',
    lead: 'Places everybody who passed the first round among the interviewers’ hours. Applicants see nothing of it until you publish it.',
    toSetup: 'Interviewers and rules',
    toPrint: 'Print',
    setupTitle: 'Interviewers and rules',
    setupLead: 'Who can interview when, and by which rules people are placed.',
    noDates:
      'The interview period of the settings names no date, so no hours can be chosen. Please write its dates first.',
    toSettings: 'Write the period in the settings',
    toTimetable: 'To the timetable',
    printTitle: 'Print the interview timetable',
  },
})
