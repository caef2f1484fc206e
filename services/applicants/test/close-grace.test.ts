import { wholeContent } from '@recruit/local/testing/people'
import { type Answer, visitor } from '@recruit/local/testing/visitor'
import { afterEach, expect, test } from 'vitest'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'
import { seen, UNPACKED } from './replies.ts'

useProduct()

const LONGEST_S = 600
const HOUR_S = 3_600
const stranger = visitor(() => stack.url)
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
const close = (closesAt: string, closeGraceSeconds: number) =>
  admin.call('modifyRecruitInfo', { isApplicationPeriod: true, closesAt, closeGraceSeconds })
afterEach(() => close('', 0))

type Applicant = Awaited<ReturnType<typeof submittedPerson>>
/** Everything that others than the admin read about the period. */
const readings = ({ browser, id }: Applicant) => ({
  'the settings': () => stranger.send('loadSettings', { key: 1 }),
  'the settings with another key': () => stranger.send('loadSettings', { key: 2 }),
  'the settings for staff': () => manager.send('loadSettings', { key: 1 }),
  'the record for staff': () => manager.send('getSettings', { id: 'x' }),
  'their history for staff': () => manager.send('settingsHistory', {}),
  'the page': () => stranger.raw('GET', '/', UNPACKED),
  'the own application': () => browser.send('getApplication', { id }),
  'the file to keep': () => browser.send('ownData', { id }),
})
/** Requests that are refused regardless of the time, or because of it. */
const refusals = ({ browser, id, person }: Applicant) => ({
  'a save by a stranger': () => stranger.send('savePage2', { id, activityPlan: 'x' }),
  'a save of nothing': () => browser.send('savePage2', { id: 'none', activityPlan: 'x' }),
  'a link that is none': () => browser.send('savePage2', { id, portfolioLink: 'javascript:alert(1)' }),
  'an older version': () => browser.send('savePage2', { id, version: 1, activityPlan: 'x' }),
  'enrolling again': () => browser.send('enroll', person),
})
/** Requests that the close decides. */
const writes = ({ browser, id }: Applicant) => ({
  'a late save': () => browser.send('savePage2', { id, activityPlan: 'late' }),
  'a late submission': () => browser.send('savePage2', { id, ...wholeContent, isFinalSubmit: true }),
  'a late enrolment': () =>
    stranger.send('enroll', { name: '김늦음', studentId: '2199999', ewhaianId: 'late', team: 1 }),
})

type Ways = Record<string, () => Promise<Answer>>
/** Every reply under this close; right after a change of the settings a page may lack them. */
async function repliesUnder(closesAt: string, graceSeconds: number, ways: Ways) {
  await close(closesAt, graceSeconds)
  await expect.poll(async () => (await stranger.raw('GET', '/', UNPACKED)).text).toContain(closesAt)
  const replies = Object.entries(ways).map(async ([what, send]) => [what, seen(await send())])
  return Object.fromEntries(await Promise.all(replies))
}

test('no reply tells of the grace: in the period, after its close and after both', async () => {
  const applicant = await submittedPerson(1)
  const stages = [
    { closesAt: ago(-HOUR_S), ways: { ...readings(applicant), ...refusals(applicant) } },
    { closesAt: ago(5), ways: readings(applicant) },
    {
      closesAt: ago(HOUR_S),
      ways: { ...readings(applicant), ...refusals(applicant), ...writes(applicant) },
    },
  ]
  for (const { closesAt, ways } of stages) {
    const without = await repliesUnder(closesAt, 0, ways)
    expect(Object.keys(without)).toHaveLength(Object.keys(ways).length)
    expect(await repliesUnder(closesAt, LONGEST_S, ways)).toEqual(without)
  }
  const { objectId } = await admin.call('findSettings', { key: 1 })
  expect((await admin.call('getSettings', { id: objectId })).closeGraceSeconds).toBe(LONGEST_S)
})

test('in the grace saves and submissions are taken, without it none', async () => {
  const { browser, id } = await submittedPerson(1)
  const areTaken = async () => {
    const saved = await browser.send('savePage2', { id, activityPlan: ago(0) })
    const submitted = await browser.send('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    return [saved, submitted].map(({ body }) => body.applicationUpdateSuccess)
  }
  await close(ago(60), LONGEST_S)
  expect((await stranger.call('loadSettings', { key: 1 })).isApplicationPeriod).toBe(false)
  expect(await areTaken()).toEqual(['success', 'success'])
  await close(ago(60), 59)
  expect(await areTaken()).toEqual(['fail', 'fail'])
  await close(ago(60), 0)
  expect(await areTaken()).toEqual(['fail', 'fail'])
})
