import { expect, test } from 'vitest'
import { emptySettings } from '../fields/settings-values.ts'
import { interviewPlace } from './places.ts'

const here = { ...emptySettings(), isInDB: 'true' as const, faceTofaceInterviewPlace: '301호' }
const online = { ...here, isOnlineInterview: true }
const date = '12.6(일) 14:00'

test.each([
  ['the room of the appointment', { date, appointment: { place: '302호' } }, here, '302호'],
  ['the room that the date says', { date: `${date}, 302호` }, here, '302호'],
  ['the same, where the date also says how long it takes', { date: `${date}, 302호 (2시간)` }, here, '302호'],
  ['the same in minutes', { date: `${date}, 302호 (20분)` }, here, '302호'],
  [
    'the place of the settings, where an appointment has none',
    { date, appointment: { place: '' } },
    here,
    '301호',
  ],
  ['the place of the settings, where nothing else says one', { date }, here, '301호'],
  [
    'the room of an appointment of an online interview',
    { date, appointment: { place: '302호' } },
    online,
    '302호',
  ],
  ['no place, where an interview is online', { date }, online, ''],
])('an interview is in one place: %s', (_, interview, settings, place) =>
  expect(interviewPlace(interview, settings)).toBe(place),
)
