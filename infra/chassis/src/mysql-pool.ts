import type { Sequelize } from 'sequelize'
import { type Metrics, show } from './metrics.ts'

/** The part of Sequelize's pool that tells its state; its types leave it out. */
interface Pool {
  using: number
  available: number
  waiting: number
  maxSize: number
}

/** Shows how full the pool of connections is, and how many requests wait for one. */
export function showPool(db: Sequelize, metrics: Metrics): void {
  const { pool } = db.connectionManager as unknown as { pool: Pool }
  show(metrics, 'mysql_pool_in_use', 'Connections with a command or a transaction', () => pool.using)
  show(metrics, 'mysql_pool_idle', 'Connections that wait for work', () => pool.available)
  show(metrics, 'mysql_pool_waiting', 'Requests that wait for a connection', () => pool.waiting)
  show(metrics, 'mysql_pool_max', 'The most connections there may be', () => pool.maxSize)
}
