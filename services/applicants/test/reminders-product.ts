import { afterAll, beforeEach } from 'vitest'
import { server, useMailingsProduct } from './mailings-product.ts'
import { admin, db, mailingOf } from './messages-product.ts'
import { publishDecisions, show } from './product.ts'
import {
  at,
  newInterviewer,
  passer,
  placed,
  publishedTimetable,
  setPeriod,
  setRules,
} from './timetable-product.ts'

export const HOUR_MS = 3_600_000
/** A day in Seoul, by its distance from today. */
export const dayIn = (days: number) =>
  new Date(Date.now() + 9 * HOUR_MS + days * 24 * HOUR_MS).toISOString().slice(0, 10)
export const [TOMORROW, DAY_AFTER] = [dayIn(1), dayIn(2)]
const written = (day: string) => {
  const date = new Date(day)
  return `${date.getUTCMonth() + 1}.${date.getUTCDate()}(${'일월화수목금토'[date.getUTCDay()]})`
}
export type Passer = Awaited<ReturnType<typeof passer>>

let nari: string
/** Interviewed tomorrow at nine and at ten, and on the day after at nine. */
export let one: Passer
export let other: Passer
export let later: Passer

/** Starts the product with three published interviews, new for each test. */
export function useRemindersProduct(): void {
  useMailingsProduct()
  beforeEach(async () => {
    await show(false)
    await admin.call('modifyResultInfo', { answersUntil: '' })
    await db.query('DELETE FROM evening_plans')
    await db.query('DELETE FROM message_templates')
    await setPeriod(`${TOMORROW.slice(0, 4)}.${written(TOMORROW)} - ${written(DAY_AFTER)}`)
    await setRules({ roomNames: ['학관 301호'], answersUntil: null })
    const { interviewers } = await admin.call('listInterviewers', {})
    nari = (interviewers[0] ?? (await newInterviewer('나리', [1], [at(1, 2, 6), at(1, 3)]))).id
    one = await passer(1, at(1, 2, 6), at(1, 3))
    other = await passer(1, at(1, 2, 6), at(1, 3))
    later = await passer(1, at(1, 2, 6), at(1, 3))
    await placed(one.id, TOMORROW, 1, [nari])
    await placed(other.id, TOMORROW, 2, [nari])
    await placed(later.id, DAY_AFTER, 1, [nari])
    await publishedTimetable()
    await show(true)
    await db.query("DELETE FROM messages WHERE kind = 'appointment'")
    server.delivered.length = 0
  })
  afterAll(() => show(false))
}

export const answer = async ({ browser, id }: Passer, will: boolean) =>
  browser.call('answerAppointment', { id, date: (await browser.call('getApplication', { id })).date, will })
export const namesIn = async (id: string) =>
  (await mailingOf(id)).messages.map(({ application }) => application).toSorted()
export const sorted = (...people: Passer[]) => people.map(({ id }) => id).toSorted()
/** Moves an interview, which its applicant then reads. */
export async function moveTo({ id }: Passer, day: string, start: number) {
  const { status } = await placed(id, day, start, [nari])
  if (status !== 200) throw new Error(`It cannot be moved: ${status}`)
  await publishedTimetable()
  await publishDecisions()
}
