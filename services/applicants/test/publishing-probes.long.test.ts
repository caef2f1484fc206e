import { PASS_STATES } from '@recruit/contract/constants'
import { seed } from '@recruit/local/testing/random'
import { setPlaces } from '@recruit/local/testing/seats'
import { randomOf } from '@recruit/local/testing/seeded-random'
import { visitor } from '@recruit/local/testing/visitor'
import { afterAll, expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'
import {
  at,
  DAYS,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
} from './timetable-product.ts'

useProduct()

const PROBES = Number(process.env.HISTORIES) ? 10_000 : 300
const AT_ONCE = 8
afterAll(async () => {
  await setPlaces(admin)
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
})

test(`${PROBES} readings across staged changes: not a byte differs`, { timeout: 600_000 }, async () => {
  const random = randomOf(seed)
  await setPeriod()
  const nari = await newInterviewer('나리', [1], [at(1, 2, 3, 4, 5, 6)])
  const applicant = await passer(1, at(1, 2, 3, 4, 5, 6))
  const { id } = applicant
  // Another team wants her, too: that is as little to be seen as a decision.
  await setPlaces(admin, { hasSecondChoice: true })
  await applicant.browser.call('savePage2', { id, secondTeam: 2, isFinalSubmit: true })
  await placed(id, DAYS[0], 6, [nari.id])
  expect((await publishedTimetable()).status).toBe(200)
  await admin.call('modifyResultInfo', { showResultToApplicant: true })

  const stranger = visitor(stack.url)
  const { date } = await applicant.browser.call('getApplication', { id })
  await applicant.browser.call('answerAppointment', { id, date, will: false, reason: '시험' })
  const ways = {
    'the applicant': () => applicant.browser.send('getApplication', { id }),
    'the file to keep': () => applicant.browser.send('ownData', { id }),
    'an answer again': () =>
      applicant.browser.send('answerAppointment', { id, date, will: false, reason: '시험' }),
    'the messages': () => applicant.browser.send('ownMessages', { id }),
    'a stranger': () => stranger.send('getApplication', { id }),
  }
  expect((await applicant.browser.call('getApplication', { id })).appointment).toMatchObject({ start: 6 })
  const first = Object.fromEntries(
    await Promise.all(Object.entries(ways).map(async ([who, read]) => [who, seen(await read())])),
  )
  let left = PROBES
  let staged = 0
  let timetables = 0
  /**
   * An applicant whose pass was withdrawn in a staged change gets no place; then there is nothing to publish either.
   */
  const timetable = async () => {
    const { status } = await placed(id, DAYS[0], 1 + random.below(5), [nari.id])
    if (status === 200 && (await publishedTimetable()).status === 200) timetables++
  }
  let isMoved = false
  let moves = 0
  /** The second team takes her over while the first has decided against her, and the admin corrects it. */
  const move = async () => {
    isMoved = !isMoved
    if (!isMoved) return admin.call('correctApplicant', { _id: id, team: 1 })
    moves++
    await admin.call('selectPass', { _id: id, pass: 'fail', staged: true })
    return admin.call('takeOver', { _id: id, team: 2, staged: true })
  }
  const isOver = () => left <= 0 && staged > 10 && timetables > 0 && moves > 0
  const deciding = async () => {
    while (!isOver()) {
      const kind = random.below(4)
      if (kind === 0)
        await admin.call('selectPass', { _id: id, pass: random.oneOf(PASS_STATES), staged: true })
      else if (kind === 1) await timetable()
      else if (kind === 2) await move()
      else await admin.call('setInterviewDate', { _id: id, date: `12.${staged} 10:00`, staged: true })
      staged++
    }
  }
  const reading = async () => {
    for (; !isOver(); left--)
      for (const [who, read] of Object.entries(ways))
        expect([who, seen(await read())]).toEqual([who, first[who]])
  }
  await Promise.all([deciding(), ...Array.from({ length: AT_ONCE }, reading)])
  console.log(`${PROBES} readings each of ${Object.keys(ways).length} kinds across ${staged} staged changes`)
  expect(staged).toBeGreaterThan(10)
  expect(timetables).toBeGreaterThan(0)
  expect(moves).toBeGreaterThan(0)
})

/** A reply without its request id and time. */
const seen = ({ status, text, headers }: { status: number; text: string; headers: Headers }) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)).sort(),
})
