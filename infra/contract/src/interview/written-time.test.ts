import { expect, test } from 'vitest'
import { writtenTime } from './written-time.ts'

const today = new Date('2026-11-22T00:00:00Z')
const read = (text: string) => {
  const time = writtenTime(text, today)
  return time && `${time.day} ${time.hour}:${String(time.minute).padStart(2, '0')}`
}

test.each([
  ['12.6(일) 14시', '12-06 14:00'],
  ['12월 6일 오후 2시', '12-06 14:00'],
  ['12월 6일(일) 오후 2시 30분', '12-06 14:30'],
  ['12.6 14:00', '12-06 14:00'],
  ['2026.12.6(일) 14:20~14:40', '12-06 14:20'],
  ['12/6 (Sun) 2:30 pm', '12-06 14:30'],
  ['12.6(일) 저녁 7시반', '12-06 19:30'],
  ['12.6(일) 오전 9시', '12-06 9:00'],
  ['12.6(일), 학관 앞 11시', '12-06 11:00'],
  ['12.6(일) 2시', '12-06 14:00'],
  ['12.6(일) 낮 12시', '12-06 12:00'],
  ['12.6(일) 24시', '12-06 24:00'],
  ['1.3(일) PM 1:00', '01-03 13:00'],
])('%s is read', (text, time) => expect(read(text)).toBe(time))

test.each([
  '',
  '14시',
  '12.6',
  '12.6(일)',
  '12.6 14',
  '12.6~12.8 14시',
  '12.6, 12.7 14시',
  '13.40 14시',
  '12.6 25시',
  '12.6 14:75',
  '추후 안내',
  '12.6(일) 302호 14시',
])('“%s” is not guessed at', (text) => expect(read(text)).toBeNull())

test.each([
  ['12.6(일) 14:00, 학생문화관 302호', '학생문화관 302호'],
  ['12.6(일) 14:20~14:40, 본관, 1층', '본관, 1층'],
  ['12.6(일), 학관 앞 11시', ''],
  ['12.6(일) 14시 302호', ''],
])('where %s is', (text, place) => expect(writtenTime(text, today)?.place).toBe(place))
