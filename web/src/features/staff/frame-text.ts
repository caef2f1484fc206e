import { bilingual } from '../../i18n/text.ts'

export const frameText = bilingual({
  menu: ['운영진 메뉴', 'Staff menu'],
  home: ['홈', 'Home'],
  settings: ['모집 정보', 'Settings'],
  applicants: ['지원자', 'Applicants'],
  applications: ['지원서', 'Applications'],
  overview: ['현황', 'Overview'],
  history: ['이력', 'History'],
  members: ['운영진', 'Staff'],
  reviewing: ['평가', 'Reviewing'],
  timetable: ['면접', 'Interviews'],
  interviewDay: ['면접 당일', 'Interview day'],
  messages: ['메시지', 'Messages'],
  signedInAs: (role: string, name?: string) => [
    name ? `${name} · ${role}` : `${role}로 로그인함`,
    name ? `${name} · ${role}` : `As ${role}`,
  ],
})
