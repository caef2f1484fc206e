import type { RowDataPacket } from 'mysql2/promise'
import type { UnderLoad } from './environment.ts'

/** What one application must hold by everything that was acknowledged to its writer. */
export interface Ledger {
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

export const openLedger = (id: string, plan: string): Ledger => ({
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
export function acknowledge(ledger: Ledger, plan: string, isSubmit: boolean, version: number): void {
  const steps = version - ledger.version
  if (steps < 1) ledger.lost += 1 - steps
  if (steps > 1) ledger.doubled += steps - 1
  ledger.version = version
  ledger.plan = plan
  ledger.acknowledged++
  ledger.open = null
  if (!isSubmit) return
  ledger.submissions++
  ledger.submittedPlan = plan
}

/** How the database has an application. */
export interface Stored {
  id: string
  version: number
  plan: string
  submissions: number
  submittedPlan: string | null
}

/** Compares with the database what was acknowledged; adds to the ledgers what was lost or applied twice. */
export async function audit(environment: UnderLoad, ledgers: Ledger[]): Promise<void> {
  const sql = await environment.sql()
  const [rows] = await sql.query<(Stored & RowDataPacket)[]>(
    `SELECT id, version, activity_plan AS plan, submissions,
       JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.activityPlan')) AS submittedPlan
     FROM recruit_applicants.applications WHERE id IN (?)`,
    [ledgers.map(({ id }) => id)],
  )
  await sql.end()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const ledger of ledgers) compare(ledger, stored.get(ledger.id))
}

export function compare(ledger: Ledger, row: Stored | undefined): void {
  if (!row) {
    ledger.lost += ledger.acknowledged + 1
    return
  }
  const { open } = ledger
  const isOpenThere = open !== null && row.plan === open.plan
  const isSubmitThere = isOpenThere && open.isSubmit
  count(ledger, row.version - ledger.version - Number(isOpenThere))
  count(ledger, row.submissions - ledger.submissions - Number(isSubmitThere))
  if (!isOpenThere && row.plan !== ledger.plan) ledger.lost++
  if (ledger.submissions && !isSubmitThere && row.submittedPlan !== ledger.submittedPlan) ledger.lost++
}

/** How many rows the database has too many, or too few. */
function count(ledger: Ledger, tooMany: number): void {
  if (tooMany > 0) ledger.doubled += tooMany
  else ledger.lost -= tooMany
}
