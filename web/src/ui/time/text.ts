import { bilingual } from '../../i18n/text.ts'

export const timeText = bilingual({
  ko: { day: '날짜', firstDay: '첫날', lastDay: '마지막 날', time: '날짜와 시각' },
  en: { day: 'Date', firstDay: 'First day', lastDay: 'Last day', time: 'Date and time' },
})
