import { expect, test } from 'vitest'
import { isDecidedOn, linesOf, previewOf } from './preview.ts'
import { type Edited, TABS, typedSettings } from './settings-tabs.ts'

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
    '2026-09-05T12:00:00+09:00',
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

test('first results before the closing time are warned of while it counts', () => {
  const open = { isApplicationPeriod: true, doesRecruitDesign: true, closesAt: '2026-09-08T18:00' }
  const warned = (firstPresentationPeriod: string, more = {}) =>
    preview({ ...open, firstPresentationPeriod, ...more }).warnings
  expect(warned('9월 7일(월)')).toEqual(['resultsBeforeClose'])
  expect(warned('9.8(화)')).toEqual([])
  expect(warned('추후 공지')).toEqual([])
  expect(warned('9월 7일(월)', { closesAt: '' })).toEqual([])
})

test('a step of the term that begins before an earlier one is warned of', () => {
  const warned = (changed: Partial<Edited>) => preview(changed).warnings
  const term = {
    applicationSubmissionPeriod: '9.1(화) ~ 9.8(화)',
    firstPresentationPeriod: '9.10(목)',
    interviewPeriod: '9.12(토) ~ 9.15(화)',
    finalPresentationPeriod: '9.18(금)',
  }
  expect(warned(term)).toEqual([])
  expect(warned({ ...term, applicationSubmissionPeriod: '9.11(금) ~ 9.14(월)' })).toEqual(['datesReversed'])
  expect(warned({ ...term, interviewPeriod: '9.20(일)' })).toEqual(['datesReversed'])
  // Two steps on one day are in order, and what holds no date is passed over.
  expect(warned({ ...term, firstPresentationPeriod: '9.12(토)' })).toEqual([])
  expect(
    warned({ ...term, firstPresentationPeriod: '추후 공지', finalPresentationPeriod: '9.2(수)' }),
  ).toEqual(['datesReversed'])
})

test('results that come out by themselves are previewed until they have', () => {
  const at = (resultsAt: string) => preview({ resultsAt })
  expect(at('2026-09-06T09:00')).toMatchObject({ resultsAt: '2026-09-06T09:00:00+09:00', warnings: [] })
  expect(at('2026-09-05T12:00')).toMatchObject({ resultsAt: '', warnings: ['resultsPast'] })
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
  const offers = (surveyFormLink: string) => preview({ surveyFormLink })
  expect(offers('https://forms.example.org/1')).toMatchObject({ hasSurvey: true, warnings: [] })
  expect(offers('forms.example.org')).toMatchObject({ hasSurvey: false, warnings: ['surveyRefused'] })
})

test('it warns before a stored closing time is removed', () => {
  const stored = { ...typedSettings(), closesAt: '2026-09-08T18:00' }
  expect(previewOf({ ...stored, closesAt: '' }, NOW, stored).warnings).toEqual(['closingRemoved'])
  expect(previewOf(stored, NOW, stored).warnings).toEqual(['closingIdle'])
})

const told = { showResultToApplicant: true, isOnlineInterview: true, masterName: '이마루' }
test.each<[Partial<Edited>, string[]]>([
  [{ isApplicationPeriod: true }, ['noTeam']],
  [{ interviewPeriod: '9.12(토) ~ 9.14(월)' }, []],
  [{ interviewPeriod: '추후 공지' }, ['daysUnread']],
  [{ showResultToApplicant: true }, ['noPlace', 'noContact']],
  [told, []],
  [{ ...told, isApplicationPeriod: true, doesRecruitWebDev: true }, ['shownWhileOpen']],
])('it warns of what the public would stumble over: %j', (changed, warnings) => {
  expect(preview(changed).warnings).toEqual(warnings)
})

const lines = (changed: Partial<Edited> = {}, language: 'ko' | 'en' = 'en') =>
  linesOf({ ...typedSettings(), ...changed }, NOW, language)
const line = (id: string, changed: Partial<Edited>) => lines(changed).find((found) => found.id === id)

