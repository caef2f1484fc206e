import { type Metrics, watch } from '@recruit/chassis/observability/metrics'
import type { OutboxLeases } from '@recruit/mail/leases'
import { QueryTypes, type Sequelize } from 'sequelize'
import { OUTBOX } from '../outbox.model.ts'

const OLDEST = `SELECT COALESCE(TIMESTAMPDIFF(SECOND, MIN(next_at), UTC_TIMESTAMP(6)), 0) AS seconds
  FROM ${OUTBOX} WHERE state = 'queued' AND next_at <= UTC_TIMESTAMP(6)`
/** Always shown, because an alert on growth needs a first value. */
const ALWAYS = { queued: 0, uncertain: 0, failed: 0 }

/**
 * Metrics for an operator: how many messages are in each state, and since when the oldest could have left. `condition`
 * is that of the leases: messages behind a gate are not late.
 */
export function watchOutbox(
  metrics: Metrics,
  db: Sequelize,
  leases: Pick<OutboxLeases, 'counts'>,
  condition: () => Promise<string>,
): void {
  watch(
    metrics,
    { name: 'messages', help: 'Messages in the outbox, by state', labelNames: ['state'] },
    async () => {
      const found = Object.fromEntries((await leases.counts()).map(({ state, count }) => [state, count]))
      return Object.entries({ ...ALWAYS, ...found }).map(([state, value]) => ({ labels: { state }, value }))
    },
  )
  const help = 'How long the oldest message that is due has waited; 0 where none is due'
  watch(metrics, { name: 'oldest_due_message_seconds', help, labelNames: [] }, async () => {
    const sql = `${OLDEST} AND (${await condition()})`
    const [row] = await db.query<{ seconds: number }>(sql, { type: QueryTypes.SELECT })
    return [{ labels: {}, value: Number(row?.seconds ?? 0) }]
  })
}
