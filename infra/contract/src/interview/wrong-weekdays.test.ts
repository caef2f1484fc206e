import { expect, test } from 'vitest'
import { wrongWeekdays } from './wrong-weekdays.ts'

const TODAY = new Date('2026-11-24T00:00:00Z')
const wrong = (text: string) => wrongWeekdays(text, TODAY)

test('a weekday that does not fit its date is found, with the date that is meant', () => {
  expect(wrong('12.5(토) - 12.6(월)')).toEqual([{ written: '12.6(월)', day: '2026-12-06' }])
  expect(wrong('12월 6일 (월요일) 오후 2시')).toEqual([{ written: '12월 6일 (월요일)', day: '2026-12-06' }])
  expect(wrong('2026. 12. 5.(일)')).toEqual([{ written: '2026. 12. 5.(일)', day: '2026-12-05' }])
  expect(wrong('12.5 (Sat) ~ 7 (Tue)')).toEqual([{ written: '7 (Tue)', day: '2026-12-07' }])
})

test('a weekday that fits is not asked about, nor what is none', () => {
  expect(wrong('12.5(토) ~ 6(일)')).toEqual([])
  expect(wrong('9.12(토)')).toEqual([])
  expect(wrong('12.6 (Sunday), 12.7(월)')).toEqual([])
  expect(wrong('12.6(일정 미정), 학관 301(월)')).toEqual([])
  // Half a year away the previous and the next one are equally likely.
  expect(wrong('5.28(목)')).toEqual([])
  expect(wrong('5.28(금)')).toEqual([])
})
