import { bilingual, counted } from '../../i18n/text.ts'

const inDays = (days: number) => (days === 0 ? '오늘' : `${days}일 뒤`)
const away = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

export const homeText = bilingual({
  site: ['사이트 상태', 'Site status'],
  cohort: (number: string) => [`${number}기`, `Cohort ${number}`],
  open: ['지원 접수 중', 'Applications open'],
  closed: ['지원 접수 안 함', 'Applications closed'],
  shown: ['결과 공개 중', 'Results public'],
  hidden: ['결과 비공개', 'Results hidden'],
  noNext: ['정해진 다음 일정 없음', 'No upcoming date is set'],
  unset: ['접수 기간 비어 있음', 'No application period set'],
  systemUnknown: ['시스템 상태를 확인하지 못했습니다', 'System could not be checked'],
  attention: (count: number) => [
    `시스템에서 확인할 것 ${count}건`,
    `System: ${counted(count, 'thing needs', 'things need')} attention`,
  ],
  next: (what: string, days: number) => [`다음: ${what} (${inDays(days)})`, `Next: ${what} (${away(days)})`],
  dates: {
    opens: (when: string) => [`${when} 접수 시작`, `applications open ${when}`],
    closes: (when: string) => [`${when} 접수 마감`, `applications close ${when}`],
    results: (when: string) => [`${when} 결과 공개`, `results are published ${when}`],
    answers: (when: string) => [`${when} 합격자 답변 마감`, `answers close ${when}`],
    interviews: (when: string) => [
      `${when.replace(/\s*\d+:\d+$/, '')} 면접 시작`,
      `interviews begin ${when.replace(/,?\s*\d+:\d+$/, '')}`,
    ],
  },
})
