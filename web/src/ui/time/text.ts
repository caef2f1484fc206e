import { bilingual } from '../../i18n/text.ts'

export const timeText = bilingual({
  ko: { firstDay: '첫날', lastDay: '마지막 날', time: '날짜와 시각' },
  en: { firstDay: 'First day', lastDay: 'Last day', time: 'Date and time' },
})
