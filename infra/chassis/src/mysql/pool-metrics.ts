import type { Sequelize } from 'sequelize'
import type { FairQueue } from '../limits/fair-queue.ts'
import { type Metrics, show } from '../observability/metrics.ts'
import { poolOf } from './sequelize-internals.ts'

/** Shows how full the pool of connections is, and how many requests wait for one. */
export function showPool(db: Sequelize, queue: FairQueue, metrics: Metrics): void {
  const pool = poolOf(db)
  show(metrics, 'mysql_pool_in_use', 'Connections with a command or a transaction', () => pool.using)
  show(metrics, 'mysql_pool_idle', 'Connections that wait for work', () => pool.available)
  show(metrics, 'mysql_pool_waiting', 'Requests that wait for a connection', () => queue.state().waiting)
  show(metrics, 'mysql_pool_max', 'The most connections there may be', () => pool.maxSize)
}
