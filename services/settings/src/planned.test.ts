import { emptySettings, type SettingsFields } from '@recruit/contract/fields/settings-values'
import { nextAnnouncement } from '@recruit/contract/rules/announcements'
import { shownBy } from '@recruit/settings-client/record'
import { expect, test } from 'vitest'
import { applyDuePlans, assertPlannable, historyLinesOf, nextMoment, takenUntil } from './planned.ts'
import { recordOf } from './record.ts'

const NOON = '2026-09-08T12:00:00.000Z'
const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000)
const iso = (seconds: number) => at(seconds).toISOString()
const stored = (fields: Partial<SettingsFields>, now = at(-60)) => ({
  ...{ id: 'x', term: 1, version: 3, announcement: 1, readAt: 0, closedTerms: [], now },
  fields: { ...emptySettings(), ...fields },
})

// evidence: M205
test('what is planned happens at its millisecond, once, as a version of its own', () => {
  const planned = stored({ opensAt: NOON, resultsAt: iso(1) })
  expect(applyDuePlans(planned, at(-0.001))).toBe(planned)
  const opened = applyDuePlans(planned, at(0))
  expect(opened).toMatchObject({ version: 4, announcement: 1 })
  expect(opened.fields).toMatchObject({ isApplicationPeriod: true, opensAt: '', resultsAt: iso(1) })
  expect(applyDuePlans(opened, at(0.999))).toBe(opened)
  const announced = applyDuePlans(planned, at(1))
  expect(announced).toMatchObject({ version: 5, announcement: nextAnnouncement(1, false) })
  expect(announced.fields).toMatchObject({ showResultToApplicant: true, resultsAt: '' })
  expect(applyDuePlans(announced, at(9))).toBe(announced)
})

test('where results are public already the planned time is another announcement', () => {
  const again = applyDuePlans(stored({ showResultToApplicant: true, resultsAt: NOON }), at(0))
  expect(again).toMatchObject({ version: 4, announcement: nextAnnouncement(1, false) })
})

// evidence: M209
test('a plan that is first looked at an hour after its time is dropped, and told as such', () => {
  const planned = stored({ opensAt: NOON, resultsAt: iso(1), showResultToApplicant: true })
  expect(applyDuePlans(planned, at(3_599.999)).fields.isApplicationPeriod).toBe(true)
  const mixed = applyDuePlans(planned, at(3_600))
  expect(mixed).toMatchObject({ version: 5, announcement: nextAnnouncement(1, false) })
  expect(mixed.fields).toMatchObject({ isApplicationPeriod: false, opensAt: '', resultsAt: '' })
  const late = applyDuePlans(planned, at(3_601))
  expect(late).toMatchObject({ version: 5, announcement: 1 })
  const emptied = (what: string, from: string) => ({ what, from, to: '' })
  const changes = [emptied('opensAt', NOON), emptied('resultsAt', iso(1)), emptied('masterName', 'x')]
  const names = (now: number) => historyLinesOf(changes, at(now)).map(({ what }) => what)
  expect(names(3_600)).toEqual(['openingMissed', 'resultsAt', 'masterName'])
  expect(names(3_601)).toEqual(['openingMissed', 'resultsMissed', 'masterName'])
})

// evidence: M207
test('a time is planned ahead, and moved or called off until the second before', () => {
  const change = (was: string, is: string, now = 0) => {
    const fields = emptySettings()
    return () => assertPlannable({ ...fields, resultsAt: was }, { ...fields, resultsAt: is }, at(now))
  }
  expect(change('', iso(0.001))).not.toThrow()
  expect(change('', NOON)).toThrow()
  expect(change(iso(1), '')).not.toThrow()
  expect(change(iso(0.999), '')).toThrow()
  expect(change(iso(0.5), iso(60))).toThrow()
  expect(change(iso(0.5), iso(0.5))).not.toThrow()
})

// evidence: M212
test('the next moment is the first that is ahead, and none where nothing is planned', () => {
  expect(nextMoment(stored({}))).toBeNull()
  expect(nextMoment(stored({ closesAt: NOON }))).toBeNull()
  const open = { isApplicationPeriod: true, closesAt: NOON, closeGraceSeconds: 30 }
  expect(nextMoment(stored(open))).toEqual(at(0))
  expect(nextMoment(stored(open, at(0)))).toEqual(at(30))
  expect(nextMoment(stored(open, at(30)))).toBeNull()
  expect(nextMoment(stored({ ...open, resultsAt: iso(-5) }))).toEqual(at(-5))
})

// evidence: M210 M211
test('a page is told the closing time and not the grace; writes are judged by both', () => {
  const open = { isApplicationPeriod: true, closesAt: NOON, closeGraceSeconds: 30 }
  const record = recordOf(stored(open, at(10)))
  expect(takenUntil({ ...emptySettings(), ...open })).toEqual(at(30))
  expect(record).toMatchObject({ isApplicationPeriod: true, closesAt: iso(30), nextAt: iso(30) })
  expect(shownBy(record)).toMatchObject({ isApplicationPeriod: false, closesAt: NOON })
  expect(record.reply).not.toContain('race')
  expect(recordOf(stored(open, at(30))).isApplicationPeriod).toBe(false)
})

test('nothing public tells when results come, and no page counts down to what will not open', () => {
  const shown = (fields: Partial<SettingsFields>) => shownBy(recordOf(stored(fields))).opensAt
  expect(recordOf(stored({ resultsAt: NOON })).reply).toBe(recordOf(stored({})).reply)
  expect(shown({ opensAt: NOON })).toBe(NOON)
  expect(shown({ opensAt: NOON, closesAt: iso(60) })).toBe(NOON)
  expect(shown({ opensAt: NOON, closesAt: NOON })).toBe('')
  expect(shown({ opensAt: NOON, isApplicationPeriod: true })).toBe('')
})
