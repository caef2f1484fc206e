import { bilingual, counted } from '../../../i18n/text.ts'

export const printingText = bilingual({
  what: ['인쇄할 것', 'What to print'],
  kinds: {
    doors: ['면접실 문에 붙일 시간표', 'Sheets for the doors'],
    interviewers: ['면접관별 목록', 'Lists for interviewers'],
  },
  day: ['날', 'Day'],
  fromToday: ['오늘부터', 'From today'],
  everyDay: ['모든 날', 'Every day'],
  interviewer: ['면접관', 'Interviewer'],
  everybody: ['모든 면접관', 'Every interviewer'],
  print: ['인쇄', 'Print'],
  pages: (count: number) => [`${count}쪽`, counted(count, 'page')],
  none: ['인쇄할 면접이 없습니다.', 'There is no interview to print.'],
  notPublished: [
    '아직 공개하지 않은 배치입니다. 지원자가 본 일정과 다를 수 있습니다.',
    'This arrangement has not been published. It may differ from what applicants see.',
  ],
  leftOut: (count: number, names: string) => [
    `시간이 없어 빠진 지원자 ${count}명: ${names}`,
    `Left out, without a time (${count}): ${names}`,
  ],
  interviews: (count: number) => [`면접 ${count}개`, counted(count, 'interview')],
  time: ['시간', 'Time'],
  name: ['이름', 'Name'],
  team: ['팀', 'Team'],
  room: ['면접실', 'Room'],
  applicant: ['지원자', 'Applicant'],
  colleagues: ['함께하는 면접관', 'Together with'],
  calendar: ['캘린더 파일 (.ics)', 'Calendar file (.ics)'],
  calendarOf: (name: string) => [`${name} 면접관의 캘린더 파일 (.ics)`, `Calendar file (.ics) of ${name}`],
  event: (name: string, team: string) => [`면접: ${name} (${team})`, `Interview: ${name} (${team})`],
})
