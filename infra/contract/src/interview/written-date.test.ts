import { expect, test } from 'vitest'
import { writtenDate } from './written-date.ts'

test('dates in English have no Korean weekdays', () => {
  expect(writtenDate('12.6(일) ~ 12.9(수)', 'en')).toBe('12.6 (Sun) ~ 12.9 (Wed)')
  expect(writtenDate('12월 6일 (일요일) 14:00', 'en')).toBe('12.6 (Sun) 14:00')
  expect(writtenDate('To be announced (soon)', 'en')).toBe('To be announced (soon)')
})

test.for([
  ['12월 7일(월) 오후 2시 30분', '12.7 (Mon) 14:30'],
  ['2026년 12월 7일 (월요일) 오전 12시', '2026.12.7 (Mon) 0:00'],
  ['11월 24일(화)부터 11월 30일(월)까지', '11.24 (Tue) – 11.30 (Mon)'],
  ['11.24(화) ~ 11.30(월) 23:59까지', '11.24 (Tue) ~ 11.30 (Mon) 23:59'],
  ['11월 30일(월) 자정까지', 'until 11.30 (Mon) 24:00'],
  ['11월 30일 18시까지', 'until 11.30 18:00'],
  ['12.20(일) 14시부터', 'from 12.20 (Sun) 14:00'],
  ['오후 1시 50분', '13:50'],
  ['12월 6일(일) 정오까지', 'until 12.6 (Sun) 12:00'],
  ['약 2시간', '약 2시간'],
  ['12.6(일) 14:20, 학관 301호 (20분)', '12.6 (Sun) 14:20, 학관 301호 (20\u00a0min)'],
  ['12.6(일) 14:00 (2시간)', '12.6 (Sun) 14:00 (2\u00a0h)'],
  ['12.6(일) 14:00, 학관 301호', '12.6 (Sun) 14:00, 학관 301호'],
  ['12.6(일) 14:00, 학관 301호 , 2층', '12.6 (Sun) 14:00, 학관 301호, 2층'],
  ['12.1(화)부터, 12.4(금)까지', 'from 12.1 (Tue), until 12.4 (Fri)'],
  ['14:00~15:00', '14:00~15:00'],
  ['추후 공지', '추후 공지'],
])('a date typed in Korean is read in English: %s', ([typed, shown]) => {
  expect(writtenDate(typed ?? '', 'en')).toBe(shown)
})

test.for([
  '11.15(일) ~ 11.24(화), 추가 12.4(금)까지',
  '12월 6일(일) 예정',
  '12.6(일) 오후 2시쯤',
  '추후 공지, 12.6(일)',
])('a text that cannot be read whole in English stays as it was typed: %s', (typed) => {
  expect(writtenDate(typed, 'en')).toBe(typed)
})

test('in Korean they stay as they were typed', () => {
  expect(writtenDate('12.6(일) ~ 12월 9일(수)', 'ko')).toBe('12.6(일) ~ 12월 9일(수)')
})
