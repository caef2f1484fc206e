import { expect, test } from 'vitest'
import { CallError } from '../../../api/client.ts'
import type { Candidate } from '../applicants.ts'
import type { RowValues } from './edits.ts'
import { createEdits } from './edits.ts'

const gaon = { _id: 'a', name: '김가온', team: 1, pass: 'default', date: '' } as Candidate

/** A server with one row, whose replies wait until they are let go. */
function desk({ listIsLate = false } = {}) {
  const stored: RowValues = { pass: gaon.pass, date: gaon.date }
  const asked: string[] = []
  const doors: (() => void)[] = []
  let lost = 0
  const write = async (field: keyof RowValues, value: string, was: string) => {
    asked.push(`${field} ${was} > ${value}`)
    await new Promise<void>((open) => doors.push(open))
    if (stored[field] !== was && stored[field] !== value) throw new CallError(409, 'conflict', 'changed')
    Object.assign(stored, { [field]: value })
    if (lost-- > 0) throw new CallError(0, 'unreachable', 'no answer')
  }
  const shown: Partial<RowValues> = {}
  const failures: string[] = []
  const edits = createEdits({
    callsOf: () => ({
      setPass: (pass, was) => write('pass', pass, was),
      setDate: (date, was) => write('date', date, was),
      present: async () => ({ ...stored }),
    }),
    onStored: (_row, values) => Object.assign(shown, values),
    onFailed: (_row, message) => failures.push(message),
  })
  return {
    stored,
    asked,
    shown,
    failures,
    edits,
    edit: () => edits.store.getState().edits.a,
    loseAnswers: (count: number) => {
      lost = count
    },
    /** Lets every call through that is waiting or follows. */
    settle: async () => {
      do {
        doors.shift()?.()
        await new Promise((resolve) => setTimeout(resolve))
      } while (doors.length)
      if (!listIsLate) edits.caughtUp([{ ...gaon, ...shown }], 0)
    },
  }
}

test('every keystroke is wanted, one call is under way, the last one is stored', async () => {
  const { edits, stored, asked, edit, settle } = desk()
  for (const date of ['9', '9.', '9.1', '9.12']) edits.change(gaon, { date })
  expect(asked).toEqual(['date  > 9'])
  await settle()
  expect(asked).toEqual(['date  > 9', 'date 9 > 9.12'])
  expect(stored.date).toBe('9.12')
  expect(edit()).toMatchObject({ state: 'saved', values: {}, conflicts: [] })
})

test('a second change is not called saved by the save of the first', async () => {
  const { edits, stored, settle } = desk({ listIsLate: true })
  const heard: string[] = []
  edits.change(gaon, { pass: 'fail' })
  await settle()
  // The list does not say it yet, so the edit stands.
  edits.store.subscribe(({ edits: { a } }) => heard.push(`${a?.values.pass} ${a?.state} of ${stored.pass}`))
  edits.change(gaon, { pass: 'default' })
  await settle()
  expect(heard).not.toContain('default saved of fail')
  expect(heard.at(-1)).toBe('default saved of default')
})

test('until the list says what was stored, the row shows what was typed, and typing goes on from there', async () => {
  const { edits, stored, edit, settle } = desk({ listIsLate: true })
  edits.change(gaon, { date: '9.12 ' })
  await settle()
  expect(stored.date).toBe('9.12 ')
  expect(edit()).toMatchObject({ state: 'saved', values: { date: '9.12 ' } })
  edits.change(gaon, { date: '9.12 7' })
  await settle()
  expect(stored.date).toBe('9.12 7')
  edits.caughtUp([{ ...gaon, date: '9.12 7' }], 0)
  expect(edit()?.values).toEqual({})
})

test('a syllable that is being composed is shown and not sent, and the answer to an older save leaves it alone', async () => {
  const { edits, stored, edit, settle } = desk()
  edits.change(gaon, { date: '월' })
  edits.change(gaon, { date: '월ㅇ' }, true)
  await settle()
  expect(stored.date).toBe('월')
  expect(edit()?.values.date).toBe('월ㅇ')
  edits.change(gaon, { date: '월요' })
  await settle()
  expect(stored.date).toBe('월요')
  expect(edit()?.values).toEqual({})
})

