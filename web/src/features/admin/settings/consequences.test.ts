import { expect, test } from 'vitest'
import { changesPeriod, opensWithoutTeam, showsResults } from './consequences.ts'

const none = {
  isApplicationPeriod: false,
  doesRecruitMarketing: false,
  doesRecruitDesign: false,
  doesRecruitWebDev: false,
  showResultToApplicant: false,
  interviewPeriod: '',
  resultsAt: '',
}

test('opening the period without a team is noticed, an unrelated edit of an open one is not', () => {
  const open = { ...none, isApplicationPeriod: true }
  expect(opensWithoutTeam('recruit', open, none)).toBe(true)
  expect(opensWithoutTeam('recruit', open, { ...open, doesRecruitDesign: true })).toBe(true)
  expect(opensWithoutTeam('recruit', open, open)).toBe(false)
  expect(opensWithoutTeam('recruit', { ...open, doesRecruitDesign: true }, none)).toBe(false)
  expect(opensWithoutTeam('result', open, none)).toBe(false)
})

test('showing results is noticed when they are switched on, not while they are on', () => {
  const shown = { ...none, showResultToApplicant: true }
  expect(showsResults('result', shown, none)).toBe(true)
  expect(showsResults('result', shown, shown)).toBe(false)
  expect(showsResults('master', shown, none)).toBe(false)
  const planned = { ...none, resultsAt: '2026-09-08T18:00' }
  expect(showsResults('result', planned, none)).toBe(true)
  expect(showsResults('result', planned, planned)).toBe(false)
  expect(showsResults('result', none, planned)).toBe(false)
})

test('another interview period is noticed on its tab, the same one is not', () => {
  const dated = { ...none, interviewPeriod: '12.5(토)' }
  expect(changesPeriod('recruit', dated, none)).toBe(true)
  expect(changesPeriod('recruit', dated, dated)).toBe(false)
  expect(changesPeriod('master', dated, none)).toBe(false)
})
