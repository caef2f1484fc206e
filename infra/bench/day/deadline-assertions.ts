import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Applicant } from './people.ts'
import type { Outcome, Shot } from './plan.ts'
import { type Goal, none } from './report.ts'
import type { Change } from './run.ts'

interface Stored extends RowDataPacket {
  id: string
  hoursSeq: number
  hours: string
  submissions: number
  submitted: string | null
}
type Texts = { applyReason: string; activityPlan: string }

/** Compares acknowledged writes with the database. */
export async function assertDeadline(
  { mysqlAdminUrl, prefix }: TestStack,
  people: Applicant[],
  shots: Shot[],
  outcomes: Outcome[],
  closed: Change,
): Promise<Goal[]> {
  const mysql = await createConnection(mysqlAdminUrl)
  const [rows] = await mysql.query<Stored[]>(
    `SELECT id, hours_seq AS hoursSeq, CAST(interview_hours AS CHAR) AS hours, submissions,
      CAST(submitted AS CHAR) AS submitted FROM ${prefix}_applicants.applications`,
  )
  await mysql.end()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const rowOf = (browser: number) => stored.get(people[browser]?.id ?? '')

  const bodies = new Map(shots.map(({ at, browser, body }) => [`${browser} ${at}`, body]))
  const bodyOf = ({ at, browser }: Outcome) => bodies.get(`${browser} ${at}`) as Record<string, unknown>
  const isAcknowledged = ({ status, said }: Outcome) =>
    status === 200 && said.applicationUpdateSuccess === 'success'
  const isRefused = ({ status, said }: Outcome) => status === 200 && said.applicationUpdateSuccess === 'fail'
  const isSubmit = (outcome: Outcome) => bodyOf(outcome).isFinalSubmit === true

  const isThere = (outcome: Outcome) => {
    const submitted: Texts | null = JSON.parse(rowOf(outcome.browser)?.submitted ?? 'null')
    const { applyReason, activityPlan } = bodyOf(outcome)
    return submitted?.applyReason === applyReason && submitted?.activityPlan === activityPlan
  }
  const submits = outcomes.filter(isSubmit)
  const acknowledged = submits.filter(isAcknowledged)
  const refused = submits.filter(isRefused)
  const late = outcomes.filter(({ sent }) => sent > closed.acknowledgedAt)
  const early = outcomes.filter(({ done }) => done < closed.askedAt)
  const failed = outcomes.filter(({ status }) => status !== 200)
  console.log(
    `\nClosed at ${(closed.askedAt / 1000).toFixed(1)} s, acknowledged ${Math.round(closed.acknowledgedAt - closed.askedAt)} ms later: ${acknowledged.length} of ${submits.length} submissions acknowledged, ${refused.length} refused`,
  )
  return [
    none('errors', failed.length, String(outcomes.length)),
    none(
      'acknowledged submissions that are not stored word for word',
      acknowledged.filter((outcome) => !isThere(outcome)).length,
      String(acknowledged.length),
    ),
    none(
      'refused submissions that are stored',
      refused.filter(({ browser }) => rowOf(browser)?.submissions !== 0).length,
      String(refused.length),
    ),
    none(
      'submissions begun after the close and acknowledged',
      late.filter((outcome) => isSubmit(outcome) && isAcknowledged(outcome)).length,
      String(late.filter(isSubmit).length),
    ),
    none(
      'autosaves and toggles begun after the close and acknowledged',
      late.filter((outcome) => !isSubmit(outcome) && isAcknowledged(outcome)).length,
      String(late.filter((outcome) => !isSubmit(outcome)).length),
    ),
    none('refused before the close', early.filter(isRefused).length, String(early.length)),
    lostToggles(outcomes, bodyOf, rowOf, isAcknowledged),
  ]
}

/** For each grid the last acknowledged toggle, or a later one with a lost answer, must be stored. */
function lostToggles(
  outcomes: Outcome[],
  bodyOf: (outcome: Outcome) => Record<string, unknown>,
  rowOf: (browser: number) => Stored | undefined,
  isAcknowledged: (outcome: Outcome) => boolean,
): Goal {
  const ofGrids = outcomes.filter(({ call }) => call === 'saveInterview')
  const grids = [...Map.groupBy(ofGrids, ({ browser }) => browser)]
  const wrong = grids.filter(([browser, all]) => {
    const row = rowOf(browser)
    const seqOf = (outcome: Outcome) => Number(bodyOf(outcome).seq)
    const last = Math.max(0, ...all.filter(isAcknowledged).map(seqOf))
    const kept = all.find((outcome) => seqOf(outcome) === row?.hoursSeq)
    const isSame =
      !kept || JSON.stringify(bodyOf(kept).interviewHours) === JSON.stringify(JSON.parse(row?.hours ?? ''))
    return !row || row.hoursSeq < last || !isSame
  })
  return none('grids that are not as last acknowledged', wrong.length, String(grids.length))
}
