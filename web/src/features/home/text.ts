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
    unset: '접수 기간 비어 있음',
    next: (what: string, days: number) => `다음: ${what} (${inDays(days)})`,
    dates: {
      opens: (when: string) => `${when} 접수 시작`,
      closes: (when: string) => `${when} 접수 마감`,
      results: (when: string) => `${when} 결과 공개`,
      answers: (when: string) => `${when} 합격자 답변 마감`,
      interviews: (when: string) => `${when.replace(/\s*\d+:\d+$/, '')} 면접 시작`,
    },
  },
  en: {
    site: 'Site status',
    cohort: (number: string) => `Cohort ${number}`,
    open: 'Applications open',
    closed: 'Applications closed',
    shown: 'Results public',
    hidden: 'Results hidden',
    noNext: 'No upcoming date is set',
    unset: 'No application period set',
    next: (what: string, days: number) => `Next: ${what} (${away(days)})`,
    dates: {
      opens: (when: string) => `applications open ${when}`,
      closes: (when: string) => `applications close ${when}`,
      results: (when: string) => `results are published ${when}`,
      answers: (when: string) => `answers close ${when}`,
      interviews: (when: string) => `interviews begin ${when.replace(/,?\s*\d+:\d+$/, '')}`,
    },
  },
})
