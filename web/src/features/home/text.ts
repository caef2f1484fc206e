import { bilingual } from '../../i18n/text.ts'

const inDays = (days: number) => (days === 0 ? '오늘' : `${days}일 뒤`)
const away = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

export const homeText = bilingual({
  ko: {
    site: '사이트 상태',
    cohort: (number: string) => `${number}기`,
    open: '지원 접수 중',
    closed: '지원 접수 안 함',
    shown: '결과 공개 중',
    hidden: '결과 비공개',
    noNext: '정해진 다음 일정 없음',
    next: (what: string) => `다음: ${what}`,
    dates: {
      opens: (when: string, days: number) => `${when} 접수 시작 (${inDays(days)})`,
      closes: (when: string, days: number) => `${when} 접수 마감 (${inDays(days)})`,
      results: (when: string, days: number) => `${when} 결과 공개 (${inDays(days)})`,
      answers: (when: string, days: number) => `${when} 합격자 답변 마감 (${inDays(days)})`,
      interviews: (when: string, days: number) =>
        `${when.replace(/\s*\d+:\d+$/, '')} 면접 시작 (${inDays(days)})`,
    },
  },
  en: {
    site: 'State of the site',
    cohort: (number: string) => `Cohort ${number}`,
    open: 'Applications open',
    closed: 'Applications closed',
    shown: 'Results public',
    hidden: 'Results hidden',
    noNext: 'No date is set for the next step',
    next: (what: string) => `Next: ${what}`,
    dates: {
      opens: (when: string, days: number) => `applications open ${when} (${away(days)})`,
      closes: (when: string, days: number) => `applications close ${when} (${away(days)})`,
      results: (when: string, days: number) => `results come out ${when} (${away(days)})`,
      answers: (when: string, days: number) => `answers close ${when} (${away(days)})`,
      interviews: (when: string, days: number) =>
        `interviews begin ${when.replace(/,?\s*\d+:\d+$/, '')} (${away(days)})`,
    },
  },
})
