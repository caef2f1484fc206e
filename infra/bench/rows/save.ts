import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { enrolledPerson } from '@recruit/local/testing/people'
import { createPool, type RowDataPacket } from 'mysql2/promise'
import { createStores } from '../../../services/applicants/src/stores.ts'
import type { Bench } from '../calls.ts'
import { SAVE } from '../load/drafts.ts'
import { perSecond } from '../load/load.ts'
import { interleaved, type Line, report } from '../load/ratio.ts'
import { overStatements } from './statements.ts'

const AT_ONCE = 8
const PARAGRAPH = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '

interface Draft {
  id: string
  term: number
  version: number
  written: number
}

/** A save of two essays: the store's overhead on its statement, and the service's. */
export const save = async (bench: Bench): Promise<Line[]> => [
  await byTheStore(bench),
  ...(await overStatements('save', bench)),
]

async function byTheStore({ stack }: Bench): Promise<Line> {
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
      drafts.push({ id, term: row?.term, version: row?.version, written: 0 })
    }
    const changesOf = (draft: Draft) => ({
      applyReason: `${PARAGRAPH.repeat(10)}${draft.written++}`,
      activityPlan: PARAGRAPH.repeat(10),
    })
    const saveByStore = async (who: number) => {
      const draft = drafts[who] as Draft
      const outcome = await store.save(draft.id, draft.term, changesOf(draft), draft.version)
      if (typeof outcome === 'string') throw new Error(`A save was ${outcome}`)
      draft.version = outcome.version
    }
    const byMysql2 = async (who: number) => {
      const draft = drafts[who] as Draft
      const { applyReason, activityPlan } = changesOf(draft)
      const [result] = await pool.query(SAVE, [
        applyReason,
        activityPlan,
        draft.id,
        draft.term,
        draft.version,
      ])
      if (!('affectedRows' in result) || result.affectedRows !== 1) throw new Error('A save was lost')
      draft.version++
    }
    const ratio = await interleaved(
      { name: 'saves by the store', measure: () => perSecond(AT_ONCE, saveByStore) },
      { name: 'by mysql2', measure: () => perSecond(AT_ONCE, byMysql2) },
    )
    return report(
      `save by the store ÷ the same statement by mysql2, ${AT_ONCE} at once`,
      { goal: 0.35 },
      ratio,
    )
  } finally {
    await pool.end()
    await db.close()
  }
}
