import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applicationSession, createApplicationSession } from './application-session.ts'

/** What happens on the device and on the server, in its order. */
const log: string[] = []
const device = vi.hoisted(() => ({ write: () => Promise.resolve() }))

vi.mock('../../../api/call.ts', () => ({
  call: (name: string, { version }: { version: number }) => {
    log.push(`${name} on version ${version}`)
    return Promise.resolve({ applicationUpdateSuccess: 'success', message: '', version: version + 1 })
  },
}))
vi.mock('../../../api/drafts/device-store.ts', () => ({
  TAB: 'tab',
  readCopies: () => Promise.resolve([]),
  removeCopy: () => Promise.resolve(),
  clearCopies: () => Promise.resolve(),
  writeCopy: async () => {
    await device.write()
    log.push('on the device')
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  log.length = 0
  device.write = () => Promise.resolve()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function entered() {
  const session = createApplicationSession('entered')
  await session.enter({ name: '박지우', team: 2, pass: 'default', date: '', version: 3, submissions: 0 })
  return session
}

test('both pages of an application share one session, until it is cleared from the device', async () => {
  const session = applicationSession('shared')
  session.set('applyReason', '함께하고 싶습니다.')
  expect(applicationSession('shared').store.getState().values.applyReason).toBe('함께하고 싶습니다.')
  expect(applicationSession('another').store.getState().values.applyReason).toBe('')
  await session.clearDevice()
  expect(applicationSession('shared').store.getState().values.applyReason).toBe('')
})

test('what a save sends is on the device before it is sent', async () => {
  const session = await entered()
  session.set('major', '철학과')
  session.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual(['on the device', 'savePage1 on version 3'])
})

test('a device that does not answer holds a save up for a second and a half at most', async () => {
  const session = await entered()
  device.write = () => new Promise(() => undefined)
  session.set('major', '철학과')
  session.flush()
  await vi.advanceTimersByTimeAsync(1499)
  expect(log).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(log).toEqual(['savePage1 on version 3'])
})

test('one save goes after the other, on the version that the one before made', async () => {
  const session = await entered()
  session.set('major', '철학과')
  const [first, second] = [session.saveDraft(1), session.saveDraft(2)]
  await vi.advanceTimersByTimeAsync(0)
  await Promise.all([first, second])
  expect(log.filter((entry) => entry.startsWith('save'))).toEqual([
    'savePage1 on version 3',
    'savePage2 on version 4',
  ])
})

test('text that is nowhere else is guarded after its page is closed, until it is saved', async () => {
  const asksOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  device.write = () => Promise.reject(new Error('quota'))
  const session = await entered()
  session.open(() => undefined)
  expect(asksOnClosing()).toBe(false)
  session.set('email', 'no address')
  session.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asksOnClosing()).toBe(true)
  session.set('email', 'jiwoo@example.org')
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual(['savePage1 on version 3'])
  expect(asksOnClosing()).toBe(false)
})

const held = (major: string, version: number) => ({
  ...{ name: '박지우', team: 2 as const, pass: 'default' as const, date: '', studentId: '2341001' },
  ...{ ewhaianId: 'jiwoo', major, version, submissions: 0 },
})

test('typed text is never replaced by what the server holds, and keeps the version it was read with', async () => {
  const session = createApplicationSession('opened')
  await session.enter(held('', 3))
  session.set('major', '컴퓨터공학(희망)')
  await session.enter(held('elsewhere', 4))
  expect(session.store.getState()).toMatchObject({ version: 3, values: { major: '컴퓨터공학(희망)' } })
})

test('a draft without unsaved text follows the server, and no reply from before the last save', async () => {
  const session = createApplicationSession('followed')
  await session.enter(held('', 3))
  await session.enter(held('elsewhere', 4))
  expect(session.store.getState()).toMatchObject({ version: 4, values: { major: 'elsewhere' } })
  await session.enter(held('before', 2))
  expect(session.store.getState()).toMatchObject({ version: 4, values: { major: 'elsewhere' } })
})

test('the four fields that anybody may read do not open the form', async () => {
  const session = createApplicationSession('unproved')
  await session.enter({ name: '박지우', team: 2, pass: 'default', date: '' })
  expect(session.store.getState().isReady).toBe(false)
})
