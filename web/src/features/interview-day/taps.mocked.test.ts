import { dayOf } from '@recruit/contract/interview/day'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../api/client.ts'
import { forgetServerTime, noteServerTime } from '../../api/server-clock.ts'
import { type ReadDay, roomsOf, type Seen } from './rooms.ts'
import { createDoor } from './taps.ts'

type Sent = { id: string; state: string | null; undoes: string | null; at: string }
/** The server: what it stores, what it refuses, and whether there is a network. */
const server = vi.hoisted(() => ({ isOff: false, refuses: [] as string[], stored: [] as Sent[] }))
const device = vi.hoisted(() => new Map<string, { id: string; tab: string; at: number }>())

vi.mock('../../api/call.ts', () => ({
  call: async (_name: string, { taps }: { taps: Sent[] }) => {
    if (server.isOff) throw new CallError(0, 'unreachable', 'no connection')
    const refused = taps.filter(({ state }) => server.refuses.includes(state ?? ''))
    if (refused.length)
      throw new CallError(400, 'refused', 'not then', 'noInterviewThen', {
        taps: refused.map(({ id }) => id),
      })
    server.stored.push(...taps)
    return { message: '' }
  },
}))
vi.mock('../../api/drafts/device-store.ts', () => ({
  TAB: 'tab',
  readCopies: async () => [...device.values()],
  removeCopy: async (_id: string, tab: string) => void device.delete(tab),
  clearCopies: async () => device.clear(),
  writeCopy: async (copy: { id: string; tab: string }) =>
    void device.set(copy.tab, structuredClone({ ...copy, at: Date.now() })),
}))

const DAY = '2026-12-06'
const READ: ReadDay = {
  day: DAY,
  days: [DAY],
  interviews: ['가온', '나래'].map((name, turn) => ({
    ...{
      uid: name,
      name,
      team: 1,
      start: 6,
      minute: turn * 20,
      minutes: 20,
      place: '301호',
      room: 0,
      panel: [],
      comes: null,
      forStaff: null,
      taps: [],
    },
  })),
}

/** The open window goes without a word: nothing of it runs or hears of the network again. */
function leaveWindow() {
  vi.clearAllTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(`${DAY}T05:00:00.000Z`) })
  leaveWindow()
  Object.assign(server, { isOff: false, refuses: [], stored: [] })
  device.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
/** A window at the door. */
async function opened(tab: string) {
  const door = createDoor(tab)
  door.open()
  await seconds(1)
  const room = () =>
    roomsOf(door.store.getState().days[DAY]?.read ?? READ, door.store.getState().taps, Date.now())[0]
  const seen = (name: string) => room()?.interviews.find((one) => one.name === name) as Seen
  return {
    door,
    room,
    seen,
    tap: (name: string, state: Parameters<typeof door.tap>[2]) => door.tap(seen(name), DAY, state),
  }
}

test('taps without a network are kept over a reload and sent in their order', async () => {
  const first = await opened('one')
  first.door.take(READ)
  await seconds(1)
  server.isOff = true
  first.tap('가온', 'arrived')
  await seconds(5)
  first.tap('가온', 'inInterview')
  await seconds(5)
  first.tap('나래', 'arrived')
  await seconds(1)
  expect(first.door.store.getState().saving.kind).toBe('offline')
  expect(server.stored).toEqual([])
  leaveWindow()
  // Another one on the same device, still without a network.
  const second = await opened('two')
  expect([second.seen('가온').state, second.seen('나래').state]).toEqual(['inInterview', 'arrived'])
  expect([...device.keys()]).toEqual(['two'])
  server.isOff = false
  window.dispatchEvent(new Event('online'))
  await seconds(1)
  expect(server.stored.map(({ state }) => state)).toEqual(['arrived', 'inInterview', 'arrived'])
  const times = server.stored.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
})

test('the second press of a double press does nothing', async () => {
  const { tap, seen } = await opened('one')
  tap('가온', 'arrived')
  tap('가온', 'inInterview')
  expect(seen('가온').state).toBe('arrived')
  await seconds(1)
  tap('가온', 'inInterview')
  expect(seen('가온').state).toBe('inInterview')
})

test('a tap is taken back, also one that another device has sent', async () => {
  const { door, seen } = await opened('one')
  const elsewhere = { id: 'x', at: `${DAY}T04:59:00.000Z`, state: 'didNotCome', undoes: null } as const
  const [first, ...others] = READ.interviews
  if (first) door.take({ ...READ, interviews: [{ ...first, taps: [elsewhere] }, ...others] })
  expect(seen('가온').state).toBe('didNotCome')
  door.undo(seen('가온'), DAY)
  await seconds(1)
  expect(seen('가온').state).toBe('waiting')
  expect(dayOf([elsewhere, ...(server.stored as never[])]).state).toBe('waiting')
})

test('a tap that the server refuses is shown and holds up no other one', async () => {
  server.refuses = ['didNotCome']
  server.isOff = true
  const { door, tap, seen } = await opened('one')
  tap('가온', 'didNotCome')
  tap('나래', 'arrived')
  await seconds(1)
  server.isOff = false
  door.retry()
  await seconds(1)
  expect(server.stored.map(({ state }) => state)).toEqual(['arrived'])
  const { refused, saving } = door.store.getState()
  expect(refused).toMatchObject([{ why: 'not then', tap: { state: 'didNotCome' } }])
  expect(saving.kind).toBe('saved')
  expect(seen('가온').state).toBe('waiting')
})

test('nothing stays on the device when the session ends', async () => {
  server.isOff = true
  const { door, tap } = await opened('one')
  door.take(READ)
  tap('가온', 'arrived')
  await seconds(1)
  expect(JSON.stringify([...device.values()])).toContain('나래')
  door.end()
  await seconds(100)
  expect(JSON.stringify([...device.values()])).not.toContain('나래')
  expect(door.store.getState().taps).toEqual([])
})

test('a device whose clock is wrong keeps the time of the server over a reload without a network', async () => {
  const HOUR = 3_600_000
  noteServerTime(new Date(Date.now() + HOUR).toUTCString(), Date.now(), Date.now())
  const first = await opened('one')
  first.door.take(READ)
  await seconds(1)
  leaveWindow()
  forgetServerTime()
  server.isOff = true
  const second = await opened('two')
  second.tap('가온', 'arrived')
  const at = Date.parse(second.seen('가온').arrivedAt ?? '')
  expect(Math.abs(at - Date.now() - HOUR)).toBeLessThan(1_000)
})

test('a read that began before a tap was stored does not undo it', async () => {
  const { door, tap, seen } = await opened('one')
  door.take(READ)
  tap('가온', 'arrived')
  await seconds(1)
  door.take(READ)
  expect(seen('가온').state).toBe('arrived')
})