test('whom somebody else changed first is told, and keeps the choice', async () => {
  const { edits, stored, shown, edit, settle } = desk()
  stored.pass = '1stPass'
  edits.change(gaon, { pass: 'fail' })
  await settle()
  expect(stored.pass).toBe('1stPass')
  expect(shown.pass).toBe('1stPass')
  expect(edit()?.conflicts).toEqual([{ field: 'pass', mine: 'fail', theirs: '1stPass' }])
  edits.settle('a', 'pass', true)
  await settle()
  expect(stored.pass).toBe('fail')
  expect(edit()).toMatchObject({ conflicts: [], values: {}, state: 'saved' })
})

test('taking theirs sends nothing, and the other field was saved meanwhile', async () => {
  const { edits, stored, asked, edit, settle } = desk()
  stored.date = '9.13'
  edits.change(gaon, { date: '9.1' })
  edits.change(gaon, { date: '9.12', pass: '1stPass' })
  await settle()
  expect(stored).toEqual({ date: '9.13', pass: '1stPass' })
  expect(edit()?.conflicts).toEqual([{ field: 'date', mine: '9.12', theirs: '9.13' }])
  const before = asked.length
  edits.settle('a', 'date', false)
  await settle()
  expect(asked).toHaveLength(before)
  expect(edit()).toMatchObject({ conflicts: [], values: {} })
})

test('what is typed on while a conflict stands is kept, and sent once it is decided', async () => {
  const { edits, stored, asked, edit, settle } = desk()
  stored.date = '9.13'
  edits.change(gaon, { date: '9.1' })
  await settle()
  const before = asked.length
  edits.change(gaon, { date: '9.1ㅇ' }, true)
  edits.change(gaon, { date: '9.15' })
  await settle()
  expect(asked).toHaveLength(before)
  expect(edit()?.conflicts).toEqual([{ field: 'date', mine: '9.15', theirs: '9.13' }])
  edits.settle('a', 'date', true)
  await settle()
  expect(stored.date).toBe('9.15')
  expect(edit()).toMatchObject({ state: 'saved', conflicts: [], values: {} })
})

test('a list read after the save is right, whatever it says; a syllable being composed outlives it', async () => {
  const { edits, edit, settle } = desk({ listIsLate: true })
  edits.change(gaon, { date: '9.12' })
  await settle()
  const older = [{ ...gaon, date: '9.14' }]
  edits.caughtUp(older, Date.now() - 1000)
  expect(edit()?.values).toEqual({ date: '9.12' })
  edits.change(gaon, { date: '9.12ㅇ' }, true)
  edits.caughtUp(older, Date.now() + 1000)
  expect(edit()?.values).toEqual({ date: '9.12ㅇ' })
  edits.change(gaon, { date: '9.12' })
  await settle()
  edits.caughtUp(older, Date.now() + 1000)
  expect(edit()?.values).toEqual({})
})

test('signing out leaves nothing behind, and says nothing of what fails after it', async () => {
  const { edits, edit, failures, settle, loseAnswers } = desk()
  loseAnswers(1)
  edits.change(gaon, { date: '9' })
  edits.forget()
  await settle()
  expect(edit()).toBeUndefined()
  expect(failures).toEqual([])
})

test('an answer that was lost is no change by somebody else', async () => {
  const { edits, stored, edit, settle, loseAnswers } = desk()
  loseAnswers(1)
  edits.change(gaon, { date: '9' })
  await settle()
  expect(edit()?.state).toBe('failed')
  expect(stored.date).toBe('9')
  edits.change(gaon, { date: '9.12' })
  await settle()
  expect(stored.date).toBe('9.12')
  expect(edit()).toMatchObject({ state: 'saved', conflicts: [] })
})

test('a failed save says why and is sent again when asked', async () => {
  const { edits, stored, failures, edit, settle, loseAnswers } = desk()
  loseAnswers(1)
  edits.change(gaon, { pass: 'fail' })
  await settle()
  expect(edit()).toMatchObject({ state: 'failed', values: { pass: 'fail' } })
  loseAnswers(1)
  edits.change(gaon, { pass: 'finalPass' })
  await settle()
  expect(failures).toEqual(['no answer'])
  edits.retryAll()
  await settle()
  expect(stored.pass).toBe('finalPass')
  expect(edit()?.state).toBe('saved')
})
