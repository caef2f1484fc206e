import { expect, test } from 'vitest'
import { isDecidedOn, linesOf } from './preview-lines.ts'
import { type Edited, TABS, typedSettings } from './settings-tabs.ts'

const NOW = Date.parse('2026-09-05T12:00:00+09:00')
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
  expect(line('first', places)?.value).toBe('Face-to-face interview · place 201 · waiting 202')
  expect(line('first', { ...places, isOnlineInterview: true })?.value).not.toContain('201')
})

test('the closing time is a line of an open period alone, and the views of a result wait for it', () => {
  expect(line('closing', { closesAt: '2026-09-08T18:00' })).toBeUndefined()
  expect(line('closing', { isApplicationPeriod: true, closesAt: '2026-09-08T18:00' })?.value).toContain(
    '18:00 (Seoul\u00a0time,\u00a0KST)',
  )
  expect(line('fail', {})?.isLater).toBe(true)
  expect(line('fail', { showResultToApplicant: true, masterName: '이마루' })).toMatchObject({
    isLater: false,
    value: 'contact 이마루',
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
  expect(line('answers', {})).toMatchObject({ value: 'not asked', isLater: true })
  expect(line('answers', { answersUntil: '2026-09-08T18:00' })?.value).toBe(
    'Tue 8 Sep 2026, 18:00 (Seoul\u00a0time,\u00a0KST)',
  )
  expect(line('answers', { answersUntil: '2026-09-05T12:00', showResultToApplicant: true })).toMatchObject({
    value: 'Sat 5 Sep 2026, 12:00 (Seoul\u00a0time,\u00a0KST) · passed, no more answers are accepted',
    isLater: false,
  })
})

test('every line belongs to the one tab that decides it', () => {
  const all = lines({ opensAt: '2026-09-06T09:00', resultsAt: '2026-09-07T09:00' })
  for (const { id } of all) expect(TABS.filter((tab) => isDecidedOn(tab, id))).toHaveLength(1)
})
