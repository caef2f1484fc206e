import { bilingual } from '../../../../i18n/text.ts'

/** Texts of the preparation as a whole. */
export const setupText = bilingual({
  ko: {
    noDates: '설정의 면접 기간에 날짜가 없어 시간을 고를 수 없습니다. 면접 기간에 날짜를 먼저 적어 주세요.',
    toSettings: '설정에서 면접 기간 적기',
    toTimetable: '면접 시간표로',
    differs: (parts: string) => `지금 저장된 내용과 다른 것: ${parts}.`,
    sameNow: '지금 저장된 내용과 같습니다.',
    keepMine: '입력한 내용은 그대로 있습니다. 저장을 누르면 입력한 내용으로 바뀝니다.',
    takeTheirs: '저장된 내용 불러오기',
  },
  en: {
    noDates:
      'The interview period of the settings names no date, so no hours can be chosen. Please write its dates first.',
    toSettings: 'Write the period in the settings',
    toTimetable: 'To the timetable',
    differs: (parts: string) => `What differs from what is stored now: ${parts}.`,
    sameNow: 'It is the same as what is stored now.',
    keepMine: 'What you entered is kept; Save stores it in place of theirs.',
    takeTheirs: 'Take what is stored',
  },
})