test('both languages have the same lines, and no line is empty', () => {
  for (const changed of [{}, { isApplicationPeriod: true }, { showResultToApplicant: true }]) {
    expect(lines(changed, 'ko').map(({ id }) => id)).toEqual(lines(changed, 'en').map(({ id }) => id))
    for (const { value } of [...lines(changed, 'ko'), ...lines(changed)]) expect(value.trim()).not.toBe('')
  }
})

test('places are shown for an interview face to face alone', () => {
  const places = { faceTofaceInterviewPlace: '201', interviewWaitingPlace: '202' }
  expect(line('first', places)?.value).toBe(
    'Face-to-face interview\nPlace: 201 (if no room is set)\nWaiting: 202',
  )
  expect(line('first', { ...places, isOnlineInterview: true })?.value).not.toContain('201')
})

test('each thing of the schedule and of the training is on a line of its own, under its name', () => {
  expect(line('schedule', { interviewPeriod: '9.12(토)' })?.value).toBe(
    'First-round results: empty\nIn-depth interview: 9.12 (Sat)\nFinal results: empty',
  )
  const training = { masterTrainingPlace: '소극장', masterTrainingWaitingPlace: '로비' }
  expect(line('final', { ...training, masterTrainingWaitingTime: '오후 6시' })?.value).toBe(
    'Master training: empty\nPlace: 소극장\nWaiting: 로비, from 18:00',
  )
})

test('a date that cannot be read whole in English is shown as typed', () => {
  const applicationSubmissionPeriod = '11.15(일) ~ 11.24(화), 추가 12.4(금)까지'
  expect(line('period', { applicationSubmissionPeriod })?.value).toBe(applicationSubmissionPeriod)
})

test('the closing time is a line of an open period alone, and the views of a result wait for it', () => {
  expect(line('closing', { closesAt: '2026-09-08T18:00' })).toBeUndefined()
  expect(line('closing', { isApplicationPeriod: true, closesAt: '2026-09-08T18:00' })?.value).toContain(
    '18:00 (Seoul\u00a0time,\u00a0KST)',
  )
  expect(line('fail', {})?.isLater).toBe(true)
  expect(line('fail', { showResultToApplicant: true, masterName: '이마루' })).toMatchObject({
    isLater: false,
    value: 'Contact: 이마루',
  })
})

test('what happens by itself is a line, with the grace that applicants do not see', () => {
  const planned = { opensAt: '2026-09-06T09:00', closesAt: '2026-09-08T18:00', closeGraceSeconds: '30' }
  expect(line('opening', {})).toBeUndefined()
  expect(line('opening', planned)?.value).toBe('Sun 6 Sep 2026, 09:00 (Seoul\u00a0time,\u00a0KST)')
  expect(line('closing', planned)?.value).toBe(
    'Tue 8 Sep 2026, 18:00 (Seoul\u00a0time,\u00a0KST) · submissions are accepted for another 30 s (applicants do not see this)',
  )
  expect(line('announcing', {})).toBeUndefined()
  const results = { resultsAt: '2026-09-06T09:00' }
  expect(line('announcing', results)?.value).toBe(
    'Sun 6 Sep 2026, 09:00 (Seoul\u00a0time,\u00a0KST) · automatically',
  )
  expect(line('announcing', { ...results, showResultToApplicant: true })?.value).toContain(
    'waiting changes are then published',
  )
})

test('until when final passers answer is a line that waits for results, and says when they are not asked or it is over', () => {
  expect(line('answers', {})).toMatchObject({ value: 'none: they are not asked', isLater: true })
  expect(line('answers', { answersUntil: '2026-09-08T18:00' })?.value).toBe(
    'Tue 8 Sep 2026, 18:00 (Seoul\u00a0time,\u00a0KST)',
  )
  expect(line('answers', { answersUntil: '2026-09-05T12:00', showResultToApplicant: true })).toMatchObject({
    value: 'Sat 5 Sep 2026, 12:00 (Seoul\u00a0time,\u00a0KST) · over; no more answers are accepted',
    isLater: false,
  })
})

test('every line belongs to the one tab that decides it', () => {
  const all = lines({ opensAt: '2026-09-06T09:00', resultsAt: '2026-09-07T09:00' })
  for (const { id } of all) expect(TABS.filter((tab) => isDecidedOn(tab, id))).toHaveLength(1)
})
