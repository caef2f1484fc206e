import { query, type UnderLoad } from './environment.ts'

/** What one application must contain by everything that was acknowledged. */
export interface Ledger {
  id: string
  version: number
  plan: string
  submissions: number
  submittedPlan: string
  acknowledged: number
  /** A sent write without an acknowledgement: it may be stored or not. */
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

/** Each acknowledged write increases the version by exactly one. */
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

/** An application in the database. */
export interface Stored {
  id: string
  version: number
  plan: string
  submissions: number
  submittedPlan: string | null
}

/** Compares acknowledged writes with the database; adds lost and doubled ones to the ledgers. */
export async function audit(environment: UnderLoad, ledgers: Ledger[]): Promise<void> {
  const rows = await query<Stored>(
    environment,
    `SELECT id, version, activity_plan AS plan, submissions,
       JSON_UNQUOTE(JSON_EXTRACT(submitted, '$.activityPlan')) AS submittedPlan
     FROM recruit_applicants.applications WHERE id IN (?)`,
    [ledgers.map(({ id }) => id)],
  )
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
