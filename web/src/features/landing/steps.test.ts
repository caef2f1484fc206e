import { emptySettings, publicSettings } from '@recruit/contract/fields/settings-values'
import { expect, test } from 'vitest'
import { scheduleOf } from './steps.ts'

const settings = (changes: object) => ({ ...publicSettings(emptySettings(), true), ...changes })
const now = (changes: object) => scheduleOf(settings(changes)).find(({ isNow }) => isNow)?.step

test('the steps keep their order and take their dates from the settings', () => {
  const steps = scheduleOf(
    settings({ applicationSubmissionPeriod: ' 9.1(월) ', finalPresentationPeriod: '9.16(화)' }),
  )
  expect(steps.map(({ step }) => step)).toEqual(['submission', 'review', 'first', 'interview', 'final'])
  expect(steps.map(({ when }) => when)).toEqual(['9.1(월)', '', '', '', '9.16(화)'])
})

test('without settings there are five steps, none of them now', () => {
  expect(scheduleOf(undefined)).toHaveLength(5)
  expect(scheduleOf(undefined).some(({ isNow }) => isNow)).toBe(false)
})

test('the switches tell which step is now; the latest one wins', () => {
  expect(now({})).toBeUndefined()
  expect(now({ isApplicationPeriod: true })).toBe('submission')
  expect(now({ isApplicationPeriod: true, is1stResultPeriod: true })).toBe('review')
  expect(now({ is1stResultPeriod: true, isFinalResultPeriod: true })).toBe('interview')
})
