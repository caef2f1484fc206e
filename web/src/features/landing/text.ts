import { bilingual } from '../../i18n/text.ts'

export const landingText = bilingual({
  ko: {
    headline: '이화이언을 함께 만들 사람을 찾습니다',
    cohort: (number: string) => `${number}기 운영진 모집`,
    noCohort: '운영진 모집',
    lead: '이화이언은 학생들이 직접 운영하는 온라인 커뮤니티입니다. 마케팅팀, 디자인팀, 웹개발팀에서 함께할 운영진을 기다립니다.',
    apply: '지원하기',
    checkResult: '결과 확인',
    schedule: '모집 일정',
    notSet: '추후 안내',
    submission: '지원서 접수',
    first: '1차 합격 발표',
    interview: '심층 면접',
    final: '최종 합격 발표',
  },
  en: {
    headline: 'Come and sew the next piece of EWHAIAN',
    cohort: (number: string) => `Operating team recruitment, cohort ${number}`,
    noCohort: 'Operating team recruitment',
    lead: 'EWHAIAN is an online community run by students. We are looking for people to join its marketing, design and web development teams.',
    apply: 'Apply',
    checkResult: 'Check result',
    schedule: 'Recruitment schedule',
    notSet: 'To be announced',
    submission: 'Application submission',
    first: 'First announcement',
    interview: 'In-depth interview',
    final: 'Final pass',
  },
})
