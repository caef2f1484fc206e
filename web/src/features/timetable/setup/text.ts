import { bilingual } from '../../../i18n/text.ts'

/** Texts of the preparation as a whole. */
export const setupText = bilingual({
  ko: {
    noDates: '설정의 면접 기간에 날짜가 없어 시간을 고를 수 없습니다. 면접 기간에 날짜를 먼저 적어 주세요.',
    toSettings: '설정에서 면접 기간 적기',
    toTimetable: '면접 시간표로',
  },
  en: {
    noDates:
      'The interview period of the settings names no date, so no hours can be chosen. Please write its dates first.',
    toSettings: 'Write the period in the settings',
    toTimetable: 'To the timetable',
  },
})
