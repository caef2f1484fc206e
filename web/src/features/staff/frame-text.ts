import { bilingual } from '../../i18n/text.ts'

export const frameText = bilingual({
  ko: {
    menu: '운영진 메뉴',
    home: '홈',
    settings: '모집 정보',
    applicants: '지원자',
    applications: '지원서',
    overview: '현황',
    history: '이력',
    members: '운영진',
    reviewing: '평가',
    timetable: '면접',
    interviewDay: '면접 당일',
    messages: '메시지',
    signedInAs: (role: string, name?: string) => (name ? `${name} · ${role}` : `${role}로 로그인함`),
  },
  en: {
    menu: 'Staff menu',
    home: 'Home',
    settings: 'Settings',
    applicants: 'Applicants',
    applications: 'Applications',
    overview: 'Overview',
    history: 'History',
    members: 'Staff',
    reviewing: 'Reviewing',
    timetable: 'Interviews',
    interviewDay: 'Interview day',
    messages: 'Messages',
    signedInAs: (role: string, name?: string) => (name ? `${name} · ${role}` : `As ${role}`),
  },
})
