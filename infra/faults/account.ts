import type { RowDataPacket } from 'mysql2/promise'
import type { Ground } from './ground.ts'

/** What one application must hold by everything that was acknowledged to its writer. */
export interface Account {
  id: string
  version: number
  plan: string
  submissions: number
  submittedPlan: string
  acknowledged: number
  /** A write that was sent and never acknowledged: it may be there or not. */
  open: { plan: string; isSubmit: boolean } | null
  lost: number
  doubled: number
}

export const openAccount = (id: string, plan: string): Account => ({
  id,
  version: 1,
  plan,
  submissions: 0,
  submittedPlan: '',
  acknowledged: 0,
  open: null,
  lost: 0,
  doubled: 0,
})

/** Each acknowledged write makes exactly one version more than the one before. */
export function acknowledge(account: Account, plan: string, isSubmit: boolean, version: number): void {
  const steps = version - account.version
  if (steps < 1) account.lost += 1 - steps
  if (steps > 1) account.doubled += steps - 1
  account.version = version
  account.plan = plan
  account.acknowledged++
  account.open = null
  if (!isSubmit) return
  account.submissions++
  account.submittedPlan = plan
}

/** How the database has an application. */
export interface Stored {
  id: string
  version: number
  plan: string
  submissions: number
  submittedPlan: string | null
}

/** Compares with the database what was acknowledged; adds to the accounts what was lost or applied twice. */
export async function audit(ground: Ground, accounts: Account[]): Promise<void> {
  const sql = await ground.sql()
  const [rows] = await sql.query<(Stored & RowDataPacket)[]>(
    `SELECT id, version, activity_plan AS plan, submissions,
       JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.activityPlan')) AS submittedPlan
     FROM recruit_applicants.applications WHERE id IN (?)`,
    [accounts.map(({ id }) => id)],
  )
  await sql.end()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const account of accounts) compare(account, stored.get(account.id))
}

export function compare(account: Account, row: Stored | undefined): void {
  if (!row) {
    account.lost += account.acknowledged + 1
    return
  }
  const { open } = account
  const isOpenThere = open !== null && row.plan === open.plan
  const isSubmitThere = isOpenThere && open.isSubmit
  count(account, row.version - account.version - Number(isOpenThere))
  count(account, row.submissions - account.submissions - Number(isSubmitThere))
  if (!isOpenThere && row.plan !== account.plan) account.lost++
  if (account.submissions && !isSubmitThere && row.submittedPlan !== account.submittedPlan) account.lost++
}

/** So many too many in the database, or too few. */
function count(account: Account, tooMany: number): void {
  if (tooMany > 0) account.doubled += tooMany
  else account.lost -= tooMany
}
