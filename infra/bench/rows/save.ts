import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { enrolledPerson } from '@recruit/local/testing/people'
import { createPool, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise'
import { createStores } from '../../../services/applicants/src/stores.ts'
import type { Databases, Product } from '../bench.ts'
import type { Line } from '../goals.ts'
import { newEssays, SAVE } from '../load/applicant-calls.ts'
import { perSecond } from '../load/load.ts'
import { compareRates } from '../load/ratio.ts'
import { overStatements } from './statements.ts'

const AT_ONCE = 8

interface Draft {
  id: string
  term: number
  version: number
}

/** A save of two essays: the store's overhead on its statement, and the service's. */
export const save = async (bench: Databases & Product): Promise<Line[]> => [
  await byTheStore(bench),
  ...(await overStatements('save', bench)),
]

async function byTheStore({ stack }: Product): Promise<Line> {
  const url = stack.schemas.applicants.app
  const db = connectMysql(url, { pool: AT_ONCE })
  const store = createStores(db, stack.url).applicants
  const pool = createPool({ uri: url, connectionLimit: AT_ONCE, charset: 'utf8mb4', timezone: 'Z' })
  try {
    const drafts: Draft[] = []
    for (let at = 0; at < AT_ONCE; at++) {
      const { id } = await enrolledPerson(stack.url, 2)
      const [[row]] = await pool.query<RowDataPacket[]>(
        'SELECT term, version FROM applications WHERE id = ?',
        [id],
      )
      drafts.push({ id, term: row?.term, version: row?.version })
    }
    const saveByStore = async (who: number) => {
      const draft = drafts[who] as Draft
      const outcome = await store.save(draft.id, draft.term, newEssays(), draft.version)
      if (typeof outcome === 'string') throw new Error(`A save was ${outcome}`)
      draft.version = outcome.version
    }
    const byMysql2 = async (who: number) => {
      const draft = drafts[who] as Draft
      const { applyReason, activityPlan } = newEssays()
      const values = [applyReason, activityPlan, draft.id, draft.term, draft.version]
      const [result] = await pool.query<ResultSetHeader>(SAVE, values)
      if (result.affectedRows !== 1) throw new Error('A save was lost')
      draft.version++
    }
    return await compareRates(
      `save by the store ÷ the same statement by mysql2, ${AT_ONCE} at once`,
      { goal: 0.35 },
      { name: 'saves by the store', measure: () => perSecond(AT_ONCE, saveByStore) },
      { name: 'by mysql2', measure: () => perSecond(AT_ONCE, byMysql2) },
    )
  } finally {
    await pool.end()
    await db.close()
  }
}
