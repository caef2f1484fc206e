import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { fc } from '@recruit/local/testing/random'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foundBy } from '../src/features/desk/address.ts'
import type { Decided } from '../src/features/desk/decide/applications.ts'
import { createDecideDesk } from '../src/features/desk/decide/decide-desk.ts'
import { deskText } from '../src/features/desk/text.ts'
import type { Applicant } from '../src/features/staff/applicants.ts'
import { createEdits } from '../src/features/staff/edits/edits.ts'
import { type DecideAct, decidingModel } from './deciding-model.ts'

const text = deskText.ko
const HISTORIES = Number(process.env.HISTORIES) || 200
/** Of some a search finds several, of some one, and one it finds none. */
const NAMES = ['김가온', '김나래', '김다온', '이가온', '이서로', '박마루', '최온새']
const SEARCHES = ['', '김', '가온', '온', '서로', '아무도']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The desk's own code in front of a server with the given latencies. */
function room(latencies: readonly number[]) {
  const stored: Record<string, Pass> = {}
  const all = NAMES.map((name, index): Decided => {
    const _id = `p${index}`
    stored[_id] = 'default'
    const rest = { studentId: '2100001', ewhaianId: name, email: '', phonenum: '', date: '' } as const
    const kept = { team: 1, pass: 'default', isFinalSubmit: true, sharesStudentId: false } as const
    return {
      id: _id,
      label: name,
      number: undefined,
      detail: '',
      judged: null,
      interviewed: null,
      applicant: { _id, name, ...rest, ...kept },
    }
  })
  let calls = 0
  const answered = () =>
    new Promise<void>((resolve) => setTimeout(resolve, latencies[calls++ % latencies.length]))
  const rows = new Map(all.map(({ id, applicant }) => [id, applicant]))
  const edits = createEdits({
    callsOf: (id) => ({
      setPass: async (pass) => {
        await answered()
        stored[id] = pass
      },
      setDate: answered,
      present: async () => ({ pass: stored[id] ?? 'default', date: '' }),
    }),
    onStored: (row, values) => {
      const now = rows.get(row._id)
      if (now) rows.set(row._id, { ...now, ...values })
    },
    onFailed: () => undefined,
  })
  const address = { id: 'p0', search: '' }
  const presentRow = (applicant: Applicant) => rows.get(applicant._id) ?? applicant
  const desk = createDecideDesk({
    edits,
    presentRow,
    place: () => address,
    go: (part) => Object.assign(address, part),
    found: (search) => foundBy(all, search),
    text: () => text,
    nameOf: (pass) => pass,
  })
  desk.listen()
  return { all, address, desk, stored, said: () => desk.store.getState().said }
}

const act: fc.Arbitrary<DecideAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('number' as const), number: fc.integer({ min: 1, max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('step' as const),
      by: fc.constantFrom(1 as const, -1 as const),
    }),
  },
  fc.record({
    does: fc.constantFrom('type' as const, 'open' as const),
    search: fc.constantFrom(...SEARCHES),
  }),
  fc.record({ does: fc.constant('click' as const), at: fc.nat(NAMES.length - 1) }),
  fc.record({ does: fc.constant('press' as const), pass: fc.constantFrom(...PASS_STATES) }),
  fc.record({ does: fc.constantFrom('undo' as const, 'clear' as const) }),
)
const step = fc.record({ act, pause: fc.integer({ min: 0, max: 400 }) })

test(`in ${HISTORIES} random histories each decision is about the person who was open, and nobody out of sight`, async () => {
  const history = fc.array(step, { minLength: 5, maxLength: 40 })
  const latencies = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(history, latencies, async (steps, slow) => {
      const { all, address, desk, stored, said } = room(slow)
      const expected = decidingModel(NAMES)
      for (const { act: one, pause } of steps) {
        const isRefused = one.does === 'number' && one.number < 5 && expected.isHidden()
        expected.do(one)
        if (one.does === 'number') desk.key(one.number)
        else if (one.does === 'step') desk.step(one.by)
        else if (one.does === 'undo') desk.undo()
        else if (one.does === 'clear') address.search = ''
        else if (one.does === 'click') address.id = foundBy(all, address.search)[one.at]?.id ?? address.id
        else if (one.does === 'press') {
          const item = all.find(({ id }) => id === address.id)
          if (item) desk.decide(item.applicant, one.pass)
        } else {
          address.search = one.search
          if (one.does === 'open') desk.open(one.search)
        }
        const { open, search } = expected.state()
        expect(address).toEqual({ id: `p${open}`, search })
        if (isRefused) expect(said()).toBe(text.outOfSight(NAMES[open] ?? ''))
        await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.advanceTimersByTimeAsync(60_000)
      expect(Object.values(stored)).toEqual(expected.passes)
    }),
    { numRuns: HISTORIES },
  )
})

test('Enter in the search opens the first that is found, and keys leave alone who is filtered out', () => {
  const { address, desk, said } = room([0])
  address.search = '서로'
  desk.key(4)
  expect(address.id).toBe('p0')
  expect(said()).toBe(text.outOfSight('김가온'))
  expect(desk.store.getState().made).toEqual([])
  expect(desk.open('서로')).toBe(true)
  expect(address.id).toBe('p4')
  desk.key(4)
  expect(desk.store.getState().made.map(({ applicant }) => applicant.name)).toEqual(['이서로'])
  address.search = '아무도'
  expect(desk.open('아무도')).toBe(false)
  expect(said()).toBe(text.nothingFound)
  desk.undo()
  expect(address).toEqual({ id: 'p4', search: '' })
})
