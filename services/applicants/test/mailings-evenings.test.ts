import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { tokenMinter } from '@recruit/chassis/tokens/internal-token'
import { readSecrets } from '@recruit/local/keys/secrets'
import { remoteSettings } from '@recruit/settings-client/client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { runEveningPlan } from '../src/messages/evening-plan.ts'
import { createStores } from '../src/stores.ts'
import { admin, db, drafted, ended, rows } from './messages-product.ts'
import { show, stack } from './product.ts'
import {
  DAY_AFTER,
  dayIn,
  later,
  moveTo,
  namesIn,
  one,
  other,
  sorted,
  TOMORROW,
  useRemindersProduct,
} from './reminders-product.ts'

useRemindersProduct()

const settingsNow = () =>
  remoteSettings(
    stack.services.settings,
    tokenMinter('applicants', readSecrets(stack.dataDir).applicants.private),
  )()

/** A process with a connection of its own, whose clock of MySQL can be set: it runs the plan at a time in Seoul. */
function anotherProcess() {
  const own = connectMysql(stack.schemas.applicants.app, { pool: 1 })
  onTestFinished(() => own.close())
  const { messaging } = createStores(own, 'https://recruit.test')
  return async (day: string, time: string) => {
    await own.query(`SET timestamp = ${Date.parse(`${day}T${time}:00+09:00`) / 1_000}`)
    return runEveningPlan(messaging, await settingsNow())
  }
}
const TODAY = dayIn(0)
const evenings = async () => (await rows()).filter(({ kind }) => kind === 'evening')
const reached = async () => (await evenings()).map(({ application }) => application).toSorted()

beforeEach(async () => {
  await admin.call('setEveningPlan', { hour: 19 })
  await db.query('UPDATE evening_plans SET last_evening = ?', { replacements: [dayIn(-1)] })
})

test('a planned evening is sent at its hour, once for two processes', async () => {
  const [first, second] = [anotherProcess(), anotherProcess()]
  expect(await first(TODAY, '18:59')).toBe(0)
  const both = await Promise.all([first(TODAY, '19:00'), second(TODAY, '19:00')])
  expect(both.toSorted()).toEqual([0, 2])
  expect(await second(TODAY, '20:00')).toBe(0)
  expect(await reached()).toEqual(sorted(one, other))
  await db.query('UPDATE messages SET next_at = UTC_TIMESTAMP(6)')
  const [mailing] = (await admin.call('listMailings', {})).mailings.filter(({ kind }) => kind === 'evening')
  expect(await namesIn(mailing?.id ?? '')).toEqual(sorted(one, other))
  expect(await ended(mailing?.id ?? '')).toEqual({ sent: 2 })
  expect((await admin.call('applicantHistory', {})).history[0]).toMatchObject({
    ...{ what: 'messagesApproved', from: 'evening', to: '2' },
  })
  expect(await first(TOMORROW, '19:00')).toBe(1)
  expect(await reached()).toEqual(sorted(one, other, later))
})

test('a moved interview has the evening of its new day alone', async () => {
  const run = anotherProcess()
  await moveTo(one, DAY_AFTER, 3)
  expect(await run(TODAY, '19:00')).toBe(1)
  expect(await reached()).toEqual(sorted(other))
  expect(await run(TOMORROW, '19:00')).toBe(2)
  expect(await reached()).toEqual(sorted(one, other, later))
})

test('a missed evening is sent late to those whose interview is ahead, and does not say tomorrow', async () => {
  expect(await anotherProcess()(TOMORROW, '09:30')).toBe(1)
  expect(await reached()).toEqual(sorted(other))
  for (const { subject, text } of await evenings()) expect(`${subject} ${text}`).not.toMatch(/tomorrow|내일/)
})

test('an evening missed until the next one has struck is sent as well', async () => {
  await moveTo(one, TOMORROW, 6)
  await db.query('UPDATE evening_plans SET hour = 12')
  // At one o'clock of the day, its own evening has struck too.
  expect(await anotherProcess()(TOMORROW, '13:00')).toBe(2)
  expect(await reached()).toEqual(sorted(one, later))
})

test('while results are hidden an evening waits, and is sent once they are public', async () => {
  const run = anotherProcess()
  await show(false)
  expect(await run(TODAY, '19:00')).toBe(0)
  await show(true)
  expect(await run(TODAY, '20:00')).toBe(2)
})

test('drafts that wait for approval do not keep a planned evening from its applicants', async () => {
  await drafted({ kind: 'evening' })
  expect(await anotherProcess()(TODAY, '19:00')).toBe(2)
  expect((await evenings()).map(({ state }) => state)).not.toContain('draft')
})

test('the evenings to come are counted, without one that is done', async () => {
  const counted = async () => (await admin.call('readEveningPlan', {})).evenings
  expect(await counted()).toEqual([
    { day: TODAY, count: 2 },
    { day: TOMORROW, count: 1 },
  ])
  await anotherProcess()(TODAY, '19:00')
  expect(await counted()).toEqual([{ day: TOMORROW, count: 1 }])
})

test('an evening whose hour has struck before the plan is not made up for, nor one after its end', async () => {
  const run = anotherProcess()
  await db.query('UPDATE evening_plans SET last_evening = ?', { replacements: [TODAY] })
  expect(await run(TODAY, '21:00')).toBe(0)
  expect((await admin.call('setEveningPlan', { hour: null })).hour).toBeNull()
  expect(await run(TOMORROW, '19:00')).toBe(0)
})

test('an hour that no evening has is refused, and changes nothing', async () => {
  await admin.call('setEveningPlan', { hour: 19 })
  for (const hour of [11, 23, 19.5])
    expect((await admin.send('setEveningPlan', { hour })).body.reason).toBe('wrongShape')
  expect((await admin.call('readEveningPlan', {})).hour).toBe(19)
})
