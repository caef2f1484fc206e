import { wrongWeekdays } from '@recruit/contract/interview/wrong-weekdays'
import { expect, test } from 'vitest'
import { daysIn, timeIn, writtenDay, writtenDays, writtenMoment } from './picked-dates.ts'

const TODAY = new Date('2026-11-26T12:00:00+09:00')

test('picked days become the text that the site uses, with the right weekdays, and are found in it again', () => {
  const days = { from: '2026-12-04', to: '2026-12-10' }
  expect(writtenDays(days, TODAY)).toBe('12.4(금) ~ 12.10(목)')
  expect(daysIn('12.4(금) ~ 12.10(목)', TODAY)).toEqual(days)
  expect(writtenDays({ from: '2026-12-30', to: '2027-01-03' }, TODAY)).toBe('12.30(수) ~ 1.3(일)')
  expect(daysIn('12.30(수) ~ 1.3(일)', TODAY)).toEqual({ from: '2026-12-30', to: '2027-01-03' })
  expect(wrongWeekdays('12.4(금) ~ 12.10(목)', TODAY)).toEqual([])
})

test('one day is one date, and a last day before the first is left out', () => {
  expect(writtenDays({ from: '2026-12-04', to: '' }, TODAY)).toBe('12.4(금)')
  expect(writtenDays({ from: '2026-12-04', to: '2026-12-04' }, TODAY)).toBe('12.4(금)')
  expect(writtenDays({ from: '2026-12-04', to: '2026-12-01' }, TODAY)).toBe('12.4(금)')
  expect(daysIn('추후 공지', TODAY)).toEqual({ from: '', to: '' })
})

test('a day of another year than the nearest is written with its year', () => {
  const far = { from: '2030-12-04', to: '2030-12-06' }
  expect(writtenDays(far, TODAY)).toBe('2030.12.4(수) ~ 12.6(금)')
  expect(daysIn(writtenDays(far, TODAY), TODAY)).toEqual(far)
})

test('a picked time is written with its weekday and half of the day, and is found in the text again', () => {
  for (const [typed, text] of [
    ['2026-12-15T18:30', '12월 15일(화) 오후 6시 30분'],
    ['2026-12-15T09:00', '12월 15일(화) 오전 9시'],
    ['2026-12-15T12:05', '12월 15일(화) 오후 12시 5분'],
    ['2026-12-15T00:00', '12월 15일(화) 오전 12시'],
  ] as const) {
    expect(writtenMoment(typed)).toBe(text)
    expect(timeIn(text, TODAY)).toBe(typed)
  }
  expect(timeIn('추후 공지', TODAY)).toBe('')
})

test('another day replaces the date alone, and the words after it stay', () => {
  expect(writtenDay('2026-12-05', '12.3(목) 자정까지', TODAY)).toBe('12.5(토) 자정까지')
  expect(writtenDay('2026-12-05', '12.3(목)', TODAY)).toBe('12.5(토)')
  expect(writtenDay('2026-12-05', '추후 공지', TODAY)).toBe('12.5(토)')
  expect(writtenDay('2026-12-05', '12.1(화) ~ 12.3(목)', TODAY)).toBe('12.5(토)')
})
