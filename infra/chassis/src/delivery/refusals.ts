import { QueryTypes, type Sequelize } from 'sequelize'

/** As `smtpChannel` writes it down: of the receiver, not of the sender or of what the message holds. */
const REFUSED = '5__ RCPT TO'

/** How many messages of an outbox servers have refused for good because of this address (`receiver_address`). */
export async function refusalsOf(db: Sequelize, table: string, address: string): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM ${table} WHERE receiver_address = ? AND state = 'failed' AND last_error LIKE ?`,
    { type: QueryTypes.SELECT, replacements: [address, REFUSED] },
  )
  return found?.count ?? 0
}
