import { bilingual } from '../../../i18n/text.ts'

/** What an interviewer with a link reads of her hours and staff read of all. */
export const hoursText = bilingual({
  ko: {
    hoursTitle: '면접할 수 있는 시간',
    hoursHint:
      '가능한 시간을 눌러 고르고, 누른 채 끌면 네모로 묶어 한 번에 고릅니다. 저장을 눌러야 저장됩니다.',
    mostPerDay: '하루에 최대 몇 번',
    mostInARow: '쉬지 않고 최대 몇 시간',
    emptyIsFree: '비워 두면 한도가 없습니다.',
    limitWrong: (max: number) => `1부터 ${max}까지의 수를 적거나 비워 두세요.`,
    save: '저장',
  },
  en: {
    hoursTitle: 'Hours for interviews',
    hoursHint:
      'Press the hours that are possible; hold and drag to choose a rectangle of them. They are stored when you save.',
    mostPerDay: 'Most interviews a day',
    mostInARow: 'Most hours without a pause',
    emptyIsFree: 'No limit when empty.',
    limitWrong: (max: number) => `Enter a number from 1 to ${max}, or leave it empty.`,
    save: 'Save',
  },
})
