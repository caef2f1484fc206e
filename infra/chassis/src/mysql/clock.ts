import type { Sequelize, Transaction } from 'sequelize'
import { queriesOf } from './queries.ts'

/** MySQL's time, which is the same for every process. */
export async function clockOf(db: Sequelize, transaction?: Transaction): Promise<Date> {
  const [row] = await queriesOf(db).select<{ now: Date }>('SELECT UTC_TIMESTAMP(6) AS now', [], transaction)
  if (!row) throw new Error('MySQL does not tell the time')
  return row.now
}
