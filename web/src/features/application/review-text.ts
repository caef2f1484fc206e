import { bilingual } from '../../i18n/text.ts'

/** What staff read beside the fields of the form. */
export const reviewText = bilingual({
  ko: {
    numbered: (number: number, label: string) => `${number}. ${label}`,
    applyReason: '지원 동기',
    activityPlan: '활동 계획',
    portfolioLink: '포트폴리오 링크',
    length: (count: number) => `공백 포함 ${count}자`,
    notWritten: '아직 쓰지 않았습니다.',
    noPortfolio: '없음',
    hoursTitle: '글로 보기',
    noHours: '고른 시간이 없습니다.',
    outside: '(새 창)',
  },
  en: {
    numbered: (number: number, label: string) => `${number}. ${label}`,
    applyReason: 'Apply reason',
    activityPlan: 'Activity plan',
    portfolioLink: 'Portfolio link',
    length: (count: number) => `${count} characters including spaces`,
    notWritten: 'Nothing is written yet.',
    noPortfolio: 'None',
    hoursTitle: 'In words',
    noHours: 'No hour is chosen.',
    outside: '(new window)',
  },
})
