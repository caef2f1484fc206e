import { expect, test } from 'vitest'
import {
  changesPeriod,
  consequencesOf,
  pastPlan,
  plansResults,
  showsResults,
  wrongWeekdaysOf,
} from './consequences.ts'
import { type Edited, type Tab, typedSettings } from './settings-tabs.ts'

const NOW = Date.parse('2026-11-24T12:00:00+09:00')
const none = typedSettings()
const of = (tab: Tab, changed: Partial<Edited>, before: Partial<Edited> = {}) =>
  consequencesOf(tab, { ...none, ...before, ...changed }, { ...none, ...before }, NOW)
const ready = { doesRecruitDesign: true, cardinalNumber: '45', interviewPeriod: '12.5(토)' }
const open = { ...ready, isApplicationPeriod: true }

test('opening is asked about without a team, a cohort or interview dates, also where it is planned', () => {
  expect(of('recruit', { isApplicationPeriod: true })).toEqual(['noTeam', 'noCohort', 'noDays'])
  expect(of('recruit', { opensAt: '2026-11-25T09:00' })).toEqual(['noTeam', 'noCohort', 'noDays'])
  expect(of('recruit', { isApplicationPeriod: true }, ready)).toEqual([])
  expect(of('recruit', { cardinalNumber: '' }, open)).toEqual([])
  expect(of('recruit', { doesRecruitDesign: false }, open)).toEqual(['noTeam'])
  expect(of('result', { isApplicationPeriod: true })).toEqual([])
})

test('closing is asked about, by the switch and by a deadline that is over, and only while it is open', () => {
  expect(of('recruit', { isApplicationPeriod: false }, open)).toEqual(['closes'])
  expect(of('recruit', { closesAt: '2026-11-24T11:00' }, open)).toEqual(['closingPast'])
  expect(of('recruit', { closesAt: '2026-11-24T13:00' }, open)).toEqual([])
  expect(of('recruit', { isApplicationPeriod: true, closesAt: '2026-11-24T11:00' }, ready)).toEqual([
    'closingPast',
  ])
  const over = { ...open, closesAt: '2026-11-24T11:00' }
  expect(of('recruit', { keepMonths: '12' }, over)).toEqual([])
  expect(of('recruit', { isApplicationPeriod: false }, over)).toEqual([])
})

test('hiding results and ending the answers are asked about', () => {
  expect(of('result', { showResultToApplicant: false }, { showResultToApplicant: true })).toEqual(['hides'])
  expect(of('result', { answersUntil: '2026-11-24T11:00' }, { answersUntil: '2026-11-25T11:00' })).toEqual([
    'answersOver',
  ])
  expect(of('result', { answersUntil: '2026-11-26T11:00' })).toEqual([])
})

test('a wrong weekday is found in the texts that are changed alone', () => {
  const typed = { ...none, interviewPeriod: '12.5(토) ~ 12.6(월)', masterTrainingSchedule: '12월 20일 (월)' }
  expect(wrongWeekdaysOf('recruit', typed, none, NOW)).toEqual([
    { field: 'interviewPeriod', written: '12.6(월)', day: '2026-12-06' },
  ])
  expect(wrongWeekdaysOf('result', typed, none, NOW)).toMatchObject([{ day: '2026-12-20' }])
  expect(wrongWeekdaysOf('recruit', typed, typed, NOW)).toEqual([])
})

test('a planned time that is over is named, unless it stands there already', () => {
  const typed = { ...none, opensAt: '2026-11-24T11:00', resultsAt: '2026-11-24T13:00' }
  expect(pastPlan('recruit', typed, none, NOW)).toBe('opensAt')
  expect(pastPlan('recruit', typed, typed, NOW)).toBeUndefined()
  expect(pastPlan('result', { ...typed, opensAt: '' }, none, NOW)).toBeUndefined()
  expect(pastPlan('result', { ...none, resultsAt: '2026-11-24T11:00' }, none, NOW)).toBe('resultsAt')
})

test('showing results is noticed when they are switched on or planned, not while they are on', () => {
  const shown = { ...none, showResultToApplicant: true }
  expect(showsResults('result', shown, none)).toBe(true)
  expect(showsResults('result', shown, shown)).toBe(false)
  expect(showsResults('master', shown, none)).toBe(false)
  const planned = { ...none, resultsAt: '2026-09-08T18:00' }
  expect(showsResults('result', planned, none)).toBe(false)
  expect(plansResults('result', planned, none)).toBe(true)
  expect(plansResults('result', planned, planned)).toBe(false)
  expect(plansResults('result', none, planned)).toBe(false)
  expect(plansResults('result', { ...planned, showResultToApplicant: true }, none)).toBe(false)
})

test('another interview period is noticed on its tab, the same one is not', () => {
  const dated = { ...none, interviewPeriod: '12.5(토)' }
  expect(changesPeriod('recruit', dated, none)).toBe(true)
  expect(changesPeriod('recruit', dated, dated)).toBe(false)
  expect(changesPeriod('master', dated, none)).toBe(false)
})
