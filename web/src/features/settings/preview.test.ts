import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'
import { type Edited, typedSettings } from './settings-tabs.ts'

const NOW = Date.parse('2026-09-05T12:00:00+09:00')
const preview = (changed: Partial<Edited> = {}) => previewOf({ ...typedSettings(), ...changed }, NOW)

test('the apply button leads to the form only while the period is open, switch and closing time together', () => {
  const way = (changed: Partial<Edited>) => {
    const { applyPath, closesAt, warnings } = preview({ doesRecruitDesign: true, ...changed })
    return [applyPath, closesAt, ...warnings]
  }
  expect(way({})).toEqual(['/register/notperiod', ''])
  expect(way({ isApplicationPeriod: true })).toEqual(['/register', ''])
  expect(way({ isApplicationPeriod: true, closesAt: '2026-09-08T18:00' })).toEqual([
    '/register',
    '2026-09-08T18:00:00+09:00',
  ])
  expect(way({ isApplicationPeriod: true, closesAt: '2026-09-05T12:00' })).toEqual([
    '/register/notperiod',
    '',
    'closingPast',
  ])
  expect(way({ closesAt: '2026-09-08T18:00' })).toEqual(['/register/notperiod', '', 'closingIdle'])
})

test('an opening is previewed with its closing time, and warned of where it has no effect', () => {
  const opens = (changed: Partial<Edited>) => {
    const { opensAt, closesAt, warnings } = preview({
      doesRecruitDesign: true,
      opensAt: '2026-09-06T09:00',
      ...changed,
    })
    return [opensAt, closesAt, ...warnings]
  }
  expect(opens({ closesAt: '2026-09-08T18:00' })).toEqual([
    '2026-09-06T09:00:00+09:00',
    '2026-09-08T18:00:00+09:00',
  ])
  expect(opens({ doesRecruitDesign: false })).toEqual(['2026-09-06T09:00:00+09:00', '', 'noTeam'])
  expect(opens({ closesAt: '2026-09-06T09:00' })).toEqual(['', '', 'openingIdle', 'closingIdle'])
  expect(opens({ isApplicationPeriod: true })).toEqual(['', '', 'openingIdle'])
  expect(opens({ opensAt: '2026-09-05T12:00' })).toEqual(['', '', 'openingPast'])
})

test('results that come out by themselves are previewed until they have', () => {
  expect(preview({ resultsAt: '2026-09-06T09:00' })).toMatchObject({
    resultsAt: '2026-09-06T09:00:00+09:00',
    warnings: [],
  })
  expect(preview({ resultsAt: '2026-09-05T12:00' })).toMatchObject({
    resultsAt: '',
    warnings: ['resultsPast'],
  })
})

test('a lookup leads to the result or to one of the three pages that say not yet', () => {
  expect(preview().result).toBe('nothing')
  expect(preview({ is1stResultPeriod: true }).result).toBe('first')
  expect(preview({ isFinalResultPeriod: true }).result).toBe('final')
  expect(preview({ is1stResultPeriod: true, isFinalResultPeriod: true })).toMatchObject({
    result: 'final',
    warnings: ['bothPeriods'],
  })
  expect(preview({ showResultToApplicant: true, is1stResultPeriod: true }).result).toBe('shown')
})

test('the first-round view names a pre-assignment where its switch is on and there is something to name', () => {
  expect(preview({ marketingPreAssignment: '과제' }).assignments).toEqual([])
  expect(preview({ isDesignPreAssignment: true }).assignments).toEqual([2])
  expect(
    preview({ isMarketingPreAssignment: true, isWebDevPreAssignment: true, webDevPreAssignment: '과제' }),
  ).toMatchObject({ assignments: [3], warnings: ['assignmentEmpty'] })
})

test('the survey is offered only with a link that is safe to offer', () => {
  expect(preview({ surveyFormLink: 'https://forms.example.org/1' })).toMatchObject({
    hasSurvey: true,
    warnings: [],
  })
  expect(preview({ surveyFormLink: 'forms.example.org' })).toMatchObject({
    hasSurvey: false,
    warnings: ['surveyRefused'],
  })
})

test('it warns before a stored closing time is removed', () => {
  const stored = { ...typedSettings(), closesAt: '2026-09-08T18:00' }
  expect(previewOf({ ...stored, closesAt: '' }, NOW, stored).warnings).toEqual(['closingRemoved'])
  expect(previewOf(stored, NOW, stored).warnings).toEqual(['closingIdle'])
})

test('it warns of what the public would stumble over', () => {
  expect(preview({ isApplicationPeriod: true }).warnings).toEqual(['noTeam'])
  expect(preview({ interviewPeriod: '9.12(토) ~ 9.14(월)' }).warnings).toEqual([])
  expect(preview({ interviewPeriod: '추후 공지' }).warnings).toEqual(['daysUnread'])
  expect(preview({ showResultToApplicant: true }).warnings).toEqual(['noPlace', 'noContact'])
  expect(
    preview({ showResultToApplicant: true, isOnlineInterview: true, masterName: '이마루' }).warnings,
  ).toEqual([])
  expect(
    preview({
      showResultToApplicant: true,
      isOnlineInterview: true,
      masterName: '이마루',
      isApplicationPeriod: true,
      doesRecruitWebDev: true,
    }).warnings,
  ).toEqual(['shownWhileOpen'])
})
