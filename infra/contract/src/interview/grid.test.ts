import { fc } from '@recruit/local/testing/random'
import { expect, test } from 'vitest'
import { ALL_HOURS, GRID_DAYS } from '../constants.ts'
import { emptyHours, flagsOf, hoursFromFlags, type InterviewTime } from './grid.ts'

const hours = fc.array(fc.integer({ min: 0, max: ALL_HOURS }), { minLength: GRID_DAYS, maxLength: GRID_DAYS })
const flags = fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: GRID_DAYS, maxLength: GRID_DAYS })

test('nothing is chosen at the start', () => {
  expect(flagsOf(emptyHours())).toEqual(Array(32).fill(0))
})

test('the flags come back as they were sent, whatever hours there were', () => {
  const property = fc.property(flags, hours, (sent, current) => {
    expect(flagsOf(hoursFromFlags(sent as InterviewTime, current))).toEqual(sent)
  })
  fc.assert(property)
})

test('flags that say what the hours say change no hour', () => {
  const property = fc.property(hours, (current) => {
    expect(hoursFromFlags(flagsOf(current), current)).toEqual(current)
  })
  fc.assert(property)
})
