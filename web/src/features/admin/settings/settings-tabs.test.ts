import { emptySettings, SETTINGS_SWITCHES, SETTINGS_TEXTS } from '@recruit/contract/settings-fields'
import { expect, test } from 'vitest'
import { differing, type Edited, FIELDS, isDirty, onTopOf, TABS } from './settings-tabs.ts'

const with_ = (changed: Partial<Edited>): Edited => ({
  ...emptySettings(),
  closesAt: '',
  keepMonths: '6',
  ...changed,
})

test('every field is edited on exactly one tab', () => {
  const fields = TABS.flatMap((tab) => FIELDS[tab])
  expect(fields.length).toBe(new Set(fields).size)
  // The design pre-assignment's text has no input of its own but is sent along.
  expect(new Set(fields)).toEqual(
    new Set([...SETTINGS_TEXTS, ...SETTINGS_SWITCHES, 'closesAt', 'keepMonths']),
  )
})

test('a tab is dirty by its own fields alone, and clean again when the value is typed back', () => {
  const stored = with_({ masterName: '이마루' })
  const typed = with_({ masterName: '이마루', cardinalNumber: '45' })
  expect(TABS.filter((tab) => isDirty(tab, typed, stored))).toEqual(['recruit'])
  expect(TABS.filter((tab) => isDirty(tab, with_({ masterName: '이마루' }), stored))).toEqual([])
})

test('after somebody else’s edit mine stays and what I did not touch becomes theirs', () => {
  const before = with_({ cardinalNumber: '44', interviewPeriod: '9.12', masterName: '가' })
  const theirs = with_({ cardinalNumber: '45', interviewPeriod: '9.13', masterName: '가' })
  const mine = with_({ cardinalNumber: '46', interviewPeriod: '9.12', masterName: '나' })
  const merged = onTopOf(theirs, before, mine)
  expect(merged).toEqual(with_({ cardinalNumber: '46', interviewPeriod: '9.13', masterName: '나' }))
  expect(differing('recruit', merged, theirs)).toEqual(['cardinalNumber'])
})
